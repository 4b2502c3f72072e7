import type { ShopErrorKind } from '@shop/core/errors/shop-error';
import type { Failure } from './failure.ts';

/** What a script reads off a finished command. */
export const exitCodes = { done: 0, bug: 1, usage: 2, refused: 3, unreachable: 4 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** For `--help`. */
export const exitCodeMeanings: Readonly<Record<ExitCode, string>> = {
  0: 'done',
  1: 'a bug in the program',
  2: 'usage: what was typed cannot be meant',
  3: 'refused by a rule of the shop, or a payment that did not complete',
  4: 'the shop, its provider or its data cannot be reached',
};

/** Decision: `invalidInput` is a usage error, since it says that a value has not even the right form (spec 8 is silent). */
const exitCodeOfKind = (kind: ShopErrorKind): ExitCode => {
  switch (kind) {
    case 'unreachable':
      return exitCodes.unreachable;
    case 'invalidInput':
      return exitCodes.usage;
    case 'capacityFull':
    case 'noItemsSelected':
    case 'dateNotSelected':
    case 'seasonNotSelected':
    case 'periodNotOnSale':
    case 'priceChanged':
    case 'priceListDisabled':
    case 'invalidCustomer':
    case 'customerMissing':
    case 'cartEmpty':
    case 'cartFrozen':
    case 'cartTooLarge':
    case 'expiredTicketsDeleted':
    case 'promoCodeInvalid':
    case 'reservationNotPossible':
    case 'paymentRefused':
    case 'orderAlreadyPaid':
    case 'cancelIdMissing':
    case 'cancelFailed':
    case 'loginFailed':
    case 'notFound':
    case 'idempotencyKeyReused':
    case 'inProgress':
    case 'refusedByProvider':
      return exitCodes.refused;
  }
};

export const exitCodeOf = (failure: Failure): ExitCode => {
  switch (failure.type) {
    case 'usage':
      return exitCodes.usage;
    case 'shop':
      return exitCodeOfKind(failure.error.kind);
    case 'notPaid':
      return exitCodes.refused;
    case 'unusable':
      return exitCodes.unreachable;
  }
};
