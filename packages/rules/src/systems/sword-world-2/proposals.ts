import { z } from 'zod';
import { idSchema } from '../../kernel/commands';
import type { ScriptCall } from '../../kernel/fight';
import type { Json } from '../../kernel/json';
import type { Refusal } from '../../kernel/refusal';
import type { FightView } from '../../kernel/view';
import { dataOf, seenOf } from './view/types';
import { no, unless } from './options/refusals';

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
  const known = parsed.data.enemies.every((id) => seenOf(view, id)?.side === 'enemy');
  return unless(known, 'unknown_target');
}

export function accepted(about: Json): ScriptCall {
  const { enemies } = surrenderSchema.parse(about);
  return { script: 'surrender', args: { enemies } };
}
