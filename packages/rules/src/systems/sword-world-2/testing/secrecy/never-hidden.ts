import type { FightEvent, KernelEvent } from '../../../../kernel/events';
import { all, find, type Combatant, type Fight } from '../../../../kernel/fight';
import type { Fact } from '../../../../testing/secrecy/kit';
import type { EnemySpell } from '../../sheets';
import type { Body, CharacterBody, EnemyBody, Kind, Status, SwFight } from '../../state';

/*
 * What players may always know, written out from the rule book and from nothing else: neither
 * `viewOf` nor `narrate` nor what they are made of is asked here.
 *
 * SW-KNW-14, "Never hidden":
 *   - the public name                       -> picture: called
 *   - where it is                           -> picture: area
 *   - its statuses                          -> picture: statuses, by name and end
 *   - what it does, as the GM words it      -> deeds: does, moves, stands, passes
 *   - hit or missed                         -> deeds: strikes, fails (a 1-1 is a miss)
 *   - resisted or not                       -> deeds: resists, fizzles
 *   - defeated                              -> picture: condition, fallen parts
 *   - a player's own dice, modifiers and totals
 *                                           -> deeds: rolls, and the sums of characters, which
 *                                              also say whether their own magic hurts or mends
 *   - the damage a character takes          -> deeds: suffers; picture: its HP
 * "Shown once identified: all of these except weakness and weakness value; once the weakness is
 * found, these too"                         -> picture: sheet, HP, MP, what its statuses change;
 *                                              deeds: its rolls and sums
 * SW-KNW-14, SW-INI-2: who is first; SW-ACT-1: whose turn it is; SW-END-1, SW-END-2: the end, and
 * what was found.
 * SW-ACT-6: a choice that a spell puts to a character is put to its player.
 */

/** Fields of events that the list speaks of. */
interface Happened {
  readonly type: string;
  readonly who?: string;
  readonly by?: string;
  readonly id?: string;
  readonly enemy?: string;
  readonly part?: string;
  readonly target?: string | { readonly id: string; readonly part: string };
  readonly targets?: readonly { readonly id: string; readonly part: string }[];
  readonly [field: string]: unknown;
}

/** What players may know of an event. */
export function deeds(before: Fight, event: FightEvent, after: Fight): Fact[] {
  const known = new Knowledge(before as SwFight);
  const happened = event as unknown as Happened;
  if (event.type === 'rolled') {
    const { roll, faces } = event as Extract<KernelEvent, { type: 'rolled' }>;
    const { label, who } = roll;
    const by = before.open?.call.by;
    const isInSight = by === undefined || known.isThere(by) || known.isCharacter(who);
    return known.isOpen(who) && isInSight ? [['rolls', who, label, faces]] : [];
  }
  return known.of(happened, after as SwFight);
}

class Knowledge {
  constructor(private readonly fight: SwFight) {}

  /** Is it there for players? */
  isThere(id: string | undefined): id is string {
    const c = id === undefined ? undefined : find(this.fight, id);
    return c !== undefined && !c.hidden;
  }

  /** Are its dice, sums and values everybody's? */
  isOpen(id: string | undefined): boolean {
    const c = id === undefined ? undefined : find(this.fight, id);
    if (!c) return false;
    return c.side === 'party' || (!c.hidden && kindOf(this.fight, c)?.identified === true);
  }

  isCharacter(id: string | undefined): boolean {
    return id !== undefined && find(this.fight, id)?.side === 'party';
  }

  of(event: Happened, after: SwFight): Fact[] {
    const { who, by } = event;
    switch (event.type) {
      case 'sw.checked':
        return [['checks', who, event.of, event.dice, event.identify, event.findWeakness]];
      case 'sw.initiative':
        return [['initiative', who, event.check]];
      case 'sw.declared':
        return this.isThere(who) ? [this.does(who, event)] : [];
      case 'sw.moved':
        return this.isThere(who) ? [['moves', who, event.how, event.to]] : [];
      case 'sw.placed':
        return this.isThere(who) ? [['stands', who, event.area]] : [];
      case 'sw.handled':
        return [['handles', who, event.weapon, event.deed, event.owner]];
      case 'sw.passed':
        return this.isThere(who) ? [['passes', who, event.part]] : [];
      case 'sw.attacked':
        return this.blow('strikes', event, event.hit, event.accuracy, event.evasion);
      case 'sw.resisted':
        return this.blow('resists', event, event.resisted, event.magic, event.resistance);
      case 'sw.declined':
        return this.isThere(who) ? [['resists', who, false]] : [];
      case 'sw.fizzled':
        return this.isThere(who) ? [['fizzles', who, this.isOpen(who) && event.magic]] : [];
      case 'sw.failed':
        return this.isThere(who) ? [['fails', who, aimOf(event), this.own(who, event.roll)]] : [];
      case 'sw.damaged':
        return this.damage(event);
      case 'sw.healed':
        return this.healing(event);
      case 'sw.affected':
        return this.status(event);
      case 'sw.deathChecked':
        return [['death check', who, event.check, event.target, event.alive]];
      case 'sw.doubleOne':
        return [['double one', who]];
      case 'sw.looted':
        return this.isThere(event.enemy)
          ? [['finds', by, event.enemy, event.dice, event.items]]
          : [];
      case 'sw.corrected': {
        const { target, field, part, to } = event;
        return this.isCharacter(target as string) ? [['corrected', target, field, part, to]] : [];
      }
      default:
        return this.asked(after, event);
    }
  }

