import type { PaymentNotification } from '@shop/adapters/payment/client/provider-api';
import type { sellerPorts } from '@shop/adapters/seller/seller-ports';
import type { AttemptId } from '@shop/core/ids';
import type { BrowserDeed, Deed, VisitorDeed } from './deeds.ts';
import type { WalkBank } from './walk-bank.ts';
import type { WalkWorld } from './walk-worlds.ts';

/** What visitors and the bank call. */
export type Called = Pick<ReturnType<typeof sellerPorts>, 'shop' | 'checkout'> & {
  readonly notify: (message: PaymentNotification) => Promise<void>;
};

/** The shop of a walk. */
export type VisitedShop = {
  readonly world: WalkWorld;
  readonly host: Called;
  readonly bank: WalkBank;
  /** Payment sessions that visitors were sent to; others cannot be paid. */
  readonly reachable: AttemptId[];
  /** Errors thrown in the server, which continued; there must be none. */
  readonly defects: unknown[];
};

/** Three visitors with two tabs each, who use calls or browsers. */
export type Visitors = {
  visit(deed: VisitorDeed): Promise<void>;
  /** Performs a deed that only a browser can do. */
  browse?(deed: BrowserDeed): Promise<void>;
  /** Checks what a deed has shown, if no other deed was concurrent. Returns the claim of its page, if any. */
  expectShown(deed: Deed): Promise<string | undefined>;
  /** Delivers a notification of the bank. */
  notify(message: PaymentNotification): Promise<void>;
  close(): Promise<void>;
};

/** Makes the visitors of a shop. */
export type Driver<Of extends Visitors = Visitors> = (shop: VisitedShop) => Promise<Of>;
