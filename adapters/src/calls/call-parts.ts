import type { ErrorOf, Missing, ShopError } from '@shop/core/errors/shop-error';
import type { CheckoutSession, ClientSecret, IdempotencyKey } from '@shop/core/ids';
import { ok, type Result } from 'neverthrow';
import type { Asked, CallContext, Reply } from './call.ts';

/** The one argument is the request. */
export const requestItself = {
  toRequest: <Request>(request: Request): Asked<Request> => ({ request }),
  toArguments: <Request>(request: Request): [Request] => [request],
};

/** The first argument is the request, the second the key of the intent, the third the client whose key it is. */
export const requestWithKey = {
  toRequest: <Request>(request: Request, key: IdempotencyKey, client?: ClientSecret): Asked<Request> => ({
    request,
    context: { key, ...(client === undefined ? {} : { client }) },
  }),
  toArguments: <Request>(
    request: Request,
    { key, client }: CallContext,
  ): [Request, IdempotencyKey, ClientSecret?] | undefined => {
    if (key === undefined) return undefined;
    return client === undefined ? [request, key] : [request, key, client];
  },
};

/** The checkout session travels beside the request. */
export const besideRequest = (session: CheckoutSession | undefined): CallContext =>
  session === undefined ? {} : { session };

/** Where a client asks from, beside a request that does not say so (D-CLIENT). */
export const besideClient = (client: string | undefined): CallContext =>
  client === undefined ? {} : { visitor: client };

/** The same back in the request, as our own server knows it. */
export const byClient = ({ visitor }: CallContext): { readonly client?: string } =>
  visitor === undefined ? {} : { client: visitor };

/** The answer is the port's value. */
export const answerItself = {
  toReply: <Value>(answer: Value): Reply<Value> => ({ answer }),
  toValue: <Value>({ answer }: Reply<Value>): Result<Value, ErrorOf<'unreachable'>> => ok(answer),
};

/** What a bare 404 or `success: false` means where there is one thing that can be missing. */
export const no = (what: Missing): ShopError => ({ kind: 'notFound', what });

/** A provider that says no without saying why: shown with the generic words. */
export const unexplained: ShopError = { kind: 'refusedByProvider', code: 'Error' };
