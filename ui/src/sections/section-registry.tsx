import type { ComponentType, ReactNode } from 'react';
import {
  cartLines,
  checkoutPromises,
  firstTicket,
  priceDetails,
  refusedCart,
  runningPayment,
} from '../checkout/lazy-parts.ts';
import { FailedPart } from '../failures/failed-part.tsx';
import { type LateComponent, type LateFile, lateComponent } from '../lazy/late-component.tsx';
import type { DrawnSectionData, SectionData, SectionDataOf, SectionType } from '../page-data/section-data.ts';
import { cartUpsells } from '../upsells/lazy-upsells.ts';
import { promoCode } from './cart-review/lazy-promo-code.ts';
import { guestForm, logInForm } from './personal-data/lazy-forms.ts';
import { filters, quickBuys } from './product-list/lazy-parts.ts';
import type { SectionProps } from './section-props.ts';
import { stepFiles } from './ticket/lazy-steps.ts';

type SectionEntry<Type extends SectionType> = LateComponent<SectionProps<Type>> & {
  /** Returns further files that the section needs for these data. */
  readonly partsOf: (data: SectionDataOf<Type>) => readonly LateFile[];
};

const section = <Type extends SectionType>(
  file: string,
  load: () => Promise<ComponentType<SectionProps<Type>>>,
  partsOf: (data: SectionDataOf<Type>) => readonly LateFile[] = () => [],
): SectionEntry<Type> => ({ ...lateComponent('beforeHydration', { file: `sections/${file}`, load }), partsOf });

/** Creates the entry of a section whose links and forms do all that it does without script; its code loads at first
 *  use. */
const sectionOnUse = <Type extends SectionType>(
  file: string,
  load: () => Promise<ComponentType<SectionProps<Type>>>,
): SectionEntry<Type> => ({
  ...lateComponent('atFirstUse', { file: `sections/${file}`, load, Instead: FailedPart }),
  partsOf: () => [],
});

/**
 * Every section type with the component that draws it. To add a section:
 * 1. add a member to core's `Section` union and to `SectionNeeds` (page-data/section-data.ts);
 * 2. load its data in pages/load-section.ts;
 * 3. write sections/<name>/<name>-section.tsx, which exports `<Name>Section` taking `SectionProps<'<type>'>`. Decisions
 *    and texts are pure functions in <name>.view.ts with a test, actions are hooks use-<what>.ts, styles are in
 *    <name>.module.css. Parts that several sections share lie in checkout/ or kit/;
 * 4. add a line to `sectionRegistry`.
 */
const sectionRegistry: { readonly [Type in SectionType]: SectionEntry<Type> } = {
  shopCards: sectionOnUse('shop-cards/shop-cards-section', () =>
    import('./shop-cards/shop-cards-section.tsx').then((file) => file.ShopCardsSection),
  ),
  featuredProducts: sectionOnUse('featured-products/featured-products-section', () =>
    import('./featured-products/featured-products-section.tsx').then((file) => file.FeaturedProductsSection),
  ),
  infoList: sectionOnUse('info-list/info-list-section', () =>
    import('./info-list/info-list-section.tsx').then((file) => file.InfoListSection),
  ),
  openingHours: sectionOnUse('opening-hours/opening-hours-section', () =>
    import('./opening-hours/opening-hours-section.tsx').then((file) => file.OpeningHoursSection),
  ),
  productList: section(
    'product-list/product-list-section',
    () => import('./product-list/product-list-section.tsx').then((file) => file.ProductListSection),
    ({ section: { layout } }) => (layout === 1 ? [filters, quickBuys] : []),
  ),
  ticket: section(
    'ticket/ticket-section',
    () => import('./ticket/ticket-section.tsx').then((file) => file.TicketSection),
    stepFiles,
  ),
  giftCard: section('gift-card/gift-card-section', () =>
    import('./gift-card/gift-card-section.tsx').then((file) => file.GiftCardSection),
  ),
  cartReview: section(
    'cart-review/cart-review-section',
    () => import('./cart-review/cart-review-section.tsx').then((file) => file.CartReviewSection),
    () => [cartLines, priceDetails, promoCode, cartUpsells, refusedCart, runningPayment, checkoutPromises],
  ),
  personalData: section(
    'personal-data/personal-data-section',
    () => import('./personal-data/personal-data-section.tsx').then((file) => file.PersonalDataSection),
    () => [guestForm, logInForm],
  ),
  paymentMethod: section(
    'payment-method/payment-method-section',
    () => import('./payment-method/payment-method-section.tsx').then((file) => file.PaymentMethodSection),
    () => [runningPayment],
  ),
  orderCompleted: section(
    'order-completed/order-completed-section',
    () => import('./order-completed/order-completed-section.tsx').then((file) => file.OrderCompletedSection),
    ({ tickets }) => (tickets === undefined ? [] : [firstTicket]),
  ),
  orderPapers: section(
    'order-papers/order-papers-section',
    () => import('./order-papers/order-papers-section.tsx').then((file) => file.OrderPapersSection),
    () => [priceDetails],
  ),
  orderCancellation: section('order-cancellation/order-cancellation-section', () =>
    import('./order-cancellation/order-cancellation-section.tsx').then((file) => file.OrderCancellationSection),
  ),
  unknown: section('unknown/unknown-section', () =>
    import('./unknown/unknown-section.tsx').then((file) => file.UnknownSection),
  ),
};

const filesOf = <Type extends SectionType>(type: Type, data: SectionDataOf<Type>): readonly LateFile[] => [
  sectionRegistry[type],
  ...sectionRegistry[type].partsOf(data),
];

const isDrawn = (data: SectionData): data is DrawnSectionData => data.type !== 'failed';

const allFiles = (sections: readonly SectionData[]): readonly LateFile[] =>
  sections.filter(isDrawn).flatMap((data) => filesOf(data.type, data));

const isAtOnce = ({ moment }: LateFile): boolean => moment === 'beforeHydration';

/** Returns the section files as named in the build's manifest: `styles` of all sections, `modules` of those that are
 *  hydrated at once. */
export const sectionSources = (
  sections: readonly SectionData[],
): { readonly styles: readonly string[]; readonly modules: readonly string[] } => {
  const files = allFiles(sections);
  return {
    styles: files.map(({ source }) => source),
    modules: files.filter(isAtOnce).map(({ source }) => source),
  };
};

const prepareAll = (files: readonly LateFile[]): Promise<unknown> => Promise.all(files.map(({ prepare }) => prepare()));

/** Fetches the code of sections that the browser draws without the server's markup. */
export const prepareSections = (sections: readonly SectionData[]) =>
  prepareAll(allFiles(sections).filter(({ moment }) => moment !== 'whenDrawn'));

/** Fetches the code that hydration of the server's markup needs. */
export const prepareHydration = (sections: readonly SectionData[]) => prepareAll(allFiles(sections).filter(isAtOnce));

/** Draws a section whose files have been prepared. */
export const drawSection = <Type extends SectionType>(type: Type, data: SectionDataOf<Type>): ReactNode => {
  const { Drawn } = sectionRegistry[type];
  return <Drawn data={data} />;
};
