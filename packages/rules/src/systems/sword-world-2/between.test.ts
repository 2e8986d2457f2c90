import { describe, expect, it } from 'vitest';
import { GM_VIEWER, seatViewer } from '../../kernel';
import { swordWorld2 } from '.';
import { between, type Between } from './between';
import { characterSchema, type Character, type CharacterInput } from './sheets';
import { Battle } from './testing/battle';

const sheet = (over: Partial<CharacterInput> = {}): Character =>
  characterSchema.parse({
    name: '誰か',
    hp: { max: 20, now: -8 },
    mp: { max: 9, now: 2 },
    ...over,
  });

function changed(before: Character, change: Between, viewer = GM_VIEWER) {
  const made = between(before, change, viewer);
  return made.ok ? made.value : { refused: made.refusal.code };
}

describe('SW-DEF-7: raising the dead', () => {
  const dead = { fate: 'dead', gamel: 10_000 } as const;
  const raise: Between = { do: 'resurrect', cost: 9000 };

  it('costs what the GM enters, and taint +1; back with HP 1', () => {
    expect(changed(sheet({ ...dead, taint: 1 }), raise)).toMatchObject({
      sheet: { fate: 'alive', hp: { now: 1 }, taint: 2, gamel: 1000 },
      entry: { k: 'raised', cost: 9000, taint: 2 },
    });
  });

  it('a Runefolk loses a year of memory and gains no taint', () => {
    expect(changed(sheet({ ...dead, race: 'runefolk', taint: 1 }), raise)).toMatchObject({
      sheet: { fate: 'alive', taint: 1 },
      entry: { k: 'raised', memory: true },
    });
  });

  it('the fifth taint loses the character for good', () => {
    const lost = changed(sheet({ ...dead, taint: 4 }), raise);
    expect(lost).toMatchObject({ sheet: { fate: 'lost', taint: 5 }, entry: { lost: true } });
    const again = characterSchema.parse((lost as { sheet: Character }).sheet);
    expect(changed(again, raise)).toEqual({ refused: 'lost_forever' });
  });

  it('is refused to the living, without the money, and to players', () => {
    expect(changed(sheet({ gamel: 9000 }), raise)).toEqual({ refused: 'not_dead' });
    expect(changed(sheet({ fate: 'dead', gamel: 8999 }), raise)).toEqual({
      refused: 'not_enough_gamel',
    });
    expect(changed(sheet(dead), raise, seatViewer('amy'))).toEqual({ refused: 'gm_only' });
  });
});

describe('between fights', () => {
  it('rest fills HP and MP, waking gives HP 1; neither helps the dead', () => {
    expect(changed(sheet(), { do: 'rest' })).toMatchObject({
      sheet: { hp: { now: 20 }, mp: { now: 9 } },
    });
    expect(changed(sheet(), { do: 'wake' })).toMatchObject({ sheet: { hp: { now: 1 } } });
    expect(changed(sheet({ hp: 20 }), { do: 'wake' })).toEqual({ refused: 'target_awake' });
    for (const change of ['rest', 'wake'] as const) {
      expect(changed(sheet({ fate: 'dead' }), { do: change })).toEqual({ refused: 'out_of_fight' });
    }
  });

  it('a sheet carries HP, MP, items and death out of the fight, and is a sheet', () => {
    const herb = { id: 'herb', name: '薬草', effect: { kind: 'healing', dice: '1d' } } as const;
    const battle = Battle.turns({
      party: { amy: { items: [{ ...herb, count: 3 }], hp: { max: 20, now: 5 } }, bob: {} },
    });
    battle.act('amy', { do: 'use', item: 'herb', targets: [{ id: 'amy' }] }, [4]);
    battle.send({ type: 'correct', target: 'bob', field: 'condition', value: 'dead' });
    const carried = (id: string) => characterSchema.parse(swordWorld2.carry(battle.get(id)));
    expect(carried('amy')).toMatchObject({ hp: { now: 9 }, items: [{ count: 2 }], fate: 'alive' });
    expect(carried('bob').fate).toBe('dead');
  });
});
