import { describe, expect, it } from 'vitest';
import { actsAsFront, placesOf, reaches, type Placed } from './reach';
import type { Condition, Row } from './state';
import type { StatusName } from './sheets';

const at = (
  id: string,
  side: Placed['side'],
  row: Row,
  condition: Condition = 'up',
  ...statuses: StatusName[]
): Placed => ({ id, side, row, condition, statuses: statuses.map((name) => ({ name })) });

const ann = at('ann', 'party', 'front');
const ben = at('ben', 'party', 'back');
const wolf = at('wolf', 'enemy', 'front');
const mage = at('mage', 'enemy', 'back');
const all = [ann, ben, wolf, mage];

describe('rows (SG-TRN-3)', () => {
  it.each([
    ['front to front', ann, wolf, true],
    ['front to back', ann, mage, false],
    ['back to front', ben, wolf, false],
    ['back to back', ben, mage, false],
  ])('let a melee attack through from %s: %#', (_, actor, target, through) => {
    expect(reaches(all, actor, target, 'melee')).toBe(through);
    expect(reaches(all, actor, target, 'ranged')).toBe(true);
  });

  it('do not matter on the own side (SG-STS-13)', () => {
    expect(reaches(all, ann, ben, 'melee')).toBe(true);
  });
});

describe('a back row counts as front (SG-TRN-4)', () => {
  const behind = (front: Placed) => actsAsFront([front, ben], ben);

  it.each<[string, Condition, StatusName[], boolean]>([
    ['fainted', 'fainted', [], true],
    ['collapsed', 'collapsed', [], true],
    ['defeated', 'defeated', [], true],
    ['gone', 'gone', [], true],
    ['asleep', 'up', ['sleep'], true],
    ['of stone', 'up', ['petrification'], true],
    ['stunned', 'up', ['stun'], false],
    ['paralysed', 'up', ['paralysis'], false],
  ])('while those in front are all %s', (_, condition, statuses, counts) => {
    expect(behind(at('ann', 'party', 'front', condition, ...statuses))).toBe(counts);
  });

  it('while nobody stands in front of it', () => {
    expect(actsAsFront([ben, wolf], ben)).toBe(true);
  });

  it('not while one of several holds the front', () => {
    const down = at('cat', 'party', 'front', 'fainted');
    expect(actsAsFront([down, ann, ben], ben)).toBe(false);
  });

  it('both to reach and to be reached', () => {
    const fallen = { ...wolf, condition: 'defeated' as const };
    expect(reaches([ann, ben, fallen, mage], ann, mage, 'melee')).toBe(true);
    expect(reaches([ann, ben, fallen, mage], mage, ann, 'melee')).toBe(true);
    expect(reaches([ann, ben, fallen, mage], mage, ben, 'melee')).toBe(false);
  });
});

it('those out of sight and those who left stand in no row', () => {
  const body = { row: 'front', condition: 'up', statuses: [] } as const;
  const fight = {
    ann: { id: 'ann', side: 'party', body },
    unseen: { id: 'unseen', side: 'enemy', hidden: true, body },
    fled: { id: 'fled', side: 'enemy', body: { ...body, condition: 'gone' } },
  } as const;
  expect(placesOf(fight).map(({ id }) => id)).toEqual(['ann']);
});
