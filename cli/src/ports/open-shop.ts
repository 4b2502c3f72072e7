import type { OrderPapers } from '@shop/core/checkout/order-papers';
import type { PaymentReturn } from '@shop/core/checkout/payment-callback';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { MemberSession } from '@shop/core/member/member-session';
import type { PersonCategories } from '@shop/core/packages/person-categories';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { UseCases } from '@shop/core/use-cases';
import type { ResultAsync } from 'neverthrow';

/** A card as the payment page asks for it. */
export type PaymentCard = {
  readonly number: string;
  /** `MM/YY` */
  readonly expiry: string;
  readonly cvc: string;
  readonly holder: string;
  /** What the buyer answers when the card's bank asks back. */
  readonly challenge: 'confirm' | 'reject';
};

/** A shop that a command can act on. */
export type OpenShop = {
  readonly useCases: UseCases;
  /** Who is logged in, as far as the jar knows. */
  readonly member: MemberSession;
  readonly clock: ClockPort;
  /** IANA name of the resort's time zone. */
  readonly zone: string;
  /** Which sub price categories mean an adult and a child. */
  readonly personCategories: PersonCategories;
  /** Goes through the hosted payment page as a browser would, up to the address it is sent back to. */
  payWithCard(pageAddress: string, card: PaymentCard): ResultAsync<PaymentReturn, ShopError>;
  /** An order as a PDF, in its own language. */
  drawOrder(papers: OrderPapers): ResultAsync<Uint8Array, never>;
  /** What turned out on the way not to be usable or not to be kept, in words; to be asked before saying that all went well. */
  fault(): string | undefined;
  close(): Promise<void>;
};
