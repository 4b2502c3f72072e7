import {
  type AreaHours,
  type Booking,
  type CancellationTextName,
  cancellationTextNames,
  type ListHeading,
  type OrderTextName,
  orderTextNames,
  type PaymentMethod,
  type Section,
  type ShopCard,
  type TextBlock,
} from '@shop/core/content/section';
import { pageOfKey } from '@shop/core/paths/page-key';
import { flagOf, listOf, numberOf, textOf, textOrNone } from '../../wire/codec/json-value.ts';
import { type Block, entriesOf } from './blocks.ts';
import { type SectionKind, textNames } from './content-names.ts';
import { linksOf } from './links.ts';
import { htmlOf, wordsOf } from './markup.ts';
import { mediaOf } from './media.ts';
import { plainOf, type Reading } from './reading.ts';
import { weekHoursOf } from './week-hours.ts';

/** Values that a section inherits from its page. */
export type PageAround = { readonly group: string; readonly methods: readonly PaymentMethod[] };

type Base = Omit<Extract<Section, { readonly type: 'cartReview' }>, 'type'>;

const cardOf = (entry: unknown, id: string, reading: Reading): ShopCard => {
  const own = (name: string): unknown => reading.names.property(entry, 'card', name);
  return {
    id,
    title: plainOf(own('title')),
    text: wordsOf(own('text'), reading),
    link: linksOf(own('link'), reading)[0],
    image: mediaOf(own('image'), reading.names),
  };
};

/** Returns the cards with a title, a text or an image. */
const cardsOf = (value: unknown, reading: Reading): readonly ShopCard[] =>
  entriesOf(value)
    .map(({ id, properties }) => cardOf(properties, id, reading))
    .filter(({ title, text, image }) => title.trim() !== '' || text.trim() !== '' || image !== undefined);

/** Returns the payment methods with a title or an image. */
export const paymentMethodsOf = (value: unknown, { names }: Reading): readonly PaymentMethod[] =>
  entriesOf(value).flatMap(({ properties }) => {
    const title = plainOf(names.property(properties, 'method', 'title'));
    const image = mediaOf(names.property(properties, 'method', 'image'), names);
    return title.trim() === '' && image === undefined ? [] : [{ title, image }];
  });

/** Returns the group of products: the first part of the section's key, otherwise the page's group. */
const groupOf = (value: unknown, { group }: PageAround): string => {
  const key = textOrNone(value);
  return key === undefined ? group : pageOfKey(key);
};

const itemOf = (entry: unknown, reading: Reading): TextBlock => ({
  title: plainOf(reading.names.property(entry, 'infoItem', 'title')),
  text: htmlOf(reading.names.property(entry, 'infoItem', 'text'), reading),
});

const headingOf = (entry: unknown, { names }: Reading): ListHeading => {
  const own = (name: string): unknown => names.property(entry, 'listHeading', name);
  return {
    title: plainOf(own('title')),
    productIds: listOf(own('productIds')).map(textOf),
    isLarge: flagOf(own('large')) ?? false,
  };
};

const areaHoursOf = (entry: unknown, { names }: Reading): AreaHours => {
  const own = (name: string): unknown => names.property(entry, 'openingArea', name);
  return { title: plainOf(own('title')), hours: weekHoursOf(own('hours')), productId: textOrNone(own('productId')) };
};

/** Most persons of a kind that the booking bar may offer. */
const mostPersons = 20;

/** Default number of persons of a kind, when content names none. */
const usualPersons = 6;

const personsOf = (value: unknown): number => {
  const count = Math.floor(numberOf(value) ?? usualPersons);
  return Math.min(Math.max(count, 0), mostPersons);
};

/** Returns the booking bar; `undefined` when no area names a ticket. */
const bookingOf = (own: (name: string) => unknown, around: PageAround, { names }: Reading): Booking | undefined => {
  const areas = entriesOf(own('bookingAreas')).flatMap(({ properties }) => {
    const text = (name: string): string => plainOf(names.property(properties, 'bookingArea', name));
    const area = { title: text('title'), productId: text('productId'), priceGroupId: text('priceGroupId') };
    return area.title.trim() === '' || area.productId === '' ? [] : [area];
  });
  if (areas.length === 0) return undefined;
  return {
    group: groupOf(own('bookingGroupKey'), around),
    areas,
    maxAdults: personsOf(own('bookingAdults')),
    maxChildren: personsOf(own('bookingChildren')),
  };
};

