import { formatNumber } from '../../../texts/index.svelte';
import type { LineWords, Names } from '../../web-system';
import { poolWord } from '../words/technique';
import type { EntryOf } from './entries';
import { event, number, person } from './sentence';

/** What is done between fights, and what a scenario brings. */
export const betweenLine = {
  inn: ({ id }: EntryOf<'inn'>, names: Names): LineWords =>
    event('log.inn', { id: person(names, id) }),
  'sat-out': ({ id, hp, wp, jp, lp }: EntryOf<'sat-out'>, names: Names): LineWords =>
    event('log.satOut', {
      id: person(names, id),
      hp: number(hp),
      wp: number(wp),
      jp: number(jp),
      lp: number(lp),
    }),
  grown: ({ id, pool, max }: EntryOf<'grown'>, names: Names): LineWords =>
    event('log.grown', { id: person(names, id), pool: poolWord(pool), max: number(max) }),
  'scenario-ended': ({ scenario, points, credits }: EntryOf<'scenario-ended'>): LineWords =>
    event('log.scenarioEnded', {
      scenario: number(scenario),
      points: number(formatNumber(points)),
      credits: number(formatNumber(credits)),
    }),
  'gm-reward': ({ id, points, credits }: EntryOf<'gm-reward'>, names: Names): LineWords =>
    event('log.gmReward', {
      id: person(names, id),
      points: number(formatNumber(points)),
      credits: number(formatNumber(credits)),
    }),
};
