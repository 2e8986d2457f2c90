import type { JsonObject } from '../../../kernel/json';
import type { Offer } from '../../../kernel/offer';
import type { FightView } from '../../../kernel/view';
import { COMMAND, NATURAL, UNARMED } from '../actions';
import { chainWays } from '../resolve/chain/ways';
import type { Technique } from '../sheets';
import { isSpell, weaponOf } from '../values';
import { seenOf } from '../view/types';
import { heroBody, own, techniques, type Actor } from './actor';
import { offered, stanceOf } from './build';
import type { Draft } from './figures';
import { hasPartner } from './chain';
import { guards } from './guard';
import { permit } from './permit';

/** Everything the actor could think of doing now; what is not possible says why. */
export function options(view: FightView, id: string, part?: string): readonly Offer[] {
  const me = seenOf(view, id);
  const actor = me && { view, me };
  if (!actor || !own(actor)) return [];
  return part === COMMAND ? commands(actor) : atItsPlace(actor);
}

/** Declarations (SG-TRN-7): each weapon, each technique with what can carry it, each item. */
function commands(actor: Actor): Offer[] {
  const weapons = weaponIds(actor);
  return [
    ...weapons.map((weapon) => declared(actor, 'attack', { do: 'attack', weapon }, weapon)),
    ...techniques(actor).flatMap((technique) => techniqueOffers(actor, technique)),
    ...items(actor),
    ...guards(actor),
  ];
}

/** Own weapons and fists, in the order of the sheet. */
function weaponIds(actor: Actor): string[] {
  const body = heroBody(actor);
  if (!body) return [NATURAL];
  return [...body.sheet.weapons.map(({ id }) => id), UNARMED];
}

function techniqueOffers(actor: Actor, technique: Technique): Offer[] {
  const { id, kind } = technique;
  if (kind === 'parry' || kind === 'counter') return [];
  const group = isSpell(technique) ? 'spell' : 'technique';
  return carriers(actor, technique).map((weapon) => {
    const draft: Draft = { do: 'technique', technique: id, ...(weapon ? { weapon } : {}) };
    return declared(actor, group, draft, weapon, technique);
  });
}

/** Weapons that carry a technique; of a spell those that serve spells, and none. */
function carriers(actor: Actor, technique: Technique): (string | undefined)[] {
  const c = own(actor)!;
  const weapons = weaponIds(actor).map((id) => weaponOf(c, id)!);
  if (isSpell(technique)) {
    return [...weapons.filter((weapon) => weapon.spellAttack).map(({ id }) => id), undefined];
  }
  if (!heroBody(actor)) return [NATURAL];
  return weapons.filter(({ skill }) => skill === technique.skill).map(({ id }) => id);
}

function items(actor: Actor): Offer[] {
  const body = heroBody(actor);
  const usable = body?.sheet.items.filter((item) => item.usable) ?? [];
  return usable.map((item) =>
    declared(actor, 'item', { do: 'item', item: item.id }, undefined, {
      kind: 'support',
      targets: item.targets,
    }),
  );
}

type Use = Pick<Technique, 'kind' | 'targets'> & Partial<Technique>;
const NORMAL: Use = { kind: 'attack', targets: 'one' };

const declared = (
  actor: Actor,
  group: string,
  draft: Draft,
  weapon: string | undefined,
  use: Use = NORMAL,
): Offer => offered(actor, COMMAND, group, { ...draft, ...stanceOf(actor, weapon) }, use);

/** The declared command, or a chain in its place (SG-TRN-11, SG-CHN-8). */
function atItsPlace(actor: Actor): Offer[] {
  return [...go(actor), ...chains(actor)];
}

function go(actor: Actor): Offer[] {
  const { command } = actor.me.body;
  if (!command) return [];
  const refusal = permit(actor.view, actor.me.id, undefined, { do: 'go' });
  return [
    {
      id: 'go',
      group: 'go',
      action: { do: 'go' },
      ...(refusal ? { refusal } : {}),
      shows: { command: command as unknown as JsonObject },
    },
  ];
}

function chains(actor: Actor): Offer[] {
  if (!heroBody(actor) || !hasPartner(actor)) return [];
  return chainWays(own(actor)!).map(({ technique, weapon }) => {
    const carried = weapon ? { weapon: weapon.id } : {};
    const draft: Draft = { do: 'chain', technique: technique.id, ...carried };
    return offered(actor, undefined, 'chain', draft, { ...technique, targets: 'one' });
  });
}
