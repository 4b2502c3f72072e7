import type { GiftCard } from '@shop/core/catalog/gift-card';
import type { ProductCategory, ProductListItem, ProductPage } from '@shop/core/catalog/product-list';
import type { Ticket, TicketPeriod, TicketQuote } from '@shop/core/catalog/ticket';
import type { CancellationOutcome } from '@shop/core/checkout/cancellation-outcome';
import type { CustomerForm } from '@shop/core/checkout/checkout-port';
import type { Order } from '@shop/core/checkout/order';
import type { OrderPapers } from '@shop/core/checkout/order-papers';
import type { OrderText } from '@shop/core/checkout/order-texts';
import type { Media } from '@shop/core/content/media';
import type { Section } from '@shop/core/content/section';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ListQuery } from './list-query.ts';
import type { Loaded } from './loaded.ts';
import type { OrderWords } from './order-words.ts';
import type { PostedCustomer, PostedLogIn } from './posted-answer.ts';

type ContentSection<Type extends Section['type']> = Extract<Section, { type: Type }>;

export type ShopCardsData = {
  readonly type: 'shopCards';
  readonly section: ContentSection<'shopCards'>;
  /** The page's picture, which stands large behind the title. */
  readonly image?: Media;
};

/** Cards of a few products, each with its from-price and its next free day. */
export type FeaturedProductsData = {
  readonly type: 'featuredProducts';
  readonly section: ContentSection<'featuredProducts'>;
  /** Those of the section that are offered, in its order; none when they cannot be loaded. */
  readonly products: readonly ProductListItem[];
  /** Path of the group's page; each product's own page stands below it. */
  readonly listPath: string;
  readonly today: LocalDate;
};

export type InfoListData = { readonly type: 'infoList'; readonly section: ContentSection<'infoList'> };

export type ProductListData = {
  readonly type: 'productList';
  readonly section: ContentSection<'productList'>;
  readonly products: Loaded<ProductPage>;
  /** Tags to choose from; none in layout 2, and none when they cannot be loaded. */
  readonly categories: readonly ProductCategory[];
  /** What the address asks to see. */
  readonly query: ListQuery;
  /** Path of the page; each product's own page stands below it. */
  readonly listPath: string;
  readonly today: LocalDate;
};

/** Detail of a ticket product. `period` is chosen in the address (`?date=` or `?season=`); without it step 1 shows, with the
 *  month of `?month=`. */
export type TicketData = {
  readonly type: 'ticket';
  readonly ticket: Ticket;
  readonly today: LocalDate;
  /** Already the only season of a single-season product, which has no step 1. */
  readonly period?: TicketPeriod;
  /** Present exactly when `period` is. */
  readonly quote?: Loaded<TicketQuote>;
  /** What was chosen until another day or season was asked for; it need not be on sale. */
  readonly before?: TicketPeriod;
  /** A day of the month that the calendar begins with. */
  readonly month?: LocalDate;
  /** The visitor went on to step 2 without a day or season. */
  readonly isMissing?: true;
  /** The group page that "back" of step 1 and a single-season product lead to. */
  readonly listPath: string;
};

/** Detail of a gift card. */
export type GiftCardData = {
  readonly type: 'giftCard';
  readonly card: GiftCard;
  /** The group page that "back" leads to. */
  readonly listPath: string;
};

/** The cart itself is `useCart()`: the same one that the header shows. */
export type CartReviewData = { readonly type: 'cartReview'; readonly section: ContentSection<'cartReview'> };

export type PersonalDataData = {
  readonly type: 'personalData';
  readonly section: ContentSection<'personalData'>;
  readonly form: Loaded<CustomerForm>;
  /** What came by post, and was not taken. */
  readonly posted?: PostedCustomer | undefined;
  /** A log-in that was not taken. */
  readonly logIn?: PostedLogIn | undefined;
};

export type PaymentMethodData = {
  readonly type: 'paymentMethod';
  readonly section: ContentSection<'paymentMethod'>;
  /** Whether the tickets may be reserved with a card as guarantee. */
  readonly reservation: Loaded<boolean>;
  /** Where the terms of sale stand, if content has such a page. */
  readonly termsHref?: string;
};

export type OrderCompletedData = {
  readonly type: 'orderCompleted';
  readonly section: ContentSection<'orderCompleted'>;
  /** Decided by the host's order, and by the address where the host says nothing (D-STATE-WINS). */
  readonly said: OrderText;
  readonly words: OrderWords;
  /** What the host knows of the order that the address names. */
  readonly order?: Order;
  /** Where the buyer can cancel; only for the session that bought. */
  readonly cancelHref?: string;
  /** Where its buyer finds the tickets; only for the session that bought. */
  readonly papersHref?: string;
  /** The page's picture, for the moment when all went well. */
  readonly image?: Media;
};

/** What an order's key opens. */
export type OrderPapersData = {
  readonly type: 'orderPapers';
  readonly papers: OrderPapers;
  /** What opened it. */
  readonly key: string;
  /** Where it can be canceled; absent once it cannot. */
  readonly cancelHref?: string;
};

export type OrderCancellationData = {
  readonly type: 'orderCancellation';
  readonly section: ContentSection<'orderCancellation'>;
  /** The page's own address, without its query: where its form is posted to. */
  readonly path: string;
  /** What the address wants canceled. */
  readonly id?: string;
  /** How the cancellation with this id went, told by the server after the form was posted and by nobody else. */
  readonly outcome?: CancellationOutcome | undefined;
};

/** A section whose type this shop cannot draw; `name` is what content calls it. */
export type UnknownSectionData = { readonly type: 'unknown'; readonly name: string };

/** A section whose data could not be loaded, by a bug: its box shows in its place (D-SECTION-ERROR). */
export type FailedSectionData = { readonly type: 'failed' };

/** A section of a page with everything that its first drawing needs. */
export type SectionData =
  | ShopCardsData
  | FeaturedProductsData
  | InfoListData
  | ProductListData
  | TicketData
  | GiftCardData
  | CartReviewData
  | PersonalDataData
  | PaymentMethodData
  | OrderCompletedData
  | OrderPapersData
  | OrderCancellationData
  | UnknownSectionData
  | FailedSectionData;

/** A section that has a component. */
export type DrawnSectionData = Exclude<SectionData, FailedSectionData>;

export type SectionType = DrawnSectionData['type'];

export type SectionDataOf = { readonly [Data in DrawnSectionData as Data['type']]: Data };
