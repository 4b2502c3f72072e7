import { namedError } from '@shop/core/errors/named-error';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import type { ContentPort } from '@shop/core/ports/content-port';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import {
  type ArgsOf,
  type CallName,
  type CallOf,
  callNames,
  callTable,
  type MethodOf,
  type Methods,
  type Transport,
} from './call-table.ts';

const methodOver = <Name extends CallName>(transport: Transport, name: Name): MethodOf<Name> => {
  const row: CallOf<Name> = callTable[name];
  return (...args: ArgsOf<Name>) => {
    const { request, context } = row.toRequest(...args);
    return transport
      .call(name, request, context)
      .andThen((reply) => row.toValue(reply, ...args))
      .mapErr(namedError(row.errors));
  };
};

const areAll = (methods: object): methods is Methods => callNames.every((name) => Object.hasOwn(methods, name));

/** Returns every port over a transport. Errors: those that the call declares; any other one becomes a provider's
 *  refusal with its code. */
export const portsOver = (transport: Transport): ShopPort & CheckoutPort & ContentPort & ProfilePort => {
  const methods = Object.fromEntries(callNames.map((name) => [name, methodOver(transport, name)]));
  if (!areAll(methods)) throw new Error('a call of the table has no method');
  return methods;
};
