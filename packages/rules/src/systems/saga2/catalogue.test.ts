import { describe, expect, it } from 'vitest';
import { catalogueOf } from './catalogue';
import { techniqueSchema } from './sheets';
import { STARTER_TECHNIQUES } from './starter/techniques';

const own = techniqueSchema.parse({ id: 'own', name: '我流', skill: 'axe', rank: 1, cost: 1 });

describe('techniques that can be learned', () => {
  it("are the program's, then the group's own", () => {
    const all = catalogueOf({ starterTechniques: true, techniques: [own] });
    expect(all).toEqual([...STARTER_TECHNIQUES, own]);
  });

  it("are the group's own alone if the room says so", () => {
    expect(catalogueOf({ starterTechniques: false, techniques: [own] })).toEqual([own]);
  });

  it("are the group's own where both have the same id", () => {
    const [first] = STARTER_TECHNIQUES;
    const changed = { ...first!, name: '書き換え' };
    const all = catalogueOf({ starterTechniques: true, techniques: [changed] });
    expect(all.filter(({ id }) => id === changed.id)).toEqual([changed]);
    expect(all).toHaveLength(STARTER_TECHNIQUES.length);
  });
});
