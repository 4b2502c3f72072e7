import type { OperatorFailure } from '@shop/core/ports/catalog-port';
import { type Context, Hono } from 'hono';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { readJson } from '../client/response-body.ts';
import { answerLimits, parseJson } from '../codec/json-text.ts';
import { bodyFaultStatus } from '../request-body/body-fault.ts';
import { bodyText } from '../request-body/body-text.ts';
import type { HttpCatalogOptions } from './http-catalog.ts';
import { bearer, isOperator } from './operator-token.ts';

/** A short question of an operator to a running shop; what it names travels in the body, as addresses are written down. */
export type OperatorCall<Asked, Told> = {
  readonly path: string;
  readonly asked: z.ZodMiniType<Asked>;
  readonly told: z.ZodMiniType<Told, unknown>;
};

/** People wait for the answer. Units: milliseconds. */
const timeoutMs = 10_000;

const mostBytes = 4096;

const unreachable = (cause: 'network' | 'malformed' | 'status'): OperatorFailure => ({ kind: 'unreachable', cause });

/** Where a running shop is asked. Each request brings the operator's token; without it nothing is looked up (D-OPERATOR). */
export const operatorCallRoute = <Asked, Told>(
  call: OperatorCall<Asked, Told>,
  token: string,
  answer: (asked: Asked) => ResultAsync<Told, OperatorFailure>,
): Hono => {
  const router = new Hono();
  router.post(call.path, async (c: Context) => {
    c.header('Cache-Control', 'no-store');
    if (!isOperator(c.req.raw.headers, token)) return c.json({ kind: 'notAllowed' }, 401);
    const body = await bodyText(c.req.raw, 'application/json', mostBytes);
    if (body.isErr()) return c.json({ error: body.error }, bodyFaultStatus(body.error));
    const asked = z.safeParse(call.asked, parseJson(body.value, answerLimits).unwrapOr(undefined));
    if (!asked.success) return c.json({ error: 'invalid' }, 400);
    return answer(asked.data).match(
      (told) => c.json(z.encode(call.told, told)),
      (failure) => c.json({ kind: failure.kind }, failure.kind === 'notAllowed' ? 401 : 503),
    );
  });
  return router;
};

/** Asks a running shop, as its operator. */
export const askShop =
  <Asked, Told>(
    { path, asked: question, told }: OperatorCall<Asked, Told>,
    { url, token, fetch }: HttpCatalogOptions,
  ) =>
  (asked: Asked): ResultAsync<Told, OperatorFailure> => {
    const answerIn = async (response: Response): Promise<Result<Told, OperatorFailure>> => {
      // A shop that takes no operators has no such address.
      if (response.status === 401 || response.status === 404) return err({ kind: 'notAllowed' });
      if (!response.ok) return err(unreachable('status'));
      const answer = z.safeDecode(told, (await readJson(response)).unwrapOr(undefined));
      return answer.success ? ok(answer.data) : err(unreachable('malformed'));
    };
    const answered = async (): Promise<Result<Told, OperatorFailure>> =>
      answerIn(
        await fetch(`${url}${path}`, {
          method: 'POST',
          body: JSON.stringify(z.encode(question, asked)),
          headers: { Authorization: bearer(token), 'Content-Type': 'application/json' },
          signal: AbortSignal.timeout(timeoutMs),
        }),
      );
    return new ResultAsync(answered().catch(() => err(unreachable('network'))));
  };
