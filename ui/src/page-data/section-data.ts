import type { GiftCard } from '@shop/core/catalog/gift-card';
import type { ProductCategory, ProductListItem, ProductPage } from '@shop/core/catalog/product-list';
import type { Ticket, TicketPeriod, TicketQuote } from '@shop/core/catalog/ticket';
import type { Order } from '@shop/core/checkout/order';
import type { OrderPapers } from '@shop/core/checkout/order-papers';
import type { OrderText } from '@shop/core/checkout/order-texts';
import type { Media } from '@shop/core/content/media';
import type { Section } from '@shop/core/content/section';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { CancellationQuery } from '@shop/core/paths/cancellation-path';
import type { CustomerForm } from '@shop/core/ports/checkout-port';
import type { CancellationOutcome } from '@shop/core/use-cases/cancellation-outcome';
import type { ListQuery } from './list-query.ts';
import type { Loaded } from './loaded.ts';
import type { OrderWords } from './order-words.ts';
import type { PostedCustomer, PostedLogIn } from './posted-answer.ts';

/** A section that content has words for. */
type OfContent<Type extends Section['type'], Loads = object> = {
  readonly section: Extract<Section, { type: Type }>;
} & Loads;

type ShownProducts = {
  /** Path of the group's page; each product's own page stands below it. */
  readonly listPath: string;
  readonly today: LocalDate;
};

/** What the first drawing of each type of section needs. */
type SectionNeeds = {
  /** The page's picture stands large behind the title. */
  readonly shopCards: OfContent<'shopCards', { readonly image?: Media | undefined }>;
  /** Cards of a few products, each with its from-price and its next free day. */
  readonly featuredProducts: OfContent<'featuredProducts', ShownProducts> & {
    /** Those of the section that are offered, in its order; none when they cannot be loaded. */
    readonly products: readonly ProductListItem[];
  };
  readonly infoList: OfContent<'infoList'>;
  readonly productList: OfContent<'productList', ShownProducts> & {
    readonly products: Loaded<ProductPage>;
    /** Tags to choose from; none in layout 2, and none when they cannot be loaded. */
    readonly categories: readonly ProductCategory[];
    /** The query of the address. */
    readonly query: ListQuery;
  };
  /** A ticket product. `period` comes from the address (`?date=` or `?season=`); without it step 1 shows, with the
   *  month of `?month=`. */
  readonly ticket: {
    readonly ticket: Ticket;
    readonly today: LocalDate;
    /** Already the only season of a single-season product, which has no step 1. */
    readonly period?: TicketPeriod | undefined;
    /** Present exactly when `period` is. */
    readonly quote?: Loaded<TicketQuote> | undefined;
    /** The former choice while another day or season is chosen; it need not be on sale. */
    readonly before?: TicketPeriod | undefined;
    /** A day of the month that the calendar begins with. */
    readonly month?: LocalDate | undefined;
    /** The visitor went on to step 2 without a day or season. */
    readonly isMissing?: boolean;
    /** The group page that "back" of step 1 and a single-season product lead to. */
    readonly listPath: string;
  };
  /** Detail of a gift card; `listPath` is the group page that "back" leads to. */
  readonly giftCard: { readonly card: GiftCard; readonly listPath: string };
  /** The cart itself is `useCart()`: the same one that the header shows. */
  readonly cartReview: OfContent<'cartReview'>;
  readonly personalData: OfContent<'personalData'> & {
    readonly form: Loaded<CustomerForm>;
    /** What came by post, and was not taken. */
    readonly posted?: PostedCustomer | undefined;
    /** A log-in that was not taken. */
    readonly logIn?: PostedLogIn | undefined;
  };
  readonly paymentMethod: OfContent<'paymentMethod'> & {
    /** Whether the tickets may be reserved with a card as guarantee. */
    readonly reservation: Loaded<boolean>;
    /** Where the terms of sale stand, if content has such a page. */
    readonly termsHref?: string | undefined;
  };
  readonly orderCompleted: OfContent<'orderCompleted'> & {
    /** Decided by the host's order, or by the address without one. */
    readonly text: OrderText;
    readonly words: OrderWords;
    /** What the host knows of the order that the address names. */
    readonly order?: Order;
    /** Where the buyer can cancel; only for the session that bought. */
    readonly cancelHref?: string | undefined;
    /** Where its buyer finds the tickets; only for the session that bought. */
    readonly papersHref?: string | undefined;
    /** Its tickets once it is completed, for whom `papersHref` is. */
    readonly tickets?: OrderPapers['tickets'] | undefined;
    /** The page's picture, for the moment when all went well. */
    readonly image?: Media | undefined;
  };
  /** What an order's key opens. */
  readonly orderPapers: {
    readonly papers: OrderPapers;
    /** What opened it. */
    readonly key: string;
    /** Where it can be canceled; absent once it cannot. */
    readonly cancelHref?: string | undefined;
  };
  readonly orderCancellation: OfContent<'orderCancellation'> &
    CancellationQuery & {
      /** The page's own address, without its query: where its form is posted to. */
      readonly path: string;
      /** The result of a cancellation with this id: set by the server alone, after the form was posted. */
      readonly outcome?: CancellationOutcome | undefined;
    };
  /** A section whose type this shop cannot draw; `name` is what content calls it. */
  readonly unknown: { readonly name: string };
};

/** A type of section that has a component. */
export type SectionType = keyof SectionNeeds;

export type SectionDataOf<Type extends SectionType> = { readonly type: Type } & SectionNeeds[Type];

export type DrawnSectionData = { [Type in SectionType]: SectionDataOf<Type> }[SectionType];

/** A section with the data of its first drawing. One whose data failed by a bug shows an error box in its place. */
export type SectionData = DrawnSectionData | { readonly type: 'failed' };
