import type {
  CancellationTexts,
  OrderTexts,
  PaymentMethod,
  Section,
  ShopCard,
  TextBlock,
} from '@shop/core/content/section';
import { member, numberOf, textOf, textOrNone } from '../codec/json-value.ts';
import { type Block, entriesOf } from './blocks.ts';
import { linksOf } from './links.ts';
import { mediaOf } from './media.ts';
import { htmlOf, plainOf } from './rich-text.ts';

/** What a section takes from its page when it does not say it itself. */
export type PageDefaults = { readonly group: string; readonly methods: readonly PaymentMethod[] };

type Base = { readonly id: string; readonly title: string; readonly text: string };
type SectionReader = (properties: unknown, base: Base, defaults: PageDefaults) => Section;

const blockTexts = (properties: unknown, name: string): TextBlock => ({
  title: textOf(member(properties, `${name}Title`)),
  text: htmlOf(member(properties, `${name}Text`)),
});

const orderTexts = (properties: unknown): OrderTexts => ({
  ticketCompleted: blockTexts(properties, 'ticketCompleted'),
  giftCardCompleted: blockTexts(properties, 'giftCardCompleted'),
  neutralCompleted: blockTexts(properties, 'neutralCompleted'),
  canceled: blockTexts(properties, 'canceled'),
  failed: blockTexts(properties, 'failed'),
  pending: blockTexts(properties, 'pending'),
  refunded: blockTexts(properties, 'refunded'),
});

const cancellationTexts = (properties: unknown): CancellationTexts => ({
  question: blockTexts(properties, 'question'),
  success: blockTexts(properties, 'success'),
  failure: blockTexts(properties, 'failure'),
});

const cardOf = (entry: unknown): ShopCard => {
  const href = linksOf(member(entry, 'link'))[0]?.href;
  const image = mediaOf(member(entry, 'image'));
  return {
    title: textOf(member(entry, 'title')),
    text: plainOf(member(entry, 'text')),
    ...(href === undefined ? {} : { href }),
    ...(image === undefined ? {} : { image }),
  };
};

/** Entries with neither a title nor an image have nothing to show. */
export const paymentMethodsOf = (value: unknown): readonly PaymentMethod[] =>
  entriesOf(value).flatMap((entry) => {
    const title = textOf(member(entry, 'title'));
    const image = mediaOf(member(entry, 'image'));
    return title.trim() === '' && image === undefined ? [] : [{ title, ...(image === undefined ? {} : { image }) }];
  });

/** The section types by the alias that content gives them; a map, so that only own names are found. */
const readers: ReadonlyMap<string, SectionReader> = new Map<string, SectionReader>([
  [
    'shopProductsList',
    (properties, base, { group }) => ({
      ...base,
      type: 'productList',
      layout: numberOf(member(properties, 'layout')) === 2 ? 2 : 1,
      group: textOrNone(member(properties, 'group')) ?? group,
    }),
  ],
  [
    'shopWidget',
    (properties, base) => ({ ...base, type: 'shopCards', cards: entriesOf(member(properties, 'cards')).map(cardOf) }),
  ],
  ['cartReview', (_properties, base) => ({ ...base, type: 'cartReview' })],
  ['personalData', (_properties, base) => ({ ...base, type: 'personalData' })],
  [
    'paymentMethod',
    (properties, base, defaults) => ({
      ...base,
      type: 'paymentMethod',
      methods:
        member(properties, 'paymentMethods') === undefined
          ? defaults.methods
          : paymentMethodsOf(member(properties, 'paymentMethods')),
      cardText: htmlOf(member(properties, 'cardText')),
      reserveText: htmlOf(member(properties, 'reserveText')),
    }),
  ],
  ['orderCompleted', (properties, base) => ({ ...base, type: 'orderCompleted', texts: orderTexts(properties) })],
  [
    'orderCancellation',
    (properties, base) => ({ ...base, type: 'orderCancellation', texts: cancellationTexts(properties) }),
  ],
]);

/** A section for any block; an alias that is not known keeps its name (spec 2). */
export const sectionOf = ({ type, id, properties }: Block, defaults: PageDefaults): Section => {
  const base = { id, title: textOf(member(properties, 'title')), text: htmlOf(member(properties, 'text')) };
  return readers.get(type)?.(properties, base, defaults) ?? { ...base, type: 'unknown', name: type };
};
