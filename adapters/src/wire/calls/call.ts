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

/** What travels beside a request: none of it belongs into a body, an address or a log. */
export type CallContext = {
  readonly key?: IdempotencyKey;
  /** Sent as a header by programs; a browser's jar sends a cookie. */
  readonly client?: ClientSecret;
  /** Sent as a cookie; left out in a browser, whose jar sends it. */
  readonly session?: CheckoutSession;
  readonly memberToken?: MemberToken;
  /** Where the request came from, as our own server knows it; never believed of a request. */
  readonly visitor?: string;
  /** The name of the member of staff whose token came along, as our own server knows it. */
  readonly staff?: string;
  readonly signal?: AbortSignal;
};

/** An answer, with the session and token that Set-Cookie brought along, which a browser keeps to itself. */
export type Reply<Answer> = {
  readonly answer: Answer;
  readonly session?: CheckoutSession;
  readonly memberToken?: MemberToken;
};

/** A request and what travels beside it. */
export type Asked<Request> = { readonly request: Request; readonly context?: CallContext };

/** What a repeat does: nothing at all, the same thing again, the same thing when the key is the same, or harm. */
export type Repeat = 'safe' | 'natural' | 'key' | 'never';

/** Who may make a call: staff by a token of their role, visitors without one. */
export type Role = 'visitor' | StaffRole;

/** One call of a port's method: how its arguments and its value travel, and where to. */
export type Call<Args extends readonly unknown[], Value, Kind extends string, Request, Answer> = {
  readonly role: Role;
  readonly toRequest: (...args: Args) => Asked<Request>;
  /** None when something that must travel beside the request is not there. */
  readonly toArguments: (request: Request, context: CallContext) => Args | undefined;
  readonly toReply: (value: Value) => Reply<Answer>;
  readonly toValue: (reply: Reply<Answer>, ...args: Args) => Result<Value, ErrorOf<'unreachable'>>;
  /** Every kind of error that it can answer. */
  readonly errors: readonly Kind[];
  readonly method: 'GET' | 'POST';
  /** `{name}` stands for a member of the wire request; a last one that ends in `*` may hold slashes. */
  readonly path: `/${string}`;
  /** Members of the wire request that travel as headers; the rest is query (GET) or body (POST). */
  readonly headers?: readonly string[];
  readonly request: Codec<Request, WireRecord>;
  /** Whether the seed spells the members of its body like `CartId`; either spelling is read. */
  readonly isPascalCase?: boolean;
  /** Members that go with every request, whatever it asks for. */
  readonly fixed?: WireRecord;
  readonly answer: Reading<Answer>;
  readonly repeat: Repeat;
  /** Whether it changes anything, whatever its method. */
  readonly changes: boolean;
  /** Meaning of a refusal without a code: a bare 404, or `success: false`. */
  readonly without?: ShopError;
};

type Method = (...args: never[]) => ResultAsync<unknown, unknown>;

type ValueOf<Called extends Method> = ReturnType<Called> extends ResultAsync<infer Value, unknown> ? Value : never;
type FailureOf<Called extends Method> =
  ReturnType<Called> extends ResultAsync<unknown, infer Failure> ? Extract<Failure, { readonly kind: string }> : never;

/** The call of a port's method. Mostly its one argument is the request and its value the answer. */
export type CallOfMethod<Called extends Method, Request = Parameters<Called>[0], Answer = ValueOf<Called>> = Call<
  Parameters<Called>,
  ValueOf<Called>,
  FailureOf<Called>['kind'],
  Request,
  Answer
>;

/** A call that staff make: a POST with a JSON body, since addresses are written into logs. It never is recorded. */
export type StaffCall<Called extends Method, Request> = CallOfMethod<Called, Request> & {
  readonly role: StaffRole;
  readonly summary: string;
  /** Units: bytes of the request's body. */
  readonly mostBytes: number;
  /** The answer as JSON, each member by name. */
  readonly write: (answer: ValueOf<Called>) => object;
};
