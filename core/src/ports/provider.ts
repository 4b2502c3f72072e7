import type { ResultAsync } from 'neverthrow';
import type { CustomerDrafts } from '../customer/customer-drafts.ts';
import type { ShopError } from '../errors/shop-error.ts';
import type { AccountsPort } from './accounts-port.ts';
import type { CatalogPort } from './catalog-port.ts';
import type { CheckoutPort } from './checkout-port.ts';
import type { ContentPort } from './content-port.ts';
import type { DeskPort } from './desk-port.ts';
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

/** What stands behind a shop: a data folder, a database, a provider elsewhere, or a trace. */
export type Provider = SupportPort & {
  readonly shop: ShopPort;
  readonly checkout: CheckoutPort;
  readonly content: ContentPort;
  readonly profile: ProfilePort;
  /** Opens accounts; absent where they are kept elsewhere. */
  readonly accounts?: AccountsPort;
  /** What it sells and what its staff do, for its operator; absent where that is another host's. */
  readonly catalog?: CatalogPort;
  readonly desk?: DeskPort;
  /** Drafts of personal data, where its store keeps them. */
  readonly drafts?: CustomerDrafts;
  /** Goes through the payment page as a browser would; gives the address that the buyer is sent back to. */
  payWithCard(pageAddress: string, card: PaymentCard): ResultAsync<string, ShopError>;
  /** Where its data are, for people; absent where they are elsewhere. */
  readonly dataFile?: string;
  /** What turned out to be unusable only on the way, in words. */
  fault(): string | undefined;
  close(): Promise<void>;
};
