import type { ErrorOf, Missing, ShopError } from '@shop/core/errors/shop-error';
import type { ClientSecret, IdempotencyKey } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { reading } from '../codec/codec.ts';
import { language as inLanguage } from '../codec/languages.ts';
import { success } from '../codec/scalars.ts';
import type { CallContext, CallRequest, Reply } from './call.ts';
import { publicly } from './privacy.ts';

/** For a method whose only argument is the request and whose value is the answer. */
const plain = {
  role: 'visitor',
  toRequest: <Request>(request: Request): CallRequest<Request> => ({ request }),
  toArguments: <Request>(request: Request): [Request] => [request],
  toReply: <Value>(answer: Value): Reply<Value> => ({ answer }),
  toValue: <Value>({ answer }: Reply<Value>): Result<Value, ErrorOf<'unreachable'>> => ok(answer),
} as const;

/** A call that changes nothing. */
export const query = { ...plain, method: 'GET', repeat: 'safe', changes: false } as const;

/** A call whose repetition has no further effect. */
export const change = { ...plain, method: 'POST', repeat: 'natural', changes: true } as const;

/** A call whose repetition with the same key has no further effect. */
export const addition = { ...plain, method: 'POST', repeat: 'key', changes: true } as const;

/** Returns the arguments of an addition from its context: the idempotency key, and the client that owns the key. */
export const keyed = ({ key, client }: CallContext): [IdempotencyKey, ClientSecret?] | undefined =>
  key && [key, client];

/** A call of the office's staff (calls of the door override the role) with a small body. */
export const staffCall = { ...change, role: 'office', mostBytes: 4096 } as const;

export type LanguageRequest = { readonly language: Language };

/** For a method whose only argument is the language of the request. */
export const byLanguage = {
  ...query,
  toRequest: (language: Language): CallRequest<LanguageRequest> => ({ request: { language } }),
  toArguments: ({ language }: LanguageRequest): [Language] => [language],
  request: publicly(z.object({ language: inLanguage })),
};

/** The answer of a call without a value; `refusalIn` handles `success: false` before. */
export const done = reading(publicly(z.object({ success })), (): void => undefined);

/** Writes the answer of a call without a value. */
export const writeDone = () => ({ success: true });

/** Returns the meaning of a 404 without a code, or of `success: false`, for a call with one thing that can be
 *  missing. */
export const no = (what: Missing): ShopError => ({ kind: 'notFound', what });

/** A provider's refusal without a reason, shown as the generic message. */
export const unexplained: ShopError = { kind: 'refusedByProvider', code: 'Error' };