/** Returns the text blocks that are not empty. */
const textBlocks = <Name extends OrderTextName | CancellationTextName>(
  names: readonly Name[],
  own: (name: string) => unknown,
  reading: Reading,
): { readonly [Key in Name]?: TextBlock } => {
  const blocks: { [Key in Name]?: TextBlock } = {};
  for (const name of names) {
    const [title, text] = textNames(name);
    const block = { title: plainOf(own(title)), text: htmlOf(own(text), reading) };
    if (block.title.trim() !== '' || block.text.trim() !== '') blocks[name] = block;
  }
  return blocks;
};

/** Reads a section of a known kind. */
const knownSection = (
  kind: SectionKind,
  properties: unknown,
  base: Base,
  around: PageAround,
  reading: Reading,
): Section => {
  const own = (name: string): unknown => reading.names.property(properties, kind, name);
  switch (kind) {
    case 'shopProductsList': {
      const layout = numberOf(own('layout')) === 2 ? 2 : 1;
      const headings = entriesOf(own('headings')).map(({ properties: entry }) => headingOf(entry, reading));
      return { ...base, type: 'productList', layout, group: groupOf(own('groupKey'), around), headings };
    }
    case 'shopFeaturedProducts': {
      const productIds = listOf(own('productIds')).map(textOf);
      return { ...base, type: 'featuredProducts', group: groupOf(own('groupKey'), around), productIds };
    }
    case 'shopInfoList': {
      const items = entriesOf(own('items')).map(({ properties: item }) => itemOf(item, reading));
      return { ...base, type: 'infoList', numbered: flagOf(own('numbered')) ?? false, items };
    }
    case 'shopWidget':
      return {
        ...base,
        type: 'shopCards',
        cards: cardsOf(own('cards'), reading),
        booking: bookingOf(own, around, reading),
      };
    case 'shopOpeningHours': {
      const areas = entriesOf(own('areas')).map(({ properties: area }) => areaHoursOf(area, reading));
      return { ...base, type: 'openingHours', group: groupOf(own('groupKey'), around), areas };
    }
    case 'cartReview':
    case 'personalData':
      return { ...base, type: kind };
    case 'paymentMethod': {
      const methods = own('paymentMethods');
      return {
        ...base,
        type: kind,
        methods: methods === undefined || methods === null ? around.methods : paymentMethodsOf(methods, reading),
        cardText: htmlOf(own('cardTabText'), reading),
        reserveText: htmlOf(own('reserveTabText'), reading),
      };
    }
    case 'orderCompleted':
      return { ...base, type: kind, texts: textBlocks(orderTextNames, own, reading) };
    case 'orderCancellation':
      return { ...base, type: kind, texts: textBlocks(cancellationTextNames, own, reading) };
  }
};

/** Returns an anchor that `#anchor` can link to: without spaces or markup. */
const anchorOf = (value: unknown): string | undefined => {
  const text = textOrNone(value)?.trim().replace(/^#/, '');
  return text !== undefined && /^[\p{L}\p{N}_-]{1,100}$/u.test(text) ? text : undefined;
};

/** Reads a section from any block; an unknown alias keeps its name. */
export const sectionOf = ({ type, id, properties, settings }: Block, around: PageAround, reading: Reading): Section => {
  const { names } = reading;
  const base = {
    id,
    title: plainOf(names.property(properties, 'section', 'title')),
    text: htmlOf(names.property(properties, 'section', 'text'), reading),
    anchor: anchorOf(names.property(settings, 'settings', 'anchor')),
    background: textOrNone(plainOf(names.property(settings, 'settings', 'background'))),
  };
  const kind = names.kindOf(type);
  return kind === undefined
    ? { ...base, type: 'unknown', name: type }
    : knownSection(kind, properties, base, around, reading);
};
