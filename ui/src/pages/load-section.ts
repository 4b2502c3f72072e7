import { isCanceled, type Order } from '@shop/core/checkout/order';
import { isCompletedText, type OrderText, orderText } from '@shop/core/checkout/order-texts';
import { paymentReturn } from '@shop/core/checkout/payment-callback';
import type { LocalMoment } from '@shop/core/content/opening-hours';
import type { Section } from '@shop/core/content/section';
import type { LocalDate } from '@shop/core/dates/local-date';
import { type Activity, reactionTo } from '@shop/core/errors/error-reaction';
import { orderKey } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { type CancellationQuery, cancellationQuery, orderCancellationPath } from '@shop/core/paths/cancellation-path';
import { pagePath, parseContentPath } from '@shop/core/paths/content-path';
import { orderPath } from '@shop/core/paths/order-path';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import { listQueryIn } from '../page-data/list-query.ts';
import { type Loaded, loaded } from '../page-data/loaded.ts';
import { orderWordsOf } from '../page-data/order-words.ts';
import type { LoadedContent } from '../page-data/route-data.ts';
import type { SectionData, SectionDataOf } from '../page-data/section-data.ts';
import { featuredData, openingHoursData, shopCardsData } from './load-home.ts';

/** A redirect instead of a section that cannot be shown. `errorKey` is the translation key of the message on the target
 *  page. */
export type SectionRedirect = { readonly type: 'redirect'; readonly to: string; readonly errorKey?: string };

/** The page of the section. `pathOf` returns the path of another content page by the first part of its key, or
 *  `undefined` when there is none. */
type SectionPlace = Pick<LoadedContent, 'page' | 'language' | 'address'> & {
  readonly pathOf: (page: string) => string | undefined;
};

/** Loads what a section needs for its first drawing. */
export const loadSection = async (
  useCases: UseCases,
  section: Section,
  { page, language, address, pathOf }: SectionPlace,
  moment: LocalMoment,
): Promise<SectionData | SectionRedirect> => {
  const { today } = moment;
  switch (section.type) {
    case 'shopCards':
      return shopCardsData(useCases, section, { page, language, address, pathOf }, today);
    case 'featuredProducts':
      return featuredData(useCases, section, { language, pathOf }, today);
    case 'infoList':
      return { type: 'infoList', section };
    case 'openingHours':
      return openingHoursData(useCases, section, language, moment);
    case 'productList':
      return listData(useCases, section, { language, address }, today);
    case 'cartReview':
      return { type: 'cartReview', section };
    case 'personalData': {
      const form = await loaded(useCases.loadCustomer(language));
      return redirectToCart(form, 'checkoutData', language) ?? { type: 'personalData', section, form };
    }
    case 'paymentMethod': {
      const reservation = await loaded(useCases.checkReservation());
      return (
        redirectToCart(reservation, 'reservationCheck', language) ?? {
          type: 'paymentMethod',
          section,
          reservation,
          termsHref: pathOf('terms'),
        }
      );
    }
    case 'orderCompleted': {
      const returned = paymentReturn(new URLSearchParams(address.search));
      const { ref } = returned;
      const outcomeData = (text: OrderText, order?: Order) =>
        ({
          type: 'orderCompleted',
          section,
          text,
          words: orderWordsOf(section.texts, text.block, order),
          image: page.image,
        }) as const;
      if (ref === undefined) {
        const cart = await loaded(useCases.loadCart(language));
        return outcomeData(
          orderText(returned, { type: 'notAsked', isPaying: !cart.ok || cart.value?.frozen === true }),
        );
      }
      return useCases.showOrder(ref).match(
        async (order) => {
          const text = orderText(returned, { type: 'found', order });
          return {
            ...outcomeData(text, order),
            order,
            cancelHref: orderCancellationPath(order, pathOf('cancelOrder'), order.orderKey),
            papersHref: order.orderKey && orderPath(language, order.orderKey),
            tickets: isCompletedText(text) ? await boughtTickets(useCases, order, language) : undefined,
          };
        },
        () => outcomeData(orderText(returned, { type: 'failed' })),
      );
    }
    case 'orderCancellation': {
      const query = cancellationQuery(new URLSearchParams(address.search));
      const about = await orderToCancel(useCases, query, language);
      return { type: 'orderCancellation', section, path: address.path, about, ...query };
    }
    case 'unknown':
      return { type: 'unknown', name: section.name };
  }
};

/** Loads the tickets of an order. Only the session that bought them receives the order's key. Returns `undefined`
 *  without tickets; the page still links to their page. */
const boughtTickets = async (
  useCases: UseCases,
  { orderKey }: Order,
  language: Language,
): Promise<SectionDataOf<'orderCompleted'>['tickets']> => {
  if (orderKey === undefined) return undefined;
  const papers = await loaded(useCases.showPapers(orderKey, language));
  return papers.ok && papers.value.tickets.length > 0 ? papers.value.tickets : undefined;
};

/** Loads the order of a cancellation page. Returns `undefined` without its key, and when it is not the order that the
 *  page cancels. */
const orderToCancel = async (
  useCases: UseCases,
  { id, key }: CancellationQuery,
  language: Language,
): Promise<SectionDataOf<'orderCancellation'>['about']> => {
  if (key === undefined) return undefined;
  const papers = await loaded(useCases.showPapers(orderKey(key), language));
  if (!papers.ok) return undefined;
  const { order, tickets } = papers.value;
  if (order.cancelId === undefined ? !isCanceled(order) : order.cancelId !== id) return undefined;
  const visits = new Set(order.items.flatMap(({ kind, cartItemId }) => (kind === 'ticket' ? [cartItemId] : [])));
  return { order, persons: tickets.filter(({ cartItemId }) => visits.has(cartItemId)).length };
};

const listData = async (
  useCases: UseCases,
  section: SectionDataOf<'productList'>['section'],
  { language, address }: Pick<SectionPlace, 'language' | 'address'>,
  today: LocalDate,
): Promise<SectionDataOf<'productList'>> => {
  const query = listQueryIn(address.search, section.layout);
  const [products, categories] = await Promise.all([
    loaded(
      useCases.listProducts({
        language,
        group: section.group,
        sort: query.sort,
        take: query.take,
        categoryId: query.categoryId,
      }),
    ),
    section.layout === 1 ? useCases.listCategories(language).unwrapOr([]) : [],
  ]);
  const listPath = pagePath(parseContentPath(address.path));
  return { type: 'productList', section, products, categories, query, listPath, today };
};

/** Returns a redirect to the cart page when there is no cart to fill in or pay for, and after a refusal whose message
 *  that page shows; else `undefined`. */
const redirectToCart = (result: Loaded<unknown>, during: Activity, language: Language): SectionRedirect | undefined => {
  if (result.ok) return undefined;
  const { type, key } = reactionTo(result.error, during);
  const redirect = { type: 'redirect', to: shopPath('cart', language) } as const;
  if (type === 'goToCartQuietly') return redirect;
  return type === 'goToCart' || type === 'reloadCartAndGoToCart' ? { ...redirect, errorKey: key } : undefined;
};
