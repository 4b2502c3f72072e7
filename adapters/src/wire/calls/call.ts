import type { ErrorOf, ShopError } from '@shop/core/errors/shop-error';
import type { CheckoutSession, ClientSecret, IdempotencyKey, MemberToken } from '@shop/core/ids';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import type { ContentPort } from '@shop/core/ports/content-port';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import type { StaffRole } from '@shop/core/ports/staff';
import type { Result, ResultAsync } from 'neverthrow';
import type { Codec, Reading, WireRecord } from '../codec/codec.ts';

/** The ports whose methods are calls. */
export type CalledPorts = {
  readonly shop: ShopPort;
  readonly checkout: CheckoutPort;
  readonly content: ContentPort;
  readonly profile: ProfilePort;
};

/** Data sent with a request that must not appear in a body, an address or a log. */
export type CallContext = {
  readonly key?: IdempotencyKey;
  /** Sent as a header by programs; a browser sends it as a cookie. */
  readonly client?: ClientSecret;
  /** Sent as a cookie. Absent in a browser, which stores cookies itself. */
  readonly session?: CheckoutSession;
  readonly memberToken?: MemberToken;
  /** The visitor's address as seen by the shop's own server; never read from a request. */
  readonly visitor?: string;
  /** Name of the staff token of the request, set by the shop's own server. */
  readonly staff?: string;
  readonly signal?: AbortSignal;
};

/** An answer, with the session and token of its Set-Cookie headers, which a browser does not expose. */
export type Reply<Answer> = {
  readonly answer: Answer;
  readonly session?: CheckoutSession;
  readonly memberToken?: MemberToken;
};

/** A request and its context. */
export type CallRequest<Request> = { readonly request: Request; readonly context?: CallContext };

/** Effect of a repeat: `safe`, none; `natural`, none after the first; `key`, none with the same key; `never`,
 *  harmful. */
export type Repeat = 'safe' | 'natural' | 'key' | 'never';

/** Who may make a call: staff with a token of the role, or visitors without a token. */
export type Role = 'visitor' | StaffRole;

/** One call of a port's method: its address, and how its arguments and its value are converted. */
export type Call<Args extends readonly unknown[], Value, Kind extends string, Request, Answer> = {
  readonly role: Role;
  readonly toRequest: (...args: Args) => CallRequest<Request>;
  /** Returns the arguments, or `undefined` when a required part of the context is missing. */
  readonly toArguments: (request: Request, context: CallContext) => Args | undefined;
  readonly toReply: (value: Value) => Reply<Answer>;
  readonly toValue: (reply: Reply<Answer>, ...args: Args) => Result<Value, ErrorOf<'unreachable'>>;
  /** Every kind of error that the call can return. */
  readonly errors: readonly Kind[];
  readonly method: 'GET' | 'POST';
  /** `{name}` is a member of the wire request; a last one ending in `*` may contain slashes. */
  readonly path: `/${string}`;
  /** Members of the wire request that are sent as headers; the rest is query (GET) or body (POST). */
  readonly headers?: readonly string[];
  readonly request: Codec<Request, WireRecord>;
  /** Whether the original API spells the members of the body like `CartId`. Both spellings are accepted. */
  readonly isPascalCase?: boolean;
  /** Members added to every request. */
  readonly fixed?: WireRecord;
  readonly answer: Reading<Answer>;
  readonly repeat: Repeat;
  /** Whether the call changes anything, independently of its method. */
  readonly changes: boolean;
  /** Meaning of a refusal without a code: a bare 404, or `success: false`. */
  readonly without?: ShopError;
};

type Method = (...args: never[]) => ResultAsync<unknown, unknown>;

type ValueOf<Called extends Method> = ReturnType<Called> extends ResultAsync<infer Value, unknown> ? Value : never;
type FailureOf<Called extends Method> =
  ReturnType<Called> extends ResultAsync<unknown, infer Failure> ? Extract<Failure, { readonly kind: string }> : never;

/** The call of a port's method. By default its first argument is the request and its value the answer. */
export type CallOfMethod<Called extends Method, Request = Parameters<Called>[0], Answer = ValueOf<Called>> = Call<
  Parameters<Called>,
  ValueOf<Called>,
  FailureOf<Called>['kind'],
  Request,
  Answer
>;

/** A call of staff: a POST with a JSON body, because addresses are logged. Never recorded in traces. */
export type StaffCall<Called extends Method, Request> = CallOfMethod<Called, Request> & {
  readonly role: StaffRole;
  readonly summary: string;
  /** Maximum size of the request's body in bytes. */
  readonly mostBytes: number;
  /** Returns the answer as JSON, each member listed by name. */
  readonly write: (answer: ValueOf<Called>) => object;
};
