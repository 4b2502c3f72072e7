import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { OrderRef, PriceListId } from '@shop/core/ids';
import type { Member } from '@shop/core/member/member';
import type { Cents } from '@shop/core/money/cents';
import type { Percent } from '@shop/core/money/percent';
import type { AccountsPort } from '@shop/core/ports/accounts-port';
import type { CatalogPort } from '@shop/core/ports/catalog-port';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import type { ContentPort } from '@shop/core/ports/content-port';
import type { DeskPort } from '@shop/core/ports/desk-port';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import type { ShopPort } from '@shop/core/ports/shop-port';

/** What becomes of a card at the payment page. */
export type CardOutcome = 'paid' | 'declined' | 'rejectedAt3ds';

export type Clock = {
  now(): Instant;
  /** Units: milliseconds. */
  advance(milliseconds: number): void;
};

/** One chain of adapters with its catalog. Goods (days, packages, gift cards, upsells) are found through its own
 *  ports. */
export type World = {
  /** Whether it has to keep the promises of our own seller, beside those that any provider makes. */
  readonly isOwn: boolean;
  readonly shop: ShopPort;
  readonly checkout: CheckoutPort;
  readonly content: ContentPort;
  readonly profile: ProfilePort;
  /** Where accounts are opened. */
  readonly accounts: AccountsPort;
  readonly today: LocalDate;
  /** Names of the product lists that hold its tickets and its gift cards. */
  readonly lists: { readonly tickets: string; readonly giftCards: string };
  /** Time in the test's hands. */
  readonly clock: Clock;
  /** Does at the payment page what a buyer does; the reference is what the browser comes back with. */
  readonly pay: (returnUrl: string, outcome: CardOutcome) => Promise<OrderRef>;
  /** Sells something at another price from now on, as an import of the catalog would. */
  readonly reprice: (id: PriceListId, price: Cents) => Promise<void>;
  /** What it sells, for its operator. */
  readonly catalog: CatalogPort;
  /** Where tickets are shown, for its operator. */
  readonly desk: DeskPort;
  /** Codes for everything but value cards. */
  readonly promoCodes: {
    /** Takes a share off. */
    readonly percent: { readonly code: string; readonly percent: Percent };
    /** Takes an amount off, of so many carts and not of one more. */
    readonly limited: { readonly code: string; readonly uses: number; readonly amount: Cents };
  };
  /** Opens an account for a later log-in. */
  readonly openAccount: () => Promise<{ readonly email: string; readonly password: string; readonly member: Member }>;
  /** Waits for as long as the host asked, where it has refused a try since it was opened; false where it has not. */
  readonly waitOutLimit?: (() => Promise<boolean>) | undefined;
  close(): Promise<void>;
};

export type OpenWorld = () => Promise<World>;

/** What a check needs and its world cannot do; the check is skipped with this reason. */
export class Unavailable extends Error {}

export const unavailable = (what: string): never => {
  throw new Unavailable(`needs ${what}`);
};

/** What a world has or cannot have. */
export const ifAvailable = <Value>(read: () => Value): Value | undefined => {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unavailable) return undefined;
    throw error;
  }
};

/** For what has to be there. */
export const demanded = (what: string): never => {
  throw new Error(`not offered: ${what}`);
};
