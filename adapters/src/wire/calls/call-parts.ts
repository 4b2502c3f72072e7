import type { ErrorOf, Missing, ShopError } from '@shop/core/errors/shop-error';
import type { ClientSecret, IdempotencyKey } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { reading } from '../codec/codec.ts';
import { language as inLanguage } from '../codec/languages.ts';
import { success } from '../codec/scalars.ts';
import type { Asked, CallContext, Reply } from './call.ts';
import { publicly } from './privacy.ts';

/** The one argument is the request, the port's value is the answer. */
const plain = {
  role: 'visitor',
  toRequest: <Request>(request: Request): Asked<Request> => ({ request }),
  toArguments: <Request>(request: Request): [Request] => [request],
  toReply: <Value>(answer: Value): Reply<Value> => ({ answer }),
  toValue: <Value>({ answer }: Reply<Value>): Result<Value, ErrorOf<'unreachable'>> => ok(answer),
} as const;

/** A call that changes nothing. */
export const query = { ...plain, method: 'GET', repeat: 'safe', changes: false } as const;

/** A call whose repetition changes nothing more. */
export const change = { ...plain, method: 'POST', repeat: 'natural', changes: true } as const;

/** A call whose repetition with the same key adds nothing more. */
export const addition = { ...plain, method: 'POST', repeat: 'key', changes: true } as const;

/** What travels beside an addition: the key of the intent, and the client whose key it is. */
export const keyed = ({ key, client }: CallContext): [IdempotencyKey, ClientSecret?] | undefined =>
  key && [key, client];

/** A call that staff of the office make, or of the door where it says so; its body is small. */
export const staffCall = { ...change, role: 'office', mostBytes: 4096 } as const;

export type LanguageRequest = { readonly language: Language };

/** The one argument is the language that the request asks for. */
export const byLanguage = {
  ...query,
  toRequest: (language: Language): Asked<LanguageRequest> => ({ request: { language } }),
  toArguments: ({ language }: LanguageRequest): [Language] => [language],
  request: publicly(z.object({ language: inLanguage })),
};

/** The answer of a call that only succeeds; `success: false` never gets here, see `refusalIn`. */
export const done = reading(publicly(z.object({ success })), (): void => undefined);

export const writeDone = () => ({ success: true });

/** What a bare 404 or `success: false` means where there is one thing that can be missing. */
export const no = (what: Missing): ShopError => ({ kind: 'notFound', what });

/** A provider refuses without a reason: shown with the generic words. */
export const unexplained: ShopError = { kind: 'refusedByProvider', code: 'Error' };
