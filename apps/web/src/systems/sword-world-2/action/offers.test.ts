import { GM_VIEWER, playerOf } from '@ransen/rules';
import { find, type FightView } from '@ransen/rules';
import { afterEach, describe, expect, test } from 'vitest';
import {
  start,
  walk,
} from '../../../../../../packages/rules/src/systems/sword-world-2/testing/walk';
import { swordWorld2Web as web } from '..';
import { language, LANGUAGES } from '../../../texts/index.svelte';
import { namesIn, viewFor } from '../testing/reader';

afterEach(() => {
  language.current = 'ja';
});

const BROKEN = /undefined|NaN|null|\[object|[{}]|\b[ce]-[a-z0-9]|\bself\b|\b\w+--\w/;

/** All words of an actor's offers; each is checked as it is read. */
function* wordsIn(view: FightView, actor: string, part?: string): Generator<string> {
  const names = namesIn(view);
  for (const offer of web.rules.options(view, actor, part)) {
    const { terms = [], ...words } = web.offer(view, actor, offer, names);
    yield* Object.values(words).filter((word) => typeof word === 'string');
    yield* terms.flatMap(({ label, value }) => [label, value]);
    for (const slot of ['targets', 'extras'] as const) {
      for (const choice of offer[slot]?.choices ?? []) {
        const { label, detail, right } = web.choice(view, offer, slot, choice, names);
        yield* [label, detail, right].filter((word) => word !== undefined);
        if (choice.refusal && !web.refusal(choice.refusal)) yield choice.refusal.code;
      }
    }
  }
}

describe.each(LANGUAGES.map(({ id }) => id))('offers in words, %s', (lang) => {
  test.each([0, 1, 2, 3, 4, 5])('seed %i: everybody who may act, and the GM', (seed) => {
    language.current = lang;
    const groups = new Set(web.groups().map(({ id }) => id));
    let fights = [start(seed).fight];
    for (const { after } of walk(seed, 90)) fights = [...fights, after];
    let read = 0;
    for (const fight of fights.filter((_, i) => i % 6 === 0)) {
      for (const { actor, part } of fight.slots) {
        for (const viewer of [playerOf(find(fight, actor)!), GM_VIEWER]) {
          const view = viewFor(fight, viewer);
          for (const offer of web.rules.options(view, actor, part)) {
            expect(groups).toContain(offer.group);
          }
          for (const words of wordsIn(view, actor, part)) {
            read += 1;
            expect(words).not.toMatch(BROKEN);
            expect(words).not.toBe('');
          }
        }
      }
    }
    expect(read).toBeGreaterThan(50);
  });
});
