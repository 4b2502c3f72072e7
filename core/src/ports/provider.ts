import type { ResultAsync } from 'neverthrow';
import type { CustomerDrafts } from '../customer/customer-drafts.ts';
import type { ShopError } from '../errors/shop-error.ts';
import type { AccountsPort } from './accounts-port.ts';
import type { CheckoutPort } from './checkout-port.ts';
import type { ContentPort } from './content-port.ts';
import type { OperatorPorts } from './operator-ports.ts';
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

/** The ports of a provider: a data folder, a database, a foreign provider, or a trace. The operator's ports are absent
 *  when the shop belongs to another host. */
export type Provider = SupportPort &
  Partial<OperatorPorts> & {
    readonly shop: ShopPort;
    readonly checkout: CheckoutPort;
    readonly content: ContentPort;
    readonly profile: ProfilePort;
    /** Opens accounts; absent when another system has the accounts. */
    readonly accounts?: AccountsPort;
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
