import { describe, expect, it } from 'vitest';
import { entrantSchema } from '@ransen/rules';
import { enemiesOf, inMessages } from './enemies';

const placing = (count: number) => ({ count, hidden: true, setup: { area: 'front' } });
const goblin = { name: 'Goblin', hp: 9 };

describe('several enemies of one sheet', () => {
  it('share a kind and have ids of their own, as the room takes them', () => {
    const enemies = enemiesOf(goblin, placing(3), [], 'goblin');
    expect(new Set(enemies.map(({ id }) => id)).size).toBe(3);
    expect(enemies.map(({ kind }) => kind)).toEqual(['goblin', 'goblin', 'goblin']);
    for (const enemy of enemies) {
      expect(entrantSchema.parse(enemy)).toEqual(enemy);
      expect(enemy).toMatchObject({ hidden: true, setup: { area: 'front' }, sheet: goblin });
    }
  });

  it('join those of the same sheet that stand there, and no others', () => {
    const camp = enemiesOf(goblin, placing(1), [], undefined);
    expect(enemiesOf({ hp: 9, name: 'Goblin' }, placing(1), camp, undefined)[0]!.kind).toBe(
      camp[0]!.kind,
    );
    const changed = { ...goblin, hp: 10 };
    expect(enemiesOf(changed, placing(1), camp, camp[0]!.kind)[0]!.kind).not.toBe(camp[0]!.kind);
  });

  it('go in portions that a message can carry', () => {
    expect(inMessages(Array.from({ length: 19 })).map((some) => some.length)).toEqual([8, 8, 3]);
  });
});
