import { z } from 'zod';
import { idSchema } from '../../kernel/commands';
import type { ScriptCall } from '../../kernel/fight';
import type { Json } from '../../kernel/json';
import type { Refusal } from '../../kernel/refusal';
import { seesId, type FightView } from '../../kernel/view';
import type { Viewer } from '../../kernel/viewer';
import { dataOf, seenOf } from './view/types';
import { no, unless } from './options/refusals';
import type { SwFight } from './state';

/** 降伏勧告: to all enemies, or to those named (SW-END-1). */
const surrenderSchema = z.strictObject({
  type: z.literal('surrender'),
  enemies: z.array(idSchema).max(64).default([]),
});

/** A surrender can be proposed at any time while the fight is on, without an action (SW-END-1). */
export function mayPropose(view: FightView, about: Json): Refusal | null {
  const parsed = surrenderSchema.safeParse(about);
  if (!parsed.success) return no('unknown_action');
  const { stage } = dataOf(view);
  if (stage === 'loot' || stage === 'over') return no('wrong_stage');
  const isInSight = (id: string) => {
    const enemy = seenOf(view, id);
    return enemy?.side === 'enemy' && !enemy.hidden;
  };
  return unless(parsed.data.enemies.every(isInSight), 'unknown_target');
}

export function accepted(about: Json): ScriptCall {
  const { enemies } = surrenderSchema.parse(about);
  return { script: 'surrender', args: { enemies } };
}

/** A proposal as a viewer may read it: enemies that are not there for them are left out. */
export function viewProposal(fight: SwFight, about: Json, viewer: Viewer): Json | null {
  const { type, enemies } = surrenderSchema.parse(about);
  const seen = enemies.filter((id) => seesId(fight, viewer, id));
  if (enemies.length > 0 && seen.length === 0) return null;
  return { type, enemies: seen };
}
