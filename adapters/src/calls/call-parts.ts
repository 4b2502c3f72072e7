import type { ErrorOf, Missing, ShopError } from '@shop/core/errors/shop-error';
import type { ClientSecret, IdempotencyKey } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { type Codec, given } from '../codec/codec.ts';
import { language as inLanguage } from '../codec/languages.ts';
import { success } from '../codec/scalars.ts';
import { wireObject } from '../codec/wire-object.ts';
import type { Asked, CallContext, Reply } from './call.ts';
import { publicly } from './privacy.ts';

/** The one argument is the request, the port's value is the answer. */
const plain = {
  toRequest: <Request>(request: Request): Asked<Request> => ({ request }),
  toArguments: <Request>(request: Request): [Request] => [request],
  toReply: <Value>(answer: Value): Reply<Value> => ({ answer }),
  toValue: <Value>({ answer }: Reply<Value>): Result<Value, ErrorOf<'unreachable'>> => ok(answer),
};

/** A call that changes nothing. */
export const query = { ...plain, method: 'GET', repeat: 'safe', changes: false } as const;

/** A call whose repetition changes nothing more. */
export const change = { ...plain, method: 'POST', repeat: 'natural', changes: true } as const;

/** A call whose repetition with the same key adds nothing more. The first argument is the request, the second the key
 *  of the intent, the third the client whose key it is. */
export const addition = {
  ...plain,
  ...({ method: 'POST', repeat: 'key', changes: true } as const),
  toRequest: <Request>(request: Request, key: IdempotencyKey, client?: ClientSecret): Asked<Request> => ({
    request,
    context: { key, ...given({ client }) },
  }),
  toArguments: <Request>(
    request: Request,
    { key, client }: CallContext,
  ): [Request, IdempotencyKey, ClientSecret?] | undefined => {
    if (key === undefined) return undefined;
    return client === undefined ? [request, key] : [request, key, client];
  },
};

export type LanguageRequest = { readonly language: Language };

/** The one argument is the language that the request asks for. */
export const byLanguage = {
  ...query,
  toRequest: (language: Language): Asked<LanguageRequest> => ({ request: { language } }),
  toArguments: ({ language }: LanguageRequest): [Language] => [language],
  request: publicly(z.object({ language: inLanguage })),
};

/** The answer of a call that only succeeds; `success: false` never gets here, see `refusalIn`. */
export const done: Codec<void> = z.codec(publicly(wireObject({ success })), z.custom<void>(), {
  decode: () => undefined,
  encode: () => ({}),
});

/** What a bare 404 or `success: false` means where there is one thing that can be missing. */
export const no = (what: Missing): ShopError => ({ kind: 'notFound', what });

/** A provider refuses without a reason: shown with the generic words. */
export const unexplained: ShopError = { kind: 'refusedByProvider', code: 'Error' };
