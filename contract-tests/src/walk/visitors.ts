import type { PaymentNotification } from '@shop/adapters/payment/client/provider-api';
import type { sellerPorts } from '@shop/adapters/seller/seller-ports';
import type { AttemptId } from '@shop/core/ids';
import type { BrowserDeed, Deed, VisitorDeed } from './deeds.ts';
import type { WalkBank } from './walk-bank.ts';
import type { WalkWorld } from './walk-worlds.ts';

/** What visitors call and the bank sends. */
export type Called = Pick<ReturnType<typeof sellerPorts>, 'shop' | 'checkout'> & {
  readonly notify: (message: PaymentNotification) => Promise<void>;
};

/** The shop that visitors come to. */
export type VisitedShop = {
  readonly world: WalkWorld;
  readonly host: Called;
  readonly bank: WalkBank;
  /** Sessions that visitors were sent to; others cannot be paid. */
  readonly reachable: AttemptId[];
  /** Bugs that were stepped over; there must be none. */
  readonly defects: unknown[];
};

/** Three visitors with two tabs each, by their calls or in browsers. */
export type Visitors = {
  visit(deed: VisitorDeed): Promise<void>;
  /** What only a browser can do. */
  browse?(deed: BrowserDeed): Promise<void>;
  /** What a deed that was done alone has shown must be so. Returns the claim of its page, if it has one. */
  expectShown(deed: Deed): Promise<string | undefined>;
  /** The way of the bank's notifications. */
  notify(message: PaymentNotification): Promise<void>;
  close(): Promise<void>;
};

/** A way to the shop. */
export type Driver<Of extends Visitors = Visitors> = (shop: VisitedShop) => Promise<Of>;
