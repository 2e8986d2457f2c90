import type { JsonObject } from '../../kernel/json';
import type { Scene, Script } from '../../kernel/script';
import { emit } from '../../kernel/script';
import type { System } from '../../kernel/system';
import { actionSchema, type Action } from './actions';
import { apply } from './apply';
import { between, betweenSchema, carry, type Between } from './between';
import { SWORD_WORLD_CODES } from './codes';
import { appeared, arrived, combatant, enter } from './combatants';
import { correct } from './correct';
import { eventSchema, type SwEvent } from './events';
import { next } from './flow';
import { gm, gmSchema, undoable, type GmCommand } from './gm';
import { narrate } from './narrate';
import { options } from './options/list';
import { permit } from './options/permit';
import { accepted, mayPropose, viewProposal } from './proposals';
import * as act from './resolve/act';
import type { Deed } from './resolve/act';
import { keepRevealed } from './reveal';
import { optionsSchema, type Options } from './settings';
import { characterSchema, enemySchema, type Character } from './sheets';
import { reorder, withSlots } from './slots';
import { initiativeRoll, settleInitiative } from './stages/initiative';
import { knowledgeCheck } from './stages/knowledge';
import { beginLoot, finishLoot, lootRest, lootRoll } from './stages/loot';
import { beginRounds, placeAction, placeRest } from './stages/placement';
import { finishFight, nextTurn, surrender } from './stages/turns';
import type { Body, Data, SwFight } from './state';
import { viewBody, viewData } from './view';
import { foresee } from './view/foresee';

const START: Data = {
  stage: 'knowledge',
  round: 0,
  first: null,
  side: null,
  kinds: {},
  initiative: {},
  loot: { rolls: [], found: [] },
  victory: null,
};

type Acted<A> = (scene: Scene<SwFight>, deed: Deed<A>, who: string) => Script;

/** An actor without a named part acts with its only or first one. */
const acting =
  <A>(script: Acted<A>): Acted<A> =>
  (scene, deed, who) => {
    const first = Object.keys(combatant(scene.fight, who).body.parts)[0]!;
    return script(scene, { ...deed, part: deed.part ?? first }, who);
  };

/** What the GM has done against the rules is said where the deed itself does not (SW-ACT-22). */
const told = <A>(script: Acted<A>): Acted<A> =>
  function* (scene, deed, who) {
    if (deed.overruled) yield* emit({ type: 'sw.overruled', who });
    yield* script(scene, deed, who);
  };

const scripts = {
  check: told(knowledgeCheck),
  initiative: told(initiativeRoll),
  place: told(placeAction),
  attack: acting(act.attackAction),
  cast: acting(act.castAction),
  multi: acting(act.multiAction),
  withdraw: acting(act.withdrawAction),
  hold: acting(act.holdAction),
  use: acting(act.useAction),
  pickup: acting(act.pickupAction),
  draw: told(act.handleAction),
  stow: told(act.handleAction),
  discard: told(act.handleAction),
  move: told(act.moveAction),
  pass: told(acting(act.passAction)),
  loot: told(lootRoll),
  reorder,
  *closeChecks(): Script {
    yield* emit({ type: 'sw.checksClosed' });
  },
  *toInitiative(): Script {
    yield* emit({ type: 'sw.staged', stage: 'initiative' });
  },
  settleInitiative,
  placeRest,
  beginRounds,
  nextTurn,
  surrender,
  *finishFight(scene: Scene<SwFight>): Script {
    yield* finishFight(scene);
    yield* beginLoot(scene);
  },
  lootRest,
  finishLoot,
  *end(): Script {
    yield* emit({ type: 'ended' });
  },
};

/** Sword World 2.0 (ソード・ワールド2.0). */
export const swordWorld2: System<Data, Body, SwEvent, Action, Options> = {
  id: 'sword-world-2',
  version: 1,
  name: { ja: 'ソード・ワールド2.0', en: 'Sword World 2.0' },
  codes: SWORD_WORLD_CODES,
  schemas: {
    options: optionsSchema,
    character: characterSchema,
    enemy: enemySchema,
    action: actionSchema,
    event: eventSchema,
    between: betweenSchema,
    gm: gmSchema,
  },
  begin: () => START,
  enter,
  appeared: (fight, id) => withSlots(appeared(fight, id)),
  reappeared: (fight, id) => withSlots(arrived(fight, id)),
  next,
  aftermath: ({ data }) =>
    data.stage === 'over' && data.loot.rolls.length > 0 ? { script: 'lootRest', args: {} } : null,
  scripts,
  apply,
  options,
  permit,
  call: (actor, part, action, overruled) => ({
    script: action.do,
    args: { part, action: action as unknown as JsonObject, overruled },
    by: actor,
  }),
  gm: (fight, command) => gm(fight, command as GmCommand),
  undoable: (command) => undoable(command as GmCommand),
  lasting: ({ type }) => type === 'sw.revealed' || type === 'sw.named',
  correct,
  mayPropose,
  accepted,
  viewProposal,
  keepRevealed,
  viewData,
  viewBody,
  foresee,
  narrate,
  carry,
  between: (sheet, change, viewer) => between(sheet as Character, change as Between, viewer),
};
