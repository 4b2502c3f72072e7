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

/** The outcome of a card payment at the payment page. */
export type CardOutcome = 'paid' | 'declined' | 'rejectedAt3ds';

export type Clock = {
  now(): Instant;
  /** Units: milliseconds. */
  advance(milliseconds: number): void;
};

/** A chain of adapters with its catalog. Tests find days, packages, gift cards and upsells through its own ports. */
export type World = {
  /** Whether it must also pass the tests that only our own seller has to pass. */
  readonly isOwn: boolean;
  readonly shop: ShopPort;
  readonly checkout: CheckoutPort;
  readonly content: ContentPort;
  readonly profile: ProfilePort;
  /** Registration of accounts. */
  readonly accounts: AccountsPort;
  readonly today: LocalDate;
  /** Groups of the product lists with its tickets and its gift cards. */
  readonly lists: { readonly tickets: string; readonly giftCards: string };
  /** A clock that the test controls. */
  readonly clock: Clock;
  /** Pays at the payment page as a buyer does; returns the reference in the return address. */
  readonly pay: (returnUrl: string, outcome: CardOutcome) => Promise<OrderRef>;
  /** Changes a price from now on, as an import of the catalog would. */
  readonly reprice: (id: PriceListId, price: Cents) => Promise<void>;
  /** The operator's access to the catalog. */
  readonly catalog: CatalogPort;
  /** The operator's desk, where tickets are admitted. */
  readonly desk: DeskPort;
  /** Promo codes that apply to everything but value cards. */
  readonly promoCodes: {
    /** A code with a percentage. */
    readonly percent: { readonly code: string; readonly percent: Percent };
    /** A code with an amount and a limited number of uses. */
    readonly limited: { readonly code: string; readonly uses: number; readonly amount: Cents };
  };
  /** Opens an account for a later log-in. */
  readonly openAccount: () => Promise<{ readonly email: string; readonly password: string; readonly member: Member }>;
  /** Waits for the host's rate limit if it has refused a call in this world. Returns false if it has not. */
  readonly waitOutLimit?: (() => Promise<boolean>) | undefined;
  close(): Promise<void>;
};

export type OpenWorld = () => Promise<World>;

/** Thrown when a world cannot do what a check needs; the check is skipped with this reason. */
export class Unavailable extends Error {}

export const unavailable = (what: string): never => {
  throw new Unavailable(`needs ${what}`);
};

/** Returns a value; `undefined` if the world does not have it. */
export const ifAvailable = <Value>(read: () => Value): Value | undefined => {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unavailable) return undefined;
    throw error;
  }
};

/** Throws for something that must exist. */
export const missing = (what: string): never => {
  throw new Error(`not offered: ${what}`);
};
