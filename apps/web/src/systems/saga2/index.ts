import { systemOf } from '@ransen/rules';
import { INITIATIVE_REROLL, LP_REROLL } from '@ransen/rules/saga2';
import type { WebSystem } from '../web-system';
import { choiceWords } from './action/choices';
import { groups } from './action/groups';
import { offerWords } from './action/offers';
import { wayWords } from './action/ways';
import { between } from './between';
import Chronicle from './chronicle/Chronicle.svelte';
import { blankCharacter, blankEnemy } from './editor/blank';
import { fieldName } from './editor/field-names';
import { problemWords } from './editor/problems';
import { correctablesOf } from './gm/correctables';
import GmPerson from './gm/GmPerson.svelte';
import GmSections from './gm/GmSections.svelte';
import { diceOf } from './log/dice';
import { lineOf } from './log/line';
import { saga2Opening } from './opening';
import { setupFields } from './options';
import { answerOf, promptOf, questionTitle } from './prompts';
import { ID, refusalWords } from './refusals';
import { sheetName, sheetSummary } from './summary';
import Field from './table/Field.svelte';
import Summary from './table/Summary.svelte';
import { t } from './texts';
import { cardOf } from './view/card';
import { declaredWords } from './view/declared';
import { detailOf } from './view/detail';
import { orderOf } from './view/order';
import { turnOf } from './view/turn';
import { nameOf, nameOfEntry } from './words/names';

/** Everything of the screen that belongs to SAGA2. */
export const saga2Web: WebSystem = {
  ...saga2Opening,
  rules: systemOf(ID)!,
  setupFields,

  name: nameOf,
  nameOfEntry,
  card: cardOf,
  detail: detailOf,
  order: orderOf,
  turn: turnOf,
  Field,
  Summary,

  oneAfterAnother: true,
  groups,
  budget: () => undefined,
  offer: offerWords,
  choice: choiceWords,
  way: wayWords,
  deed: (fight, who, action, names) => declaredWords(fight, who, action as never, names),
  standing: () => [
    { name: INITIATIVE_REROLL, label: t('reroll.switchOrder') },
    { name: LP_REROLL, label: t('reroll.switch') },
  ],
  refusal: refusalWords,
  prompt: promptOf,
  answer: answerOf,
  questionTitle,

  line: lineOf,
  rolls: diceOf,

  GmSections,
  GmPerson,
  correctables: correctablesOf,
  proposals: () => [],
  proposalWords: () => '',

  editor: async (side) => {
    const editors = await import('./editor');
    return side === 'party' ? editors.CharacterEditor : editors.EnemyEditor;
  },
  optionsEditor: async () => (await import('./editor')).OptionsEditor,
  blankCharacter,
  blankEnemy,
  problem: problemWords,
  fieldName,
  sheetSummary,
  sheetName,
  between,
  Chronicle,
};
