import type { FightEvent, KernelEvent } from '../../../../kernel/events';
import { all, find, type Fight, type Id } from '../../../../kernel/fight';
import type { Fact } from '../../../../testing/secrecy/kit';
import type { Command } from '../../actions';
import type { SgEvent, SgEventOf } from '../../events';
import type { CharacterBody, EnemyBody, Kind, SgCombatant, SgFight } from '../../state';

/*
 * What players may always know, written out from the rule book and from nothing else: neither
 * `viewOf` nor `narrate` nor what they are made of is asked here.
 *
 * SG-OPT-1, "Of a hidden enemy players see":
 *   - the public name                       -> picture: called
 *   - its row                               -> picture: row
 *   - its statuses                          -> picture: statuses; deeds: how they begin and end
 *   - its declared command                  -> deeds: declares, does (a technique by its name)
 *   - check totals                          -> deeds: checks, initiative
 *   - hit or miss                           -> deeds: answers, covers, loses
 *   - down                                  -> picture: condition
 *   "not HP, damage after defence, values, rank, attributes"
 * Characters are open: their dice, sums and pools, what they learn and use
 *                                           -> deeds: rolls, tests, learns ...; picture: pools
 * What a character suffers is its own       -> deeds: suffers
 * "until one character succeeds, then all see them; weaknessValue (attributes stay hidden below)"
 *                                           -> picture: sheet, pools; deeds: whole checks and sums
 * SG-TRN-1, SG-TRN-11: phase, turn and whose place it is; SG-GLM-7: a special fight; SG-END-7: end.
 * A choice that is put to a character is put to its player.
 */

/** What players may know of an event. */
export function deeds(before: Fight, event: FightEvent, after: Fight): Fact[] {
  const known = new Knowledge(before as SgFight);
  if (event.type === 'rolled') {
    const { roll, faces } = event as Extract<KernelEvent, { type: 'rolled' }>;
    const by = before.open?.call.by;
    const isInSight = by === undefined || known.isThere(by) || known.isCharacter(roll.who);
    return known.isOpen(roll.who) && isInSight ? [['rolls', roll.who, roll.label, faces]] : [];
  }
  if (event.type === 'asked') return asked(after as SgFight);
  return known.of(event as SgEvent);
}

function asked(after: SgFight): Fact[] {
  const { label, asks = {} } = after.open?.question ?? {};
  const whom = Object.keys(asks).filter((who) => find(after, who)?.side === 'party');
  return whom.length > 0 ? [['choice', whom, label]] : [];
}

class Knowledge {
  constructor(private readonly fight: SgFight) {}

  /** Is it there for players? */
  isThere(id: Id | undefined): id is Id {
    const c = id === undefined ? undefined : find(this.fight, id);
    return c !== undefined && !c.hidden;
  }

  /** Are its dice, sums and values everybody's? */
  isOpen(id: Id | undefined): boolean {
    const c = id === undefined ? undefined : find(this.fight, id);
    if (!c) return false;
    return c.side === 'party' || (!c.hidden && kindOf(this.fight, c)?.identified === true);
  }

  isCharacter(id: Id | undefined): boolean {
    return id !== undefined && find(this.fight, id)?.side === 'party';
  }

  /** Are its attributes known too? */
  private isWeaknessOpen(id: Id): boolean {
    const c = find(this.fight, id);
    if (!c || !this.isOpen(id)) return false;
    return c.side === 'party' || kindOf(this.fight, c)?.weakness === true;
  }

  of(event: SgEvent): Fact[] {
    switch (event.type) {
      case 'sg.declared':
        return this.seen(event.who, () => ['declares', event.who, ...this.command(event)]);
      case 'sg.initiative': {
        const { type: _, who, total, ...dice } = event;
        return this.seen(who, () => ['initiative', who, total, this.own(who, dice)]);
      }
      case 'sg.acts':
        return this.seen(event.who, () => this.does(event));
      case 'sg.lost': {
        const { who, why } = event;
        return this.seen(who, () => ['loses', who, this.isOpen(who) || why !== 'noCost' ? why : 0]);
      }
      case 'sg.paid':
      case 'sg.rerolled':
        return this.isOpen(event.who) ? [[event]] : [];
      case 'sg.checked': {
        const { who, check, against } = event;
        const { kind, total } = check;
        const whom = this.isThere(against) ? against : null;
        return this.seen(who, () => ['checks', who, whom, kind, total, this.own(who, check)]);
      }
      case 'sg.covered':
        return this.seen(event.ally, () => ['covers', event.who, event.ally]);
      case 'sg.answered':
        return this.seen(event.who, () => this.answers(event));
      case 'sg.damaged':
        return this.seen(event.target, ...this.damage(event));
      case 'sg.restored':
        return this.seen(event.target, ...this.restoring(event));
      case 'sg.affected':
        return this.seen(event.target, () => ['status', event.target, event.status]);
      case 'sg.recovered': {
        const { target, status, why, die } = event;
        return this.seen(target, () => ['recovers', target, status, why, this.own(target, die)]);
      }
      case 'sg.statusRoll': {
        const { who, status, die } = event;
        return this.seen(who, () => ['shakes', who, status, this.own(who, die)]);
      }
      case 'sg.resists':
        return this.isOpen(event.target) ? [[event]] : [];
      case 'sg.called': {
        const { who, ability, kind, number } = event;
        return [['called', who, ability, kind === undefined ? number : 'secret']];
      }
      case 'sg.tested': {
        const { who, check, success, kind, number } = event;
        return [['tests', who, check, success, kind === undefined ? number : 'secret']];
      }
      case 'sg.corrected':
        return this.isCharacter(event.target) ? [[event]] : [];
      case 'sg.glimmer':
      case 'sg.mikiri':
      case 'sg.mikiriUsed':
      case 'sg.used':
      case 'sg.chainOpened':
      case 'sg.chained':
      case 'sg.bonus':
      case 'sg.passed':
        return [[event]];
      default:
        return [];
    }
  }

