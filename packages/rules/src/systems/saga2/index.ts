import type { JsonObject } from '../../kernel/json';
import type { System } from '../../kernel/system';
import { actionSchema, type Action } from './actions';
import { apply } from './apply';
import { between, betweenSchema, carry, type Between } from './between';
import { chronicle } from './chronicle';
import { SAGA2_CODES } from './codes';
import { correct } from './correct';
import { enter } from './enter';
import { eventSchema, type SgEvent } from './events';
import { next } from './flow';
import { gm, gmSchema, undoable, type GmCommand } from './gm';
import { narrate } from './narrate';
import { options } from './options/list';
import { permit } from './options/permit';
import { deed, go } from './phases/action';
import { beginTurn, declareEnemies, declareParty } from './phases/command';
import { finish } from './phases/finish';
import { initiative, order } from './phases/initiative';
import { interrupted } from './phases/interrupt';
import { lose } from './phases/places';
import { turnChange } from './phases/turn-change';
import { calledCheck } from './resolve/called-check';
import { openChain } from './resolve/chain';
import { contest } from './resolve/contest';
import { keepRevealed } from './reveal';
import { optionsSchema, type Options } from './settings';
import { characterSchema, enemySchema, type Character } from './sheets';
import { appeared, arrived } from './sight';
import type { Body, Data } from './state';
import { viewBody, viewData } from './view';
import { foresee } from './view/foresee';

const START: Data = {
  phase: 'command',
  turn: 0,
  kinds: {},
  initiative: {},
  order: [],
  special: false,
  strength: 0,
  strengths: {},
  victory: null,
};

const scripts = {
  beginTurn,
  declareEnemies,
  declareParty,
  initiative,
  order,
  go,
  deed,
  chain: openChain,
  lose,
  turnChange,
  finish,
  test: calledCheck,
  contest,
};

/** SAGA2. */
export const saga2: System<Data, Body, SgEvent, Action, Options> = {
  id: 'saga2',
  version: 1,
  name: { ja: 'SAGA2', en: 'SAGA2' },
  codes: SAGA2_CODES,
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
  appeared,
  reappeared: arrived,
  next,
  /** The GM ended the fight: it is closed like any other (SG-END-7). */
  aftermath: ({ data }) => (data.phase === 'over' ? null : { script: 'finish', args: {} }),
  scripts,
  apply,
  options,
  permit,
  call: (actor, _part, action, overruled) => ({
    script: action.do === 'go' || action.do === 'chain' ? action.do : 'deed',
    args: { action: action as unknown as JsonObject, overruled },
    by: actor,
  }),
  gm: (fight, command) => gm(fight, command as GmCommand),
  undoable: (command) => undoable(command as GmCommand),
  lasting: ({ type }) => type === 'sg.revealed' || type === 'sg.named',
  interrupt: interrupted,
  correct,
  mayPropose: () => ({ code: 'unknown_action' }),
  accepted: () => {
    throw new Error('Nothing can be proposed in SAGA2.');
  },
  keepRevealed,
  viewData,
  viewBody,
  foresee,
  narrate,
  carry,
  between: (sheet, change, _viewer, dice) => between(sheet as Character, change as Between, dice),
  chronicle,
};
