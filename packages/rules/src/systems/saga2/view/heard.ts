import type { Id } from '../../../kernel/fight';
import type { Body, EnemyBody, Guard, Status } from '../state';
import type { Command } from '../actions';
import type { Named } from '../events';
import type { HeardCommand } from './types';

/** A declaration as players hear it: of a technique neither its id nor what carries it (SG-OPT-1). */
export function heardCommand(command: Command | null): HeardCommand | null {
  if (command?.do !== 'technique') return command;
  const { technique: _, weapon: __, ...heard } = command;
  return heard;
}

/** Name of the technique that an enemy has declared. */
export function heardName({ command, sheet }: EnemyBody): Named | undefined {
  if (command?.do !== 'technique') return undefined;
  const technique = sheet.techniques.find(({ id }) => id === command.technique);
  if (!technique) return undefined;
  const { name, nameEn } = technique;
  return { name, ...(nameEn ? { nameEn } : {}) };
}

/** Other combatants that a body names: aimed at, covered, charmed by. */
export function namedIds({ command, guard, statuses }: Body): Id[] {
  const aimed = command && 'target' in command ? command.target : undefined;
  const covered = command?.do === 'guard' ? command.cover : undefined;
  const named = [aimed, covered, guard?.cover, ...statuses.map(({ by }) => by)];
  return named.filter((id) => id !== undefined);
}

/** A body that does not name some combatants; the same body if it names none of them. */
export function withoutIds<B extends Body>(body: B, ids: readonly Id[]): B {
  if (!namedIds(body).some((id) => ids.includes(id))) return body;
  return {
    ...body,
    command: body.command && forgetting(body.command, ids),
    guard: body.guard && coverless(body.guard, ids),
    statuses: body.statuses.map((status) => authorless(status, ids)),
  };
}

function forgetting(command: Command, ids: readonly Id[]): Command {
  const { target, cover, ...rest } = command as Command & { target?: Id; cover?: Id };
  return {
    ...rest,
    ...(target === undefined || ids.includes(target) ? {} : { target }),
    ...(cover === undefined || ids.includes(cover) ? {} : { cover }),
  } as Command;
}

function coverless({ defend, cover }: Guard, ids: readonly Id[]): Guard {
  return cover === undefined || ids.includes(cover) ? { defend } : { defend, cover };
}

function authorless(status: Status, ids: readonly Id[]): Status {
  return status.by !== undefined && ids.includes(status.by) ? { name: status.name } : status;
}
