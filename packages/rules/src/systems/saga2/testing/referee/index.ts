import { find } from '../../../../kernel/fight';
import type { Check, SgEvent, SgEventOf } from '../../events';
import type { Technique } from '../../sheets';
import { isHero, type SgCombatant, type SgFight } from '../../state';
import { figureFaults, ladder } from './checks';
import { damageFaults, type Struck } from './damage';
import { rankToLearn } from './learning';
import { isInOrder } from './order';
import { isHelpless, isSpell, suffers, technique, weapon } from './values';

interface Attack {
  readonly acts: SgEventOf<'sg.acts'>;
  check?: Check;
  /** Three alike or the like: the rank to be learned, null if there is nothing left. */
  due?: number | null | 'unknown';
  learned?: Technique;
}

interface Defence {
  check?: Check;
  against?: string | undefined;
  mikiri?: boolean;
  insight?: boolean;
  learned?: Technique;
}

/**
 * Looks at what happens, event by event, and says what the rule book would have otherwise. It takes
 * nothing for granted that the rules' own code works out. For fights in which nobody meddles.
 */
export class Referee {
  readonly faults: string[] = [];
  private readonly attacks = new Map<string, Attack>();
  private readonly defences = new Map<string, Defence>();
  private readonly extras = new Map<string, number>();
  private readonly costly = new Set<string>();
  /** Checks of a chain, which come before anybody acts. */
  private readonly ahead = new Map<string, SgEventOf<'sg.checked'>>();

  see(fight: SgFight, event: SgEvent): void {
    switch (event.type) {
      case 'sg.acts':
        return this.acts(fight, event);
      case 'sg.checked':
        return this.checked(fight, event);
      case 'sg.glimmer':
        return this.glimmered(fight, event);
      case 'sg.mikiri':
        this.defence(event.who).insight = true;
        return;
      case 'sg.mikiriUsed':
        this.defence(event.who).mikiri = true;
        return;
      case 'sg.answered':
        return this.answered(fight, event);
      case 'sg.damaged':
        return this.damaged(fight, event);
      case 'sg.ordered':
        if (!isInOrder(fight, event.order)) this.say('SG-TRN-12', event.order.join(' '));
        return;
      default:
        return;
    }
  }

  private say(clause: string, what: string): void {
    this.faults.push(`${clause}: ${what}`);
  }

  private acts(fight: SgFight, event: SgEventOf<'sg.acts'>): void {
    const { who } = event;
    this.costly.clear();
    this.attacks.delete(who);
    const used = technique(find(fight, who)!, event.technique);
    if (event.deed !== 'attack' && used?.kind !== 'attack') return;
    this.attacks.set(who, { acts: event });
    for (const pair of this.extras.keys()) if (pair.startsWith(`${who}/`)) this.extras.delete(pair);
    const made = this.ahead.get(who);
    this.ahead.delete(who);
    if (made) this.attacked(fight, find(fight, who)!, made.check, event.target ?? made.against);
  }

  private defence(who: string): Defence {
    const found = this.defences.get(who) ?? {};
    this.defences.set(who, found);
    return found;
  }

  private checked(fight: SgFight, event: SgEventOf<'sg.checked'>): void {
    const { who, check, against } = event;
    const c = find(fight, who)!;
    this.faults.push(...figureFaults(c, check));
    if (check.kind !== 'hit' && check.kind !== 'spell') this.defences.set(who, { check, against });
    else if (isAtHand(this.attacks.get(who))) this.attacked(fight, c, check, against);
    else this.ahead.set(who, event);
  }

  /** What a hit or spell check must bring (SG-GLM-1, SG-GLM-7). */
  private attacked(fight: SgFight, c: SgCombatant, check: Check, against?: string): void {
    const attack = this.attacks.get(c.id)!;
    attack.check = check;
    const spare = check.dice.find((_, place) => !check.used.includes(place));
    const isSpecial = fight.data.special && check.kind === 'hit' && check.critical;
    const face = check.triple ? check.dice[0] : isSpecial ? spare : undefined;
    const aimed = this.aimedAt(fight, c, attack.acts, against);
    if (face === undefined || !isHero(c)) return;
    attack.due = aimed
      ? rankToLearn(fight, c, {
          ...{ skill: check.with!, face, kinds: ['attack', 'support'], against: aimed },
        })
      : 'unknown';
  }

  /**
   * One, or those of the other side's row or of all of it (SG-GLM-12); of whom an attack on several
   * takes out of confusion or on somebody's order nothing is said: null.
   */
  private aimedAt(
    fight: SgFight,
    c: SgCombatant,
    { technique: id, row, why }: SgEventOf<'sg.acts'>,
    against?: string,
  ): SgCombatant[] | null {
    const spread = technique(c, id)?.targets ?? 'one';
    if (spread === 'one') return [find(fight, against ?? '')].filter((one) => one !== undefined);
    if (why) return null;
    return Object.values(fight.combatants).filter(
      ({ side, id: other, body }) =>
        side !== c.side &&
        (body.condition === 'up' || body.condition === 'fainted') &&
        (spread === 'all' || body.row === row) &&
        !c.body.statuses.some(({ name, by }) => name === 'charm' && by === other),
    );
  }

