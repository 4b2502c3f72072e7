import type { ProductListItem } from '@shop/core/catalog/product-list';
import { type LocalMoment, openState } from '@shop/core/content/opening-hours';
import type { Section } from '@shop/core/content/section';
import type { LocalDate } from '@shop/core/dates/local-date';
import { isIdWrittenAs } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import { bookedAddress, bookingIn } from '../page-data/booking-query.ts';
import type { LoadedContent } from '../page-data/route-data.ts';
import type { SectionDataOf } from '../page-data/section-data.ts';

type Place = Pick<LoadedContent, 'page' | 'language' | 'address'> & {
  readonly pathOf: (page: string) => string | undefined;
};

type SectionOf<Type extends Section['type']> = Extract<Section, { readonly type: Type }>;

/** Returns the products of a group; an empty list when they cannot be loaded. */
const offered = (useCases: UseCases, language: Language, group: string): Promise<readonly ProductListItem[]> =>
  useCases.listProducts({ language, group }).match(
    ({ items }) => items,
    () => [],
  );

const productIn = (items: readonly ProductListItem[], id: string): ProductListItem | undefined =>
  items.find((item) => isIdWrittenAs(item.id, id));

/** Loads the cards of a home page and its booking bar, which has the areas whose ticket is listed. The address of a
 *  sent booking leads to the tickets of its area and day. */
export const shopCardsData = async (
  useCases: UseCases,
  section: SectionOf<'shopCards'>,
  { page, language, address, pathOf }: Place,
  today: LocalDate,
): Promise<SectionDataOf<'shopCards'> | { readonly type: 'redirect'; readonly to: string }> => {
  const data = { type: 'shopCards', section, image: page.image } as const;
  const { booking } = section;
  const listPath = booking && pathOf(booking.group);
  if (booking === undefined || listPath === undefined) return data;
  const items = await offered(useCases, language, booking.group);
  const areas = booking.areas.flatMap((area) => {
    const item = productIn(items, area.productId);
    return item === undefined ? [] : [{ ...area, item }];
  });
  const sent = bookingIn(address.search);
  const chosen = areas.find(({ productId }) => productId === sent?.area);
  if (sent !== undefined && chosen !== undefined) {
    return { type: 'redirect', to: bookedAddress(listPath, chosen.item.url, chosen.priceGroupId, sent) };
  }
  const [first] = areas;
  if (first === undefined) return data;
  return {
    ...data,
    booking: {
      areas: areas.map(({ productId, title }) => ({ value: productId, text: title })),
      today,
      firstDay: first.item.nextFreeDay ?? today,
    },
  };
};

/** Loads the products of a home page. Leaves out those that cannot be loaded, so that the page still appears. */
export const featuredData = async (
  useCases: UseCases,
  section: SectionOf<'featuredProducts'>,
  { language, pathOf }: Pick<Place, 'language' | 'pathOf'>,
  today: LocalDate,
): Promise<SectionDataOf<'featuredProducts'>> => {
  const { group, productIds } = section;
  const listPath = pathOf(group);
  const items = listPath === undefined ? [] : await offered(useCases, language, group);
  const products = productIds.flatMap((id) => productIn(items, id) ?? []);
  return { type: 'featuredProducts', section, products, listPath: listPath ?? '', today };
};

/** Loads opening hours with their state now. An area whose day ticket is not sold today because it is closed is closed
 *  whatever its hours are. */
export const openingHoursData = async (
  useCases: UseCases,
  section: SectionOf<'openingHours'>,
  language: Language,
  moment: LocalMoment,
): Promise<SectionDataOf<'openingHours'>> => {
  const items = section.areas.some(({ productId }) => productId !== undefined)
    ? await offered(useCases, language, section.group)
    : [];
  const areas = section.areas.map(({ title, hours, productId = '' }) => {
    const isClosedToday = productIn(items, productId)?.today === 'closed';
    return { title, hours, isClosedToday, state: isClosedToday ? closed : openState(hours, moment) };
  });
  return { type: 'openingHours', section, areas, today: moment.today };
};

const closed = { type: 'closed' } as const;
