import type { GiftCard } from '@shop/core/catalog/gift-card';
import type { ProductCategory, ProductListItem, ProductPage } from '@shop/core/catalog/product-list';
import type { Ticket, TicketPeriod, TicketQuote } from '@shop/core/catalog/ticket';
import type { Order } from '@shop/core/checkout/order';
import type { OrderPapers } from '@shop/core/checkout/order-papers';
import type { OrderText } from '@shop/core/checkout/order-texts';
import type { Media } from '@shop/core/content/media';
import type { DayHours, OpenState } from '@shop/core/content/opening-hours';
import type { AreaHours, Section } from '@shop/core/content/section';
import type { GuideFacts } from '@shop/core/content/ticket-guide';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { CancellationQuery } from '@shop/core/paths/cancellation-path';
import type { CustomerForm } from '@shop/core/ports/checkout-port';
import type { CancellationOutcome } from '@shop/core/use-cases/cancellation-outcome';
import type { Party } from './booking-query.ts';
import type { ListQuery } from './list-query.ts';
import type { Loaded } from './loaded.ts';
import type { OrderWords } from './order-words.ts';
import type { PostedCustomer, PostedLogIn } from './posted-answer.ts';

/** Data of a section that has texts from content. */
type OfContent<Type extends Section['type'], Loads = object> = {
  readonly section: Extract<Section, { type: Type }>;
} & Loads;

type ShownProducts = {
  /** Path of the group's page; each product's own page lies below it. */
  readonly listPath: string;
  readonly today: LocalDate;
};

/** What the first drawing of each section type needs. */
type SectionNeeds = {
  /** The page's picture fills the area behind the title. */
  readonly shopCards: OfContent<'shopCards', { readonly image?: Media | undefined }> & {
    /** The booking bar; `undefined` when content has none or no area is on sale. */
    readonly booking?: {
      readonly areas: readonly { readonly value: string; readonly text: string }[];
      readonly today: LocalDate;
      /** The first free day of the first area. */
      readonly firstDay: LocalDate;
    };
  };
  /** Cards of a few products, each with its lowest price and next free day. */
  readonly featuredProducts: OfContent<'featuredProducts', ShownProducts> & {
    /** The section's products that are on sale, in its order; empty when they cannot be loaded. */
    readonly products: readonly ProductListItem[];
  };
  readonly infoList: OfContent<'infoList'>;
  readonly openingHours: OfContent<'openingHours'> & {
    readonly areas: readonly (Pick<AreaHours, 'title' | 'hours'> & {
      /** Whether it is closed on `today`, also against its hours. */
      readonly isClosedToday: boolean;
      /** Its state when the page was loaded. */
      readonly state: OpenState;
    })[];
    readonly today: LocalDate;
  };
  readonly productList: OfContent<'productList', ShownProducts> & {
    readonly products: Loaded<ProductPage>;
    /** The categories to choose from; empty in layout 2 and when they cannot be loaded. */
    readonly categories: readonly ProductCategory[];
    /** The query of the address. */
    readonly query: ListQuery;
  };
  /** A ticket product. `period` comes from the address (`?date=` or `?season=`). Without it the page shows step 1, with
   *  the month of `?month=`. */
  readonly ticket: {
    readonly ticket: Ticket;
    readonly today: LocalDate;
    /** The chosen day or season. A product with a single season has no step 1 and always has that season here. */
    readonly period?: TicketPeriod | undefined;
    /** Prices for `period`; present exactly when `period` is. */
    readonly quote?: Loaded<TicketQuote> | undefined;
    /** The previous choice while the visitor chooses another day or season; it may no longer be on sale. */
    readonly before?: TicketPeriod | undefined;
    /** A day of the month that the calendar shows first. */
    readonly month?: LocalDate | undefined;
    /** The persons of a booking, whose quantities are filled in. */
    readonly party?: Party | undefined;
    /** True when the visitor continued to step 2 without a day or season. */
    readonly isMissing?: boolean;
    /** The group page; step 1 and a single-season product link back to it. */
    readonly listPath: string;
    /** Name of the area where the ticket is valid; absent when content has none. */
    readonly area?: string | undefined;
    /** Pictures and facts of content, on the first page of a ticket. */
    readonly guide?: {
      readonly pictures: readonly Media[];
      readonly facts: GuideFacts;
      /** The opening hours of `today`; absent when they are unknown. */
      readonly hours?: DayHours | 'closed' | undefined;
    };
  };
  /** Detail of a gift card; `listPath` is the group page that it links back to. */
  readonly giftCard: { readonly card: GiftCard; readonly listPath: string };
  /** The cart itself is `useCart()`, the same one that the header shows. */
  readonly cartReview: OfContent<'cartReview'>;
  readonly personalData: OfContent<'personalData'> & {
    readonly form: Loaded<CustomerForm>;
    /** Posted personal data that were refused. */
    readonly posted?: PostedCustomer | undefined;
    /** A refused log-in. */
    readonly logIn?: PostedLogIn | undefined;
  };
  readonly paymentMethod: OfContent<'paymentMethod'> & {
    /** Whether the tickets may be reserved with a card as guarantee. */
    readonly reservation: Loaded<boolean>;
    /** The page of the terms of sale; `undefined` when content has none. */
    readonly termsHref?: string | undefined;
  };
  readonly orderCompleted: OfContent<'orderCompleted'> & {
    /** Chosen by the host's order, or by the address when there is no order. */
    readonly text: OrderText;
    readonly words: OrderWords;
    /** The host's order with the reference of the address. */
    readonly order?: Order;
    /** The page for cancelling the order; only for the session that bought it. */
    readonly cancelHref?: string | undefined;
    /** The page of the order's tickets; only for the session that bought them. */
    readonly papersHref?: string | undefined;
    /** The tickets of a completed order; only for the session that bought them. */
    readonly tickets?: OrderPapers['tickets'] | undefined;
    /** The page's picture, shown when the order is completed. */
    readonly image?: Media | undefined;
  };
  /** The order whose key is in the address, with its papers. */
  readonly orderPapers: {
    readonly papers: OrderPapers;
    /** The order's key, from the address. */
    readonly key: string;
    /** The page for cancelling the order; `undefined` when it can no longer be canceled. */
    readonly cancelHref?: string | undefined;
  };
  readonly orderCancellation: OfContent<'orderCancellation'> &
    CancellationQuery & {
      /** The page's own address without its query; its form is posted there. */
      readonly path: string;
      /** The order of the address's key, with the number of persons of its tickets. */
      readonly about?: { readonly order: Order; readonly persons: number } | undefined;
      /** The result of a cancellation with this id. Only the server sets it, after the form was posted. */
      readonly outcome?: CancellationOutcome | undefined;
    };
  /** A section whose type this shop cannot draw; `name` is its type in content. */
  readonly unknown: { readonly name: string };
};

/** A section type that has a component. */
export type SectionType = keyof SectionNeeds;

export type SectionDataOf<Type extends SectionType> = { readonly type: Type } & SectionNeeds[Type];

export type DrawnSectionData = { [Type in SectionType]: SectionDataOf<Type> }[SectionType];

/** A section with the data of its first drawing, or `failed` when a bug stopped the load; an error box then takes its
 *  place. */
export type SectionData = DrawnSectionData | { readonly type: 'failed' };
