import { describe, expect, it } from 'vitest';
import { apply } from '../../../kernel/apply';
import type { FightEvent } from '../../../kernel/events';
import type { Entry } from '../../../kernel/system';
import { viewOf } from '../../../kernel/view';
import { GM_VIEWER, ONLOOKER, type Viewer } from '../../../kernel/viewer';
import { saga2 } from '..';
import type { SgFight } from '../state';
import { Battle, type Cast } from '../testing/battle';
import { FIRE } from '../testing/kit';
import { foresee } from './foresee';

const CAST: Cast = {
  party: { amy: { techniques: [FIRE], items: [{ id: 'salve', name: '傷薬', dice: 1 }] }, bob: {} },
  enemies: { orc: { techniques: [{ ...FIRE, id: 'breath', name: '炎の息' }], wp: 9, jp: 9 } },
};

/** What a viewer reads of some events, and what there is to see before and after. */
function told(before: SgFight, events: readonly FightEvent[], viewer: Viewer) {
  const entries: Entry[] = [];
  let fight = before;
  for (const event of events) {
    const next = apply(saga2, fight, event) as SgFight;
    entries.push(...saga2.narrate(fight, event, next, viewer));
    fight = next;
  }
  const seen = (at: SgFight) => JSON.parse(JSON.stringify(viewOf(saga2, at, viewer))) as object;
  const plain = JSON.parse(JSON.stringify(entries)) as Entry[];
  return { before: seen(before), after: seen(fight), entries: plain };
}

/** Combatants, places and data are foreseen; who is asked is not. */
function expectForeseen(before: SgFight, events: readonly FightEvent[]): void {
  for (const viewer of [ONLOOKER, GM_VIEWER]) {
    const { before: view, after, entries } = told(before, events, viewer);
    const { combatants, slots, data } = foresee(view as never, entries);
    expect({ combatants, slots, data }).toEqual({
      combatants: (after as typeof after & { combatants: object }).combatants,
      slots: (after as typeof after & { slots: object }).slots,
      data: (after as typeof after & { data: object }).data,
    });
  }
}

describe.each([false, true])('a view follows from the log, knowledge hidden: %s', (knowledge) => {
  it('through the commands, initiative and actions of a turn', () => {
    const battle = new Battle({ ...CAST, options: { knowledge } });
    const { fight } = battle;
    const begun = battle.events.length;
    battle.declare(
      {
        orc: { do: 'technique', technique: 'breath', target: 'amy' },
        amy: { do: 'technique', technique: 'fire', target: 'orc' },
        bob: { do: 'guard', defend: true, cover: 'amy', from: 'back' },
      },
      ['amy', 'orc', 'bob'],
    );
    expectForeseen(fight, battle.events.slice(begun));
  });

  it('through damage, costs and what becomes of somebody', () => {
    const commands = {
      orc: { do: 'technique', technique: 'breath', target: 'amy' },
      amy: { do: 'technique', technique: 'fire', target: 'orc' },
    };
    const battle = Battle.acting({ ...CAST, options: { knowledge } }, commands, ['amy', 'orc']);
    const { fight } = battle;
    const begun = battle.events.length;
    battle.go([6, 5, 1]);
    battle.resolve([1, 1, 3, 4, 5]);
    expectForeseen(fight, battle.events.slice(begun));
  });
});

it('knows nothing of what it was never told', () => {
  const { fight } = new Battle(CAST);
  const view = viewOf(saga2, fight, ONLOOKER);
  const entries = [{ k: 'no-such-entry' }, { k: 'toString' }, { k: 'fall', id: 'nobody' }];
  expect(foresee(view, entries as Entry[])).toEqual(view);
});
