import { describe, expect, it } from 'vitest';
import { viewOf } from '../../kernel/view';
import { seatViewer } from '../../kernel/viewer';
import { saga2 } from '.';
import { Battle, type Cast } from './testing/battle';
import { COUNTER, PARRY } from './testing/kit';

const LASH = {
  ...{ id: 'lash', name: '闇の鞭', skill: 'unarmed', rank: 2, cost: 0, base: 3, dice: 2 },
};
const cast: Cast = {
  party: { amy: { techniques: [PARRY, COUNTER] }, bob: {} },
  enemies: { orc: {}, ghost: { hidden: true, techniques: [LASH] } },
  options: { knowledge: true },
  rerolls: ['amy'],
};
const guard = { do: 'guard', defend: false };

/** The action phase; nobody has seen the ghost, which the GM has strike at amy all the same. */
function struck(): Battle {
  const battle = Battle.acting(cast, { amy: guard, bob: guard, orc: guard }, ['amy', 'bob', 'orc']);
  const action = { do: 'technique', technique: 'lash', weapon: 'natural', target: 'amy' };
  const command = { ...action, from: 'front', hands: [] };
  battle.send({ type: 'act', actor: 'ghost', action: command, override: true }, undefined, [3, 4]);
  return battle;
}

const asked = ({ fight }: Battle) => viewOf(saga2, fight, seatViewer('amy')).question;

describe('SG-OPT-1 what is put to a player about somebody out of sight', () => {
  it('is the total that stands against them, not whose it is and what with', () => {
    const battle = struck();
    expect(asked(battle)).toMatchObject({ label: 'defence', about: { total: 10 } });
    expect(JSON.stringify(asked(battle))).not.toMatch(/ghost|闇の鞭|technique"/);
  });

  it('is what a counter rolls, not whom it hits', () => {
    const battle = struck();
    battle.answer('technique:counter', [6, 5, 4]);
    battle.answer(null);
    battle.answer([0, 1], [3]);
    expect(asked(battle)).toMatchObject({ label: 'lp-reroll', about: { roll: 'damage' } });
    expect(JSON.stringify(asked(battle))).not.toContain('ghost');
  });

  it('is no order for who was charmed by them: the GM gives it', () => {
    const enemies = { orc: {}, imp: {} };
    const battle = Battle.acting({ ...cast, enemies }, { amy: guard, bob: guard }, ['orc']);
    battle.rule({ do: 'status', id: 'orc', status: 'charm', by: 'amy' });
    battle.send({ type: 'conceal', id: 'orc' });
    battle.send(
      { type: 'act', actor: 'orc', action: { do: 'go' }, override: true },
      undefined,
      [3],
    );
    expect(battle.question).toMatchObject({ label: 'order', stream: 'gm', asks: { gm: {} } });
    expect(asked(battle)).toBeUndefined();
  });
});
