import type { DoorPort } from '@shop/core/ports/door-port';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { answerLimits, parseJson } from '../codec/json-text.ts';
import { bodyFaultStatus } from '../request-body/body-fault.ts';
import { bodyText } from '../request-body/body-text.ts';
import { admissionCodec, codeShown, doorPath, mostDoorBytes } from './door-wire.ts';
import { isOperator } from './operator-token.ts';

/** Where a door asks a running shop about a code. Each request brings the operator's token; without it nothing is looked up
 *  (D-OPERATOR). */
export const doorRoute = (door: DoorPort, token: string): Hono => {
  const router = new Hono();
  router.post(doorPath, async (c) => {
    c.header('Cache-Control', 'no-store');
    if (!isOperator(c.req.raw.headers, token)) return c.json({ kind: 'notAllowed' }, 401);
    const body = await bodyText(c.req.raw, 'application/json', mostDoorBytes);
    if (body.isErr()) return c.json({ error: body.error }, bodyFaultStatus(body.error));
    const asked = z.safeParse(codeShown, parseJson(body.value, answerLimits).unwrapOr(undefined));
    if (!asked.success) return c.json({ error: 'invalid' }, 400);
    return door.admit(asked.data.code).match(
      (admission) => c.json(z.encode(admissionCodec, admission)),
      (failure) => c.json({ kind: failure.kind }, failure.kind === 'notAllowed' ? 401 : 503),
    );
  });
  return router;
};
