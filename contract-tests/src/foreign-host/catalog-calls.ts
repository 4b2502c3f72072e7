import type { Body } from './body.ts';
import { euros } from './cart-answer.ts';
import type { Carts } from './carts.ts';
import { type Dialect, Refused, refuse } from './dialect.ts';
import type { Faults } from './faults.ts';
import {
  cards,
  categories,
  type ForeignCard,
  type ForeignPrice,
  type ForeignTicket,
  tickets,
  windowDays,
} from './foreign-goods.ts';
import { dayIn, type When } from './places.ts';
import type {
  ProviderCategory,
  ProviderListItem,
  ProviderPriceList,
  ProviderProduct,
  ProviderProductPage,
  ProviderQuote,
} from './provider-answers.ts';
import { type HostLanguage, hostLanguages, inWords, languageIn, slugOf, tagOf, type Words } from './words.ts';

/** The calls about the catalog. */
export const catalogCalls = (carts: Carts, dialect: Dialect, faults: () => Faults) => {
  const { id } = dialect;

  const priceWithDiscount = (reduced: number | undefined): number | undefined => {
    if (reduced !== undefined) return euros(reduced);
    return faults().zeroDiscounts ? 0 : undefined;
  };

  const priceList = (own: ForeignPrice, language: HostLanguage): ProviderPriceList => ({
    priceListId: id(own.id),
    name: inWords(own.name, language),
    price: euros(own.price),
    priceWithDiscount: priceWithDiscount(own.reduced),
    categoryType: own.persons === undefined ? 1 : 2,
    packageItems: own.persons ?? [],
    enabled: own.isOff !== true,
  });

  /** Returns addresses in every language, by culture tag or as a list. */
  const culturesOf = (name: Words) =>
    dialect.name === 'texts'
      ? Object.fromEntries(hostLanguages.map((one) => [tagOf(one), { path: `/${one}/lake/${slugOf(name, one)}` }]))
      : hostLanguages.map((one) => ({ language: tagOf(one), url: slugOf(name, one) }));

  const pricesOf = (product: ForeignTicket | ForeignCard): readonly ForeignPrice[] =>
    product.kind === 1 ? product.prices : product.groups.flatMap(({ prices }) => prices);

  const listItem = (product: ForeignTicket | ForeignCard, language: HostLanguage): ProviderListItem => {
    const onSale = pricesOf(product).filter(({ isOff }) => isOff !== true);
    const [cheapest] = onSale.toSorted((a, b) => a.price - b.price);
    const { price, reduced }: Pick<ForeignPrice, 'price' | 'reduced'> = cheapest ?? { price: 0 };
    const needsSeveral = product.kind === 1 && product.minItems !== undefined;
    return {
      id: id(product.id),
      name: inWords(product.name, language),
      url: slugOf(product.name, language),
      image: product.image,
      shortDescription: inWords(product.name, language),
      categories: product.kind === 1 ? [id(product.category)] : [],
      isValueGiftCard: product.kind === 1 && product.isValueCard,
      price: euros(price),
      priceWithDiscount: priceWithDiscount(needsSeveral ? undefined : reduced),
      textBeforePrice: undefined,
      textAfterPrice: undefined,
      quantityDiscountText: undefined,
      numberOfPeople: 1,
    };
  };

  const ticketItem = (product: ForeignTicket, language: HostLanguage): ProviderProduct['item'] => {
    const isDaily = product.kind !== 4;
    const days = isDaily ? carts.lake.days() : [];
    return {
      id: id(product.id),
      name: inWords(product.name, language),
      productType: product.kind,
      seasons: product.seasons.map((season) => ({ id: id(season.id), name: inWords(season.name, language) })),
      availability: days.map((day) => ({ date: day, ticketsAvailable: carts.lake.free({ day }) ?? 0 })),
      facilityDiscounts: days
        .map((day) => ({ date: day, discountPercent: carts.lake.percentOff({ day }) }))
        .filter(({ discountPercent }) => discountPercent > 0),
      defaultDailyTicketAvailabilityInDays: isDaily ? windowDays : 0,
      description: `<p>${inWords(product.name, language)}</p>`,
      termsText: '<p>Na lastno odgovornost.</p>',
      ticketCalendarText: undefined,
      ticketSelectText: undefined,
      cultures: culturesOf(product.name),
    };
  };

  const cardItem = (card: ForeignCard, language: HostLanguage): ProviderProduct['item'] => ({
    id: id(card.id),
    name: inWords(card.name, language),
    isValueGiftCard: card.isValueCard,
    priceLists: card.prices.map((price) => priceList(price, language)),
    quantityDiscountMinItems: card.minItems,
    image: card.image,
    description: `<p>${inWords(card.name, language)}</p>`,
    termsText: '<p>Velja pol leta.</p>',
    helpText: undefined,
    giftCardValidityText: '<p>Pol leta</p>',
    cultures: culturesOf(card.name),
  });

  /** Returns the day or season in a quote's or an addition's members. */
  const whenOf = (ticket: ForeignTicket, sentDay: unknown, season: number | undefined): When => {
    if (ticket.kind === 4) return season === undefined ? refuse('SeasonIsNotSelected') : { season };
    const day = dayIn(sentDay);
    return day === undefined ? refuse('DateIsNotSelected') : { day };
  };

  return {
    whenOf,
    products: (language: HostLanguage, group: string, query: URLSearchParams): ProviderProductPage => {
      const category = query.get('categoryId') ?? '';
      const known: Readonly<Record<string, readonly (ForeignTicket | ForeignCard)[]>> = {
        poolTickets: tickets,
        giftVouchers: cards,
      };
      const all = (known[group] ?? []).filter(
        (product) => category === '' || (product.kind === 1 && String(id(product.category)) === category),
      );
      const [skip, take] = [Number(query.get('skip') ?? 0), Number(query.get('take') ?? 999)];
      return {
        items: all.slice(skip, skip + take).map((product) => listItem(product, language)),
        hasMoreItems: all.length > skip + take,
        totalCount: all.length,
      };
    },
    product: (language: HostLanguage, url: string): ProviderProduct => {
      const product = [...tickets, ...cards].find(({ name }) => slugOf(name, language) === url);
      if (product === undefined) throw new Refused({ status: 404 });
      return { status: 200, item: product.kind === 1 ? cardItem(product, language) : ticketItem(product, language) };
    },
    /** Returns a plain list in one dialect, a wrapped one in the other. */
    categories: (
      language: HostLanguage,
    ): readonly ProviderCategory[] | { readonly items: readonly ProviderCategory[] } => {
      const items = categories.map(({ id: own, name }) => ({ id: id(own), name: inWords(name, language) }));
      return dialect.name === 'numbers' ? items : { items };
    },
    prices: (body: Body): ProviderQuote => {
      const language = languageIn(body.text('Language'));
      const ticket = tickets.find((one) => one.id === body.id('ProductId')) ?? refuse('Ponudba.NeObstaja');
      const when = whenOf(ticket, body.text('Date'), body.id('SeasonId'));
      const ticketsAvailable = carts.lake.free(when) ?? refuse('Kopalisce.DanNiVProdaji');
      const item = {
        ticketsAvailable,
        facilityDiscount: carts.lake.percentOff(when),
        priceGroups: ticket.groups.map(({ id: own, name, prices }) => ({
          priceGroupId: id(own),
          name: inWords(name, language),
          description: undefined,
          enabled: true,
          priceLists: prices.map((price) => priceList(price, language)),
        })),
      };
      return { success: true, item };
    },
  };
};

export type CatalogCalls = ReturnType<typeof catalogCalls>;