  private glimmered(fight: SgFight, event: SgEventOf<'sg.glimmer'>): void {
    const { who, technique: learned, on } = event;
    if (on === 'defence') {
      const defence = this.defence(who);
      this.onDefence(fight, find(fight, who)!, defence, learned);
      Object.assign(defence, { insight: true, learned });
      return;
    }
    const attack = this.attacks.get(who);
    if (!attack) return;
    if (attack.due !== 'unknown' && attack.due !== learned.rank) {
      this.say('SG-GLM-11', `rank ${learned.rank} for ${String(attack.due)}`);
    }
    attack.learned = learned;
  }

  /** Of a weapon in hand or of fists, and by its search (SG-GLM-8, SG-GLM-12). */
  private onDefence(
    fight: SgFight,
    c: SgCombatant,
    { check, against }: Defence,
    learned: Technique,
  ): void {
    if (!check?.triple) return this.say('SG-GLM-8', 'not three alike');
    const rank = rankToLearn(fight, c, {
      ...{ skill: learned.skill, face: check.dice[0]!, kinds: ['parry', 'counter'] },
      against: [find(fight, against!)!],
    });
    if (rank !== learned.rank) this.say('SG-GLM-11', `rank ${learned.rank} for ${String(rank)}`);
  }

  /** The first line of SG-ATK-10 that fits, and the dice of SG-ATK-4. */
  private answered(fight: SgFight, event: SgEventOf<'sg.answered'>): void {
    const { who, by, outcome, extraDice } = event;
    const attack = this.attacks.get(by);
    const { check, mikiri, insight } = this.defence(who);
    this.defences.set(who, { ...this.defences.get(who), mikiri: false, insight: false });
    if (!attack?.check) return;
    if (typeof attack.due === 'number' && !attack.learned) {
      this.say('SG-GLM-1', 'a 閃き is missing');
    }
    const critical = (attack.check.critical ?? false) || (attack.check.triple && !attack.learned);
    const defence = isHelpless(find(fight, who)!) ? undefined : check;
    const expected = ladder(
      { ...attack.check, critical: critical === true },
      { check: defence, mikiri, insight },
    );
    if (outcome !== expected) this.say('SG-ATK-10', `${outcome} for ${expected}`);
    const isHit = expected === 'hit' || expected === 'noDefence';
    const extra = isHit ? Number(critical === true) + Number(defence?.fumble ?? false) : 0;
    if (extraDice !== extra) this.say('SG-ATK-4', `${extraDice} extra dice for ${extra}`);
    this.extras.set(`${by}/${who}`, extraDice);
  }

  private damaged(fight: SgFight, event: SgEventOf<'sg.damaged'>): void {
    const target = find(fight, event.target)!;
    const struck = event.sums.flatMap(({ who }) => this.struck(fight, who, event) ?? []);
    if (event.why === 'poison') this.poisoned(target, event);
    else damageFaults(target, event, struck).forEach((fault) => this.say('SG-ATK-11', fault));
    this.lifePoints(target, event);
  }

  private struck(
    fight: SgFight,
    who: string,
    { why, target }: SgEventOf<'sg.damaged'>,
  ): Struck | null {
    const by = find(fight, who)!;
    if (why === 'counter') {
      const { learned, check } = this.defence(who);
      const used = learned ?? technique(by, check?.with);
      const held = isHero(by) ? this.carrier(by, used!.skill) : 'natural';
      return { by, technique: used, weapon: held, extra: 0 };
    }
    const attack = this.attacks.get(who);
    if (!attack) return null;
    const used = attack.learned ?? technique(by, attack.acts.technique);
    const held = attack.acts.weapon;
    const dropped = isSpell(used) && !weapon(by, held)?.spellAttack;
    const own = Number(attack.check?.critical ?? false);
    const extra = this.extras.get(`${who}/${target}`) ?? own;
    return { by, technique: used, weapon: dropped ? undefined : held, extra };
  }

  private carrier(c: SgCombatant, skill: string): string {
    const held = c.body.hands.find((id) =>
      isHero(c)
        ? c.body.sheet.weapons.some((each) => each.id === id && each.skill === skill)
        : false,
    );
    return held ?? 'unarmed';
  }

  /** SG-STS-4, SG-STS-12. */
  private poisoned(target: SgCombatant, { sums, dealt }: SgEventOf<'sg.damaged'>): void {
    const raw = sums.flatMap(({ dice }) => dice).reduce((a, b) => a + b, 0);
    const expected = suffers(target, 'petrification') ? Math.floor(raw / 2) : raw;
    if (dealt !== expected) this.say('SG-STS-4', `${dealt} for ${expected}`);
    this.costly.clear();
  }

  /** SG-STS-1 and SG-STS-11: once for each attack. */
  private lifePoints(target: SgCombatant, { dealt, lp = 0, why }: SgEventOf<'sg.damaged'>): void {
    const { hp, lp: pool } = target.body;
    const once = why === 'attack' ? this.costly.has(target.id) : false;
    const expected = dealt > 0 && hp.now - dealt <= 0 && pool && pool.now > 0 && !once ? 1 : 0;
    if (lp !== expected) this.say('SG-STS-1', `${lp} LP for ${expected}`);
    if (lp > 0 && why === 'attack') this.costly.add(target.id);
  }
}

/** Has somebody said what it does, and not rolled for it? */
const isAtHand = (attack: Attack | undefined): boolean =>
  attack !== undefined && attack.check === undefined;
