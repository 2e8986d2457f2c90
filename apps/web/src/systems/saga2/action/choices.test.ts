import { GM_VIEWER, seatViewer, viewOf, type FightView, type Offer } from '@ransen/rules';
import { expect, test } from 'vitest';
import { saga2Web as web } from '..';
import type { Names } from '../../web-system';
import { Battle } from '../../../../../../packages/rules/src/systems/saga2/testing/battle';
import { SWEEP } from '../../../../../../packages/rules/src/systems/saga2/testing/kit';

const names: Names = { name: (id) => id, side: () => 'party', person: (id) => id };

/** What the rows of an offer say of who stands in them. */
function rowsOf(view: FightView, actor: string, isWanted: (offer: Offer) => boolean): unknown[] {
  const offer = web.rules.options(view, actor, 'command').find(isWanted)!;
  return offer.targets!.choices.map(
    (choice) => web.choice(view, offer, 'targets', choice, names, actor).detail,
  );
}

const sweeps = ({ action }: Offer) => action['technique'] === SWEEP.id;

test('SG-TRN-14: rows to attack are those of the other side, with who is still there', () => {
  const battle = new Battle({
    party: { amy: { techniques: [SWEEP] }, bob: { row: 'back' } },
    enemies: { orc: { techniques: [{ ...SWEEP, skill: 'axe' }] }, imp: {} },
  });
  expect(rowsOf(viewOf(web.rules, battle.fight, GM_VIEWER), 'orc', sweeps)).toEqual([
    'amy',
    'bob、いまは届かない',
  ]);
  battle.send({ type: 'correct', target: 'imp', field: 'hp', value: 0 });
  battle.resolve();
  const seen = viewOf(web.rules, battle.fight, seatViewer('amy'));
  expect(rowsOf(seen, 'amy', sweeps)[0]).toBe('orc');
});
