import type { Admission } from '@shop/core/checkout/admission';
import type { OperatorFailure } from '@shop/core/ports/catalog-port';
import type { DoorPort } from '@shop/core/ports/door-port';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { readJson } from '../client/response-body.ts';
import { admissionCodec, doorPath } from './door-wire.ts';
import type { HttpCatalogOptions } from './http-catalog.ts';
import { bearer } from './operator-token.ts';

/** People wait at the door. Units: milliseconds. */
const timeoutMs = 10_000;

const unreachable = (cause: 'network' | 'malformed' | 'status'): OperatorFailure => ({ kind: 'unreachable', cause });

const admissionIn = async (response: Response): Promise<Result<Admission, OperatorFailure>> => {
  // A shop that takes no operators has no such address.
  if (response.status === 401 || response.status === 404) return err({ kind: 'notAllowed' });
  if (!response.ok) return err(unreachable('status'));
  const told = z.safeDecode(admissionCodec, (await readJson(response)).unwrapOr(undefined));
  return told.success ? ok(told.data) : err(unreachable('malformed'));
};

/** The door of a running shop, for its operator. */
export const httpDoor = ({ url, token, fetch }: HttpCatalogOptions): DoorPort => {
  const asked = async (code: string): Promise<Result<Admission, OperatorFailure>> =>
    admissionIn(
      await fetch(`${url}${doorPath}`, {
        method: 'POST',
        body: JSON.stringify({ code }),
        headers: { Authorization: bearer(token), 'Content-Type': 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
      }),
    );
  return { admit: (code) => new ResultAsync(asked(code).catch(() => err(unreachable('network')))) };
};
