import type { Texts } from '../../../texts/index.svelte';
import type { chronicleJa } from './chronicle.ja';

/** Texts of what is counted over a scenario. */
export const chronicleEn: Texts<keyof typeof chronicleJa> = {
  'chronicle.title': 'Scenario {scenario}',
  'chronicle.fights': '{count} {count:fight|fights}',
  'chronicle.none': 'Enemies that are defeated are counted here after each fight.',
  'chronicle.later': 'The GM hands out the rewards at the end of the scenario.',
  'chronicle.defeated': 'Defeated',
  'chronicle.foe': '{name} (rank {rank})',
  'chronicle.boss': '{name} (rank {rank}, boss)',
  'chronicle.table': 'What everybody gets',
  'chronicle.tableHint':
    'Each figure can be changed. The end of the scenario puts them on all sheets.',
  'chronicle.gmTable': "The GM's reward",
  'chronicle.gmTableHint': 'To be split among own characters.',
  'chronicle.last': 'What the last scenario brought',
  'reward.item': 'Item',
  'reward.points': 'Technique points',
  'reward.credits': 'Credits',
  'reward.creditsUnit': 'Cr',
  'reward.goal': 'Goal reached (10-100, missed 0)',
  'reward.goalShort': 'Goal',
  'reward.bosses': 'Bosses (rank × 10)',
  'reward.others': 'Other enemies (sum of ranks × 2)',
  'reward.roleplay': 'Good role-play (1 each)',
  'reward.helping': 'Helping (1 each)',
  'reward.sum': 'Sum',
  'reward.gmPoints': "GM's technique points",
  'reward.gmCredits': "GM's credits",
  'chronicle.copy': 'Copy the table',
  'chronicle.copied': 'Copied',
  'chronicle.badGoal': 'The goal is 0, or from 10 to 100.',
  'chronicle.end': 'End the scenario and hand out',
  'chronicle.endTitle': 'End the scenario?',
  'chronicle.endText':
    'Everybody gets {points} technique points and {credits} Cr. Maximum HP rises by 2, one growth of WP or JP can be chosen, and the three places of mikiri are free again.',
  'chronicle.purse': "Left of the GM's reward: {points} technique points, {credits} Cr",
  'chronicle.giveTo': 'Character',
  'chronicle.give': 'Give',
};
