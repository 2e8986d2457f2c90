import type { JsonObject } from '../../../kernel/json';
import { sees, seesId } from '../../../kernel/view';
import type { Viewer } from '../../../kernel/viewer';
import { sideOf } from '../combatants';
import { initiativeTarget, isTargetOpen } from '../stages/initiative';
import { checkingKinds } from '../stages/knowledge';
import {
  isMonster,
  type Kind,
  type Monster,
  type Status,
  type SwCombatant,
  type SwFight,
} from '../state';
import type { SeenData, SeenEnemy, SeenKind, SeenLoot, SeenPart } from './types';

export * from './types';

/** The fight's data as a viewer may see it (SW-KNW-14, SW-KNW-15). */
export function viewData(fight: SwFight, viewer: Viewer): JsonObject {
  const { stage, round, first, side, victory } = fight.data;
  const seen: SeenData = {
    stage,
    checking: checkingKinds(fight).length > 0,
    round,
    ...(first ? { first } : {}),
    ...(side ? { side } : {}),
    kinds: seenKinds(fight, viewer),
    initiative: seenInitiative(fight),
    ...(stage === 'initiative' && (viewer.role === 'gm' || isTargetOpen(fight))
      ? { initiativeTarget: initiativeTarget(fight) }
      : {}),
    loot: seenLoot(fight, viewer),
    ...(victory ? { victory } : {}),
  };
  return seen as unknown as JsonObject;
}

function seenKinds(fight: SwFight, viewer: Viewer): Record<string, SeenKind> {
  return Object.fromEntries(
    Object.entries(fight.data.kinds).map(([id, kind]) => [
      `k${kind.letter}`,
      seenKind(fight, id, kind, viewer),
    ]),
  );
}

function seenKind(fight: SwFight, id: string, kind: Kind, viewer: Viewer): SeenKind {
  const { letter, count, publicName, identified, weakness, checking, checked } = kind;
  const sheet = sideOf(fight, 'enemy').find(
    (c): c is Monster => c.kind === id && isMonster(c) && sees(viewer, c),
  )?.body.sheet;
  const gm = viewer.role === 'gm';
  return {
    letter,
    count,
    ...(publicName ? { publicName } : {}),
    ...(sheet && (gm || identified) ? named(sheet) : {}),
    identified,
    weak: weakness,
    checking,
    checked,
    ...(sheet && gm ? { fame: sheet.fame, weaknessValue: sheet.weaknessValue } : {}),
  };
}

const named = ({ name, nameEn }: { name: string; nameEn?: string | undefined }) => ({
  name,
  ...(nameEn ? { nameEn } : {}),
});

function seenInitiative(fight: SwFight): SeenData['initiative'] {
  return Object.fromEntries(
    Object.entries(fight.data.initiative).map(([id, { total }]) => [
      id,
      total === null ? {} : { total },
    ]),
  );
}

function seenLoot(fight: SwFight, viewer: Viewer): SeenLoot {
  const { rolls, found } = fight.data.loot;
  const seen = found.filter(({ enemy }) => seesId(fight, viewer, enemy));
  const items = seen.flatMap((row) => row.items);
  return {
    rolls: rolls.filter(({ enemy }) => seesId(fight, viewer, enemy)),
    found: seen,
    worth: items.reduce((sum, item) => sum + item.count * item.price, 0),
  };
}

/** A combatant's body as a viewer may see it: characters are open, enemies veiled. */
export function viewBody(fight: SwFight, combatant: SwCombatant, viewer: Viewer): JsonObject {
  const body = isMonster(combatant) ? seenEnemy(fight, combatant, viewer) : combatant.body;
  return body as unknown as JsonObject;
}

const HIDDEN_KIND: Kind = {
  letter: -1,
  count: 0,
  identified: false,
  weakness: false,
  checking: false,
  checked: [],
};

function seenEnemy(fight: SwFight, enemy: Monster, viewer: Viewer): SeenEnemy {
  const { body } = enemy;
  const kind = fight.data.kinds[enemy.kind] ?? HIDDEN_KIND;
  const gm = viewer.role === 'gm';
  const open = gm || kind.identified;
  const { moved, area, placed, condition, statuses, withdrawal } = body;
  return {
    type: 'enemy',
    letter: kind.letter,
    nth: body.nth,
    ...(kind.publicName ? { publicName: kind.publicName } : {}),
    identified: kind.identified,
    weak: kind.weakness,
    area,
    placed,
    condition,
    statuses: open ? statuses : statuses.map(veiled),
    ...(moved ? { moved } : {}),
    withdrawal,
    parts: Object.fromEntries(
      body.sheet.parts.map((part, index) => {
        const key = `p${index + 1}`;
        return [key, seenPart(body.parts[key]!, part, open)];
      }),
    ),
    ...(open ? { sheet: seenSheet(body.sheet, gm || kind.weakness) } : {}),
  };
}

/** A status is public, but not what an enemy's own magic does by it. */
const veiled = (status: Status): Status =>
  status.unexplained ? { ...status, modifiers: {} } : status;

function seenPart(
  { hp, mp, major, passed }: Monster['body']['parts'][string],
  look: { name: string; nameEn?: string | undefined },
  open: boolean,
): SeenPart {
  return {
    ...named(look),
    ...(hp <= 0 ? { down: true as const } : {}),
    major,
    passed,
    ...(open ? { hp, mp } : {}),
  };
}

function seenSheet(
  sheet: Monster['body']['sheet'],
  weak: boolean,
): NonNullable<SeenEnemy['sheet']> {
  if (weak) return sheet;
  const { weakness: _, weaknessValue: __, ...open } = sheet;
  return open;
}
