import { ERRORS, type RefusedMessage } from '@ransen/protocol';
import type { Outcome, Refusal } from '@ransen/rules';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { checked } from '../checked';

/** Thrown where a request is refused. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** The body, checked. */
export function read<T>(schema: z.ZodType<T>, body: unknown): T {
  return taken(checked(schema, body));
}

/** The result of something that may be refused. */
export function taken<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Refused(outcome.refusal);
}

export function bodyOf(refusal: Refusal): RefusedMessage {
  return { ok: false, error: refusal };
}

export const statusOf = ({ code }: Refusal): number => ERRORS[code]?.status ?? 409;

/** Answers a request that failed, whatever the cause. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  if (refusal.code === 'internal') request.log.error({ err: error }, 'a request failed');
  return reply.code(statusOf(refusal)).send(bodyOf(refusal));
}

function refusalOf(error: FastifyError | Refused): Refusal {
  if (error instanceof Refused) return error.refusal;
  if (error.statusCode === 413) return { code: 'too_large' };
  if (error.statusCode === 429) return { code: 'rate_limited' };
  if (error.statusCode && error.statusCode < 500) return { code: 'bad_request' };
  return { code: 'internal' };
}
