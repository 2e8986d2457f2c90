import { find } from '../../../kernel/fight';
import type { Command } from '../actions';
import type { Check, Named, SgEvent, SgEventOf } from '../events';
import { isHero, type SgCombatant, type SgFight } from '../state';
import type { SgEntry, SgEntryOf, ToldCheck } from './entries';
import { itemName, meansName, techniqueName, told, weaponName } from './names';
import type { Sight } from './sight';

/** What somebody declares and does, and what is rolled for it. */
export function narrateAction(before: SgFight, event: SgEvent, sight: Sight): SgEntry[] | null {
  switch (event.type) {
    case 'sg.declared':
      return [declared(before, event, sight)];
    case 'sg.acts':
      return [acts(before, event, sight)];
    case 'sg.lost':
      return [lost(event, sight)];
    case 'sg.paid':
      return onlyOpen(event.who, sight, { ...event, k: 'pay' });
    case 'sg.rerolled':
      return onlyOpen(event.who, sight, { ...event, k: 'reroll' });
    case 'sg.checked':
      return [checked(before, event, sight)];
    case 'sg.covered':
      return [{ k: 'cover', who: event.who, ally: event.ally }];
    case 'sg.answered':
      return [answered(event, sight)];
    case 'sg.glimmer':
      return [glimmer(event)];
    case 'sg.mikiri':
      return [{ k: 'mikiri', who: event.who, ...told(event.what) }];
    case 'sg.mikiriUsed':
      return [{ k: 'mikiri-used', who: event.who, ...told(event.what), place: event.place }];
    case 'sg.used':
      return [used(before, event)];
    case 'sg.chainOpened':
      return [{ k: 'chain-open', members: event.members, aim: event.target }];
    case 'sg.chained':
      return [{ k: 'chain', members: event.members, face: event.face, aim: event.target }];
    default:
      return null;
  }
}

/** Costs and dice rolled again: of an unknown enemy nothing is told. */
function onlyOpen(
  who: string,
  sight: Sight,
  { type: _, ...entry }: (SgEntryOf<'pay'> | SgEntryOf<'reroll'>) & { type: string },
): SgEntry[] {
  return sight.open(who) ? [entry] : [];
}

function declared(before: SgFight, { who, command }: SgEventOf<'sg.declared'>, sight: Sight) {
  const c = find(before, who);
  const aim = 'target' in command && sight.here(command.target) ? command.target : undefined;
  const guard = command.do === 'guard' ? command : undefined;
  return {
    k: 'declare',
    who,
    do: command.do,
    from: command.from,
    hands: command.hands,
    ...told(nameIn(c, command)),
    ...(sight.open(who) ? idsIn(c, command as Ids) : {}),
    ...(aim ? { aim } : {}),
    ...('row' in command && command.row ? { row: command.row } : {}),
    ...(guard?.defend ? { defend: true } : {}),
    ...(guard?.cover && sight.here(guard.cover) ? { cover: guard.cover } : {}),
  } satisfies SgEntry;
}

function nameIn(c: SgCombatant | undefined, command: Command): Named | undefined {
  switch (command.do) {
    case 'attack':
      return weaponName(c, command.weapon);
    case 'technique':
      return techniqueName(c, command.technique);
    case 'item':
      return itemName(c, command.item);
    case 'guard':
      return undefined;
  }
}

/** Ids of a sheet that the reader may open; an enemy's own weapon is not on it. */
function idsIn(c: SgCombatant | undefined, deed: Ids) {
  const { weapon, technique, item } = deed;
  return {
    ...(weapon && c && isHero(c) ? { w: weapon } : {}),
    ...(technique ? { tech: technique } : {}),
    ...(item ? { item } : {}),
  };
}

type Ids = Pick<SgEventOf<'sg.acts'>, 'weapon' | 'technique' | 'item'>;

/** That the GM overruled the rules, or that points were short, may come of something hidden. */
function acts(before: SgFight, event: SgEventOf<'sg.acts'>, sight: Sight): SgEntry {
  const { who, deed, what, target, row, retargeted, fallback, why, overruled } = event;
  const c = find(before, who);
  const open = sight.open(who);
  const weapon = deed === 'attack' && event.weapon ? weaponName(c, event.weapon) : undefined;
  return {
    k: 'act',
    who,
    deed,
    ...told(what?.name ? what : weapon),
    ...(open ? idsIn(c, event) : {}),
    ...(target && sight.here(target) ? { aim: target } : {}),
    ...(row ? { row } : {}),
    ...(retargeted ? { retargeted: true } : {}),
    ...(why ? { why } : {}),
    ...(open && fallback ? { fallback: true } : {}),
    ...(open && overruled ? { overruled: true } : {}),
  };
}

const lost = ({ who, why }: SgEventOf<'sg.lost'>, sight: Sight): SgEntry => ({
  k: 'lost',
  who,
  ...(sight.open(who) || why !== 'noCost' ? { why } : {}),
});

function checked(before: SgFight, event: SgEventOf<'sg.checked'>, sight: Sight): SgEntry {
  const { who, check, against } = event;
  return {
    k: 'check',
    who,
    ...(against && sight.here(against) ? { against } : {}),
    ...toldCheck(find(before, who), check, sight.open(who)),
  };
}

/** Of an unknown enemy the total alone: anything more would give its value away. */
export function toldCheck(
  c: SgCombatant | undefined,
  { kind, with: means, total, dice, used: picked, reroll, modifier, ...flags }: Check,
  open: boolean,
): ToldCheck {
  if (!open) return { kind, total };
  return {
    kind,
    total,
    ...(means ? { with: means, ...told(meansName(c, means)) } : {}),
    dice,
    used: picked,
    ...(reroll ? { reroll } : {}),
    mod: modifier,
    ...(flags.critical ? { critical: true } : {}),
    ...(flags.fumble ? { fumble: true } : {}),
    ...(flags.triple ? { triple: true } : {}),
  };
}

/** That somebody is immune is one of its attributes: players read that it was hit. */
function answered(
  { who, by, outcome, extraDice }: SgEventOf<'sg.answered'>,
  sight: Sight,
): SgEntry {
  const open = sight.open(who) && sight.open(by);
  return {
    k: 'answer',
    who,
    ...(sight.here(by) ? { by } : {}),
    outcome: outcome === 'immune' && !sight.weak(who) ? 'hit' : outcome,
    ...(open && extraDice ? { extra: extraDice } : {}),
  };
}

function glimmer({ who, technique, on }: SgEventOf<'sg.glimmer'>): SgEntry {
  return { k: 'glimmer', who, tech: technique.id, rank: technique.rank, on, ...told(technique) };
}

const used = (before: SgFight, { who, item }: SgEventOf<'sg.used'>): SgEntry => ({
  k: 'use',
  who,
  item,
  ...told(itemName(find(before, who), item)),
});
