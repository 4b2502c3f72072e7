import type Stripe from 'stripe';

/** An error answer of Stripe: HTTP status and the `error` member of its body. */
export type Refusal = {
  readonly status: 400 | 401 | 404 | 409 | 429 | 500;
  readonly error: Pick<Stripe.StripeRawError, 'code' | 'message' | 'param'> & { readonly type: Stripe.RawErrorType };
};

/** Returns the refusal of a request that is wrong, or that the state of the object does not allow. */
export const invalid = (message: string, code?: string, param?: string): Refusal => ({
  status: 400,
  error: { type: 'invalid_request_error', message, code, param },
});

/** Returns the refusal for an id that does not exist. */
export const missing = (object: string, id: string): Refusal => ({
  status: 404,
  error: {
    type: 'invalid_request_error',
    message: `No such ${object}: '${id}'`,
    code: 'resource_missing',
    param: 'id',
  },
});

export const wrongKey: Refusal = {
  status: 401,
  error: { type: 'invalid_request_error', message: 'Invalid API Key provided' },
};

export const tooManyRequests: Refusal = {
  status: 429,
  error: { type: 'invalid_request_error', message: 'Request rate limit exceeded', code: 'rate_limit' },
};

export const serverError: Refusal = {
  status: 500,
  error: { type: 'api_error', message: 'An unknown error occurred' },
};

/** The refusal of an idempotency key whose first request had other parameters. */
export const otherParameters: Refusal = {
  status: 400,
  error: {
    type: 'idempotency_error',
    message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  },
};

/** The refusal of an idempotency key whose first request has no answer yet. */
export const keyInUse: Refusal = {
  status: 409,
  error: {
    type: 'idempotency_error',
    message: 'There is currently another in-progress request using this Idempotent Key.',
    code: 'idempotency_key_in_use',
  },
};