  private does(who: string, event: Happened): Fact {
    const what = event.what as { name: string; publicName?: string } | undefined;
    const targets = event.targets?.filter(({ id }) => this.isThere(id));
    const said = this.isOpen(who) ? what?.name : (what?.publicName ?? what?.name);
    return ['does', who, event.part, event.deed, said, targets, event.feat, event.covers];
  }

  /** Whether it got through, and the sums of those whose sums are known. */
  private blow(what: string, event: Happened, result: unknown, active: unknown, passive: unknown) {
    const { who } = event;
    const { id } = aimOf(event);
    if (!this.isThere(who) && !this.isCharacter(id)) return [];
    if (!this.isThere(id)) return [];
    const by = this.isThere(who) ? who : null;
    return [[what, by, id, result, this.own(who, active), this.own(id, passive)]];
  }

  private own(id: string | undefined, sum: unknown): unknown {
    return this.isOpen(id) ? (sum ?? null) : null;
  }

  private damage(event: Happened): Fact[] {
    const { by } = event;
    const { id, part } = aimOf(event);
    if (!this.isThere(id)) return [];
    const sum = event.sum as { roll: unknown; weakness?: number; feat?: number; dealt: number };
    const dealt = this.isOpen(by)
      ? [['deals', by, id, part, sum.roll, sum.weakness, sum.feat]]
      : [];
    const suffered = this.isOpen(id) ? [['suffers', id, part, sum.dealt]] : [];
    return [...dealt, ...suffered];
  }

  private healing(event: Happened): Fact[] {
    const { id, part } = aimOf(event);
    if (!this.isThere(id)) return [];
    const roll = this.isOpen(event.by) ? [['heals', event.by, id, part, event.roll]] : [];
    const restored = this.isOpen(id) ? [['is healed', id, part, event.restored]] : [];
    return [...roll, ...restored];
  }

  private status(event: Happened): Fact[] {
    const id = event.target as string;
    return this.isThere(id) ? [['status', id, called(this.fight, event.status as Status)]] : [];
  }

  private asked(after: SwFight, { type }: Happened): Fact[] {
    if (type !== 'asked') return [];
    const { label, asks = {} } = after.open?.question ?? {};
    const whom = Object.keys(asks).filter((who) => find(after, who)?.side === 'party');
    return whom.length > 0 ? [['choice', whom, label]] : [];
  }
}

function aimOf({ target }: Happened): { id: string; part: string } {
  return target as { id: string; part: string };
}

/** What players may know of where things stand. */
export function picture(fight: Fight): Fact[] {
  const { stage, round, side, first, victory } = (fight as SwFight).data;
  return [
    ['fight', fight.no, fight.stage, stage, round, side, first, victory],
    ...all(fight as SwFight)
      .filter((c) => !c.hidden)
      .sort((a, b) => (a.appeared ?? 0) - (b.appeared ?? 0))
      .map((c) => portrait(fight as SwFight, c)),
  ];
}

function portrait(fight: SwFight, c: Combatant<Body>): Fact {
  const { body } = c;
  const common = [c.id, body.area, body.condition];
  return body.type === 'character'
    ? [...common, ...character(fight, body)]
    : [...common, ...enemy(fight, c, body)];
}

function character(fight: SwFight, { parts, statuses }: CharacterBody): Fact {
  return [parts.self?.hp, parts.self?.mp, effects(fight, statuses)];
}

/** Statuses with what they change. */
const effects = (fight: SwFight, statuses: readonly Status[]): Fact =>
  statuses.map((status) => [called(fight, status), status.until, status.modifiers]);

function enemy(fight: SwFight, c: Combatant<Body>, { sheet, parts, statuses }: EnemyBody): Fact {
  const kind = kindOf(fight, c);
  const keys = Object.keys(parts);
  const points = keys.map((key) => [parts[key]!.hp, parts[key]!.mp]);
  const { weakness, weaknessValue, ...rest } = sheet;
  return [
    ['called', kind?.publicName],
    ['statuses', statuses.map((status) => [called(fight, status), status.until])],
    ['fallen', keys.filter((key) => parts[key]!.hp <= 0)],
    ['look', sheet.parts.map(({ name, nameEn }) => [name, nameEn])],
    ['identified', kind?.identified, kind?.weakness],
    ...(kind?.identified ? [rest, points, effects(fight, statuses)] : []),
    ...(kind?.weakness ? [weakness, weaknessValue] : []),
  ];
}

function kindOf(fight: SwFight, { kind }: Combatant): Kind | undefined {
  return Object.hasOwn(fight.data.kinds, kind) ? fight.data.kinds[kind] : undefined;
}

/** A status that bears the name of an enemy's spell is called as the GM words that spell. */
function called(fight: SwFight, { name }: Status): string {
  const spells = all(fight).flatMap(({ body }): readonly EnemySpell[] =>
    body.type === 'enemy' ? body.sheet.spells : [],
  );
  return spells.find((spell) => spell.name === name)?.publicName ?? name;
}
