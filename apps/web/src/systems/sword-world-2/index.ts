import { systemOf } from '@ransen/rules';
import { seenOf } from '@ransen/rules/sword-world-2';
import type { WebSystem } from '../web-system';
import { choiceWords } from './action/choices';
import { budgetOf, groups } from './action/groups';
import { offerWords } from './action/offers';
import { answerOf, promptOf, questionTitle } from './action/prompts';
import { proposalsOf, proposalWords } from './action/proposals';
import { between } from './between';
import { blankCharacter, blankEnemy } from './editor/blank';
import { fieldName } from './form/field-names';
import { problemWords } from './form/problems';
import { correctablesOf } from './gm/correctables';
import GmPerson from './gm/GmPerson.svelte';
import GmSections from './gm/GmSections.svelte';
import { diceOf } from './log/dice';
import { lineOf } from './log/line';
import { swordWorld2Opening } from './opening';
import { setupFields } from './options';
import { ID, refusalWords } from './refusals';
import { sheetName, sheetSummary } from './summary';
import Field from './table/Field.svelte';
import Summary from './table/Summary.svelte';
import { cardOf } from './view/card';
import { detailOf } from './view/detail';
import { orderOf } from './view/order';
import { turnOf } from './view/turn';
import { nameOf, nameOfEntry, partName } from './words/names';

/** Everything of the screen that belongs to Sword World 2.0. */
export const swordWorld2Web: WebSystem = {
  ...swordWorld2Opening,
  rules: systemOf(ID)!,
  setupFields,

  name: nameOf,
  partName: (fight, id, part) => {
    const seen = seenOf(fight, id);
    return (seen && partName(seen, part)) ?? '';
  },
  nameOfEntry,
  card: cardOf,
  detail: detailOf,
  order: orderOf,
  turn: turnOf,
  Field,
  Summary,

  groups,
  budget: budgetOf,
  offer: offerWords,
  choice: choiceWords,
  refusal: refusalWords,
  prompt: promptOf,
  answer: answerOf,
  questionTitle,

  line: lineOf,
  rolls: diceOf,

  GmSections,
  GmPerson,
  correctables: correctablesOf,
  proposals: proposalsOf,
  proposalWords,

  editor: async (side) => {
    const editors = await import('./editor');
    return side === 'party' ? editors.CharacterEditor : editors.EnemyEditor;
  },
  blankCharacter,
  blankEnemy,
  problem: problemWords,
  fieldName,
  sheetSummary,
  sheetName,
  between,
};
