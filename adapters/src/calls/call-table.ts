import type { CallFailure } from '@shop/core/errors/named-error';
import type { ErrorOf, ShopError } from '@shop/core/errors/shop-error';
import type { Result, ResultAsync } from 'neverthrow';
import type * as z from 'zod/mini';
import type { Call, CallContext, Reply } from './call.ts';
import * as cart from './cart-calls.ts';
import * as catalog from './catalog-calls.ts';
import * as checkout from './checkout-calls.ts';
import * as content from './content-calls.ts';
import * as customer from './customer-calls.ts';
import * as profile from './profile-calls.ts';

/** Every call, by the name of its port's method. */
const rows = { ...catalog, ...cart, ...customer, ...checkout, ...profile, ...content };

type Rows = typeof rows;

/** The types of each row. */
type Calls = {
  readonly [Name in keyof Rows]: {
    readonly args: Parameters<Rows[Name]['toRequest']>;
    readonly value: Parameters<Rows[Name]['toReply']>[0];
    readonly kind: Rows[Name]['errors'][number];
    readonly request: z.output<Rows[Name]['request']>;
    readonly answer: z.output<Rows[Name]['answer']>;
  };
};

export type CallName = keyof Calls;
export type ArgsOf<Name extends CallName> = Calls[Name]['args'];
export type RequestOf<Name extends CallName> = Calls[Name]['request'];
export type AnswerOf<Name extends CallName> = Calls[Name]['answer'];
export type CallOf<Name extends CallName> = Call<
  ArgsOf<Name>,
  Calls[Name]['value'],
  Calls[Name]['kind'],
  RequestOf<Name>,
  AnswerOf<Name>
>;

/** A port's method as its row describes it. */
export type MethodOf<Name extends CallName> = (
  ...args: ArgsOf<Name>
) => ResultAsync<Calls[Name]['value'], ErrorOf<Calls[Name]['kind']> | CallFailure>;

export type CallTable = { readonly [Name in CallName]: CallOf<Name> };

/** Every call in one place: client, server, traces and the OpenAPI document follow from its row. */
export const callTable: CallTable = rows;

const isCallName = (name: string): name is CallName => Object.hasOwn(callTable, name);

export const callNames: readonly CallName[] = Object.keys(callTable).filter(isCallName);

/** Result of a call. */
export type Replied<Name extends CallName> = Result<Reply<AnswerOf<Name>>, ShopError>;

/** Takes a request of one of the calls to wherever it is answered, and gives the answer in core's terms. */
export interface Transport {
  call<Name extends CallName>(
    name: Name,
    request: RequestOf<Name>,
    context?: CallContext,
  ): ResultAsync<Reply<AnswerOf<Name>>, ShopError>;
}