  private seen(id: Id, ...facts: (() => Fact)[]): Fact[] {
    return this.isThere(id) ? facts.map((fact) => fact()) : [];
  }

  private own(id: Id, value: unknown): unknown {
    return this.isOpen(id) ? (value ?? null) : null;
  }

  /** All of it, of an unknown enemy's technique the name. */
  private command({ who, command }: SgEventOf<'sg.declared'>): Fact {
    const { do: what, from, hands } = command;
    const { target, row, cover, defend } = command as Command & {
      readonly target?: Id;
      readonly row?: string;
      readonly cover?: Id;
      readonly defend?: boolean;
    };
    const aims = [target, cover].map((id) => (this.isThere(id) ? id : null));
    const said = [what, from, hands, row, defend, aims, this.techniqueName(who, command)];
    return this.isOpen(who) ? [...said, command] : said;
  }

  private techniqueName(who: Id, command: Command): string | null {
    const c = find(this.fight, who);
    if (!c || command.do !== 'technique') return null;
    const learned = c.body.type === 'character' ? c.body.learned : [];
    const known = [...c.body.sheet.techniques, ...learned];
    return known.find(({ id }) => id === command.technique)?.name ?? null;
  }

  private does(event: SgEventOf<'sg.acts'>): Fact {
    const { who, deed, what, target, row, retargeted, why } = event;
    const aim = this.isThere(target) ? target : null;
    return ['does', who, deed, what?.name, aim, row, retargeted, why, this.own(who, event)];
  }

  private answers({ who, by, outcome, extraDice }: SgEventOf<'sg.answered'>): Fact {
    const seen = outcome === 'immune' && !this.isWeaknessOpen(who) ? 'hit' : outcome;
    const extra = this.isOpen(who) && this.isOpen(by) ? extraDice : 0;
    return ['answers', who, this.isThere(by) ? by : null, seen, extra];
  }

  private damage(event: SgEventOf<'sg.damaged'>): (() => Fact)[] {
    const { target, sums, why, dealt, defence, halved, lp } = event;
    const isOpen = this.isOpen(target);
    const own = sums.filter(({ who }) => this.isOpen(who));
    const raw = sums.filter(({ who }) => this.isThere(who)).map((sum) => [sum.who, sum.raw]);
    return [
      ...(own.length > 0 ? [() => ['deals', target, why, own]] : []),
      ...(isOpen ? [() => ['suffers', target, why, raw, defence, halved, dealt, lp]] : []),
      ...(why === 'poison' ? [() => ['is poisoned', target]] : []),
    ];
  }

  private restoring(event: SgEventOf<'sg.restored'>): (() => Fact)[] {
    const { by = event.target, target, pool, dice, amount } = event;
    return [
      ...(this.isOpen(by) ? [() => ['restores', by, target, pool, dice]] : []),
      ...(this.isOpen(target) ? [() => ['is restored', target, pool, amount]] : []),
    ];
  }
}

/** What players may know of where things stand. */
export function picture(fight: Fight): Fact[] {
  const { phase, turn, special, victory, kinds } = (fight as SgFight).data;
  const seen = all(fight as SgFight).filter((c) => !c.hidden);
  const isSeen = (id: Id) => seen.some((c) => c.id === id);
  return [
    ['fight', fight.no, fight.stage, phase, turn, special, victory],
    ['places', fight.slots.map(({ actor }) => actor).filter(isSeen)],
    [
      'kinds',
      Object.values(kinds).map(({ letter, count, identified }) => [letter, count, identified]),
    ],
    ...seen
      .sort((a, b) => (a.appeared ?? 0) - (b.appeared ?? 0))
      .map((c) => portrait(fight as SgFight, c)),
  ];
}

function portrait(fight: SgFight, c: SgCombatant): Fact {
  const { body } = c;
  const statuses = body.statuses.map(({ name }) => name);
  const common = [c.id, body.row, body.condition, statuses, body.guard?.defend];
  return body.type === 'character'
    ? [...common, ...character(body)]
    : [...common, ...enemy(kindOf(fight, c), body)];
}

const character = ({
  hp,
  wp,
  jp,
  lp,
  hands,
  items,
  resists,
  learned,
  mikiri,
}: CharacterBody): Fact => [
  [hp, wp, jp, lp],
  [hands, items, resists],
  learned.map(({ id }) => id),
  mikiri.map(({ name }) => name),
];

function enemy(kind: Kind | undefined, body: EnemyBody): Fact {
  const { hp, wp, jp, lp, resists: gained, sheet, nth } = body;
  const { weak, resists, immune, weaknessValue, ...rest } = sheet;
  return [
    ['called', kind?.publicName, kind?.letter, nth],
    ['identified', kind?.identified, kind?.weakness],
    ...(kind?.identified ? [rest, [hp, wp, jp, lp], gained] : []),
    ...(kind?.weakness ? [weak, resists, immune, weaknessValue] : []),
  ];
}

function kindOf(fight: SgFight, { kind }: SgCombatant): Kind | undefined {
  return Object.hasOwn(fight.data.kinds, kind) ? fight.data.kinds[kind] : undefined;
}
