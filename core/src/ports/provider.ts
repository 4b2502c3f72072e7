import type { ResultAsync } from 'neverthrow';
import type { CustomerDrafts } from '../customer/customer-drafts.ts';
import type { ShopError } from '../errors/shop-error.ts';
import type { AccountsPort } from './accounts-port.ts';
import type { BooksPort } from './books-port.ts';
import type { CatalogPort } from './catalog-port.ts';
import type { CheckoutPort } from './checkout-port.ts';
import type { ContentPort } from './content-port.ts';
import type { DeskPort } from './desk-port.ts';
import type { OfficePort } from './office-port.ts';
import type { PeoplePort } from './people-port.ts';
import type { ProfilePort } from './profile-port.ts';
import type { ShopPort } from './shop-port.ts';
import type { SupportPort } from './support-port.ts';

/** A card for the payment page. */
export type PaymentCard = {
  readonly number: string;
  /** `MM/YY` */
  readonly expiry: string;
  readonly cvc: string;
  readonly holder: string;
  /** The buyer's answer to the bank's confirmation (3-D Secure). */
  readonly challenge: 'confirm' | 'reject';
};

/** The ports of a provider: a data folder, a database, a foreign provider, or a trace. */
export type Provider = SupportPort & {
  readonly shop: ShopPort;
  readonly checkout: CheckoutPort;
  readonly content: ContentPort;
  readonly profile: ProfilePort;
  /** Opens accounts; absent when another system has the accounts. */
  readonly accounts?: AccountsPort;
  /** Books, catalog, desk, office and people for the shop's operator; absent when the shop belongs to another host. */
  readonly books?: BooksPort;
  readonly catalog?: CatalogPort;
  readonly desk?: DeskPort;
  readonly office?: OfficePort;
  readonly people?: PeoplePort;
  /** Drafts of personal data; absent when the store does not have them. */
  readonly drafts?: CustomerDrafts;
  /** Follows the payment page as a browser would. Returns the address to which the buyer is sent back. */
  payWithCard(pageAddress: string, card: PaymentCard): ResultAsync<string, ShopError>;
  /** The location of its data, for display; absent when another host has them. */
  readonly dataFile?: string;
  /** Returns a message when the provider became unusable after opening; otherwise `undefined`. */
  fault(): string | undefined;
  close(): Promise<void>;
};
