import type { Cleaner, CleanHtml } from '@shop/core/content/clean-html';
import type {
  CancellationTexts,
  OrderTexts,
  PaymentMethod,
  Section,
  ShopCard,
  TextBlock,
} from '@shop/core/content/section';
import { flagOf, listOf, member, numberOf, textOf, textOrNone } from '../codec/json-value.ts';
import { type Block, entriesOf } from './blocks.ts';
import { linksOf } from './links.ts';
import { htmlOf, wordsOf } from './markup.ts';
import { mediaOf } from './media.ts';
import { plainOf } from './plain-text.ts';

/** What a section takes from its page. */
export type PageReading = {
  /** Where the section does not say it itself. */
  readonly group: string;
  readonly methods: readonly PaymentMethod[];
  readonly clean: Cleaner;
};

type Base = { readonly id: string; readonly title: string; readonly text: CleanHtml };
type SectionReader = (properties: unknown, base: Base, page: PageReading) => Section;

const blockTexts = (properties: unknown, name: string, clean: Cleaner): TextBlock => ({
  title: plainOf(member(properties, `${name}Title`)),
  text: htmlOf(member(properties, `${name}Text`), clean),
});

const hasWords = (properties: unknown, name: string): boolean => member(properties, `${name}Title`) !== undefined;

const orderTexts = (properties: unknown, clean: Cleaner): OrderTexts => ({
  ticketCompleted: blockTexts(properties, 'ticketCompleted', clean),
  giftCardCompleted: blockTexts(properties, 'giftCardCompleted', clean),
  neutral: blockTexts(properties, 'neutral', clean),
  canceled: blockTexts(properties, 'canceled', clean),
  // Of ours: content that has none shows the words of a canceled payment.
  orderCanceled: blockTexts(properties, hasWords(properties, 'orderCanceled') ? 'orderCanceled' : 'canceled', clean),
  failed: blockTexts(properties, 'failed', clean),
  pending: blockTexts(properties, 'pending', clean),
  refunded: blockTexts(properties, 'refunded', clean),
});

const cancellationTexts = (properties: unknown, clean: Cleaner): CancellationTexts => ({
  question: blockTexts(properties, 'question', clean),
  success: blockTexts(properties, 'success', clean),
  failure: blockTexts(properties, 'failure', clean),
});

const cardOf = (entry: unknown, clean: Cleaner): ShopCard => {
  const href = linksOf(member(entry, 'link'))[0]?.href;
  const image = mediaOf(member(entry, 'image'));
  return {
    title: plainOf(member(entry, 'title')),
    text: wordsOf(member(entry, 'text'), clean),
    ...(href === undefined ? {} : { href }),
    ...(image === undefined ? {} : { image }),
  };
};

/** Entries with neither a title nor an image have nothing to show. */
export const paymentMethodsOf = (value: unknown): readonly PaymentMethod[] =>
  entriesOf(value).flatMap((entry) => {
    const title = plainOf(member(entry, 'title'));
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
    (properties, base, { clean }) => ({
      ...base,
      type: 'shopCards',
      cards: entriesOf(member(properties, 'cards')).map((card) => cardOf(card, clean)),
    }),
  ],
  [
    'shopFeaturedProducts',
    (properties, base, { group }) => ({
      ...base,
      type: 'featuredProducts',
      group: textOrNone(member(properties, 'group')) ?? group,
      productIds: listOf(member(properties, 'productIds')).map(textOf),
    }),
  ],
  [
    'shopInfoList',
    (properties, base, { clean }) => ({
      ...base,
      type: 'infoList',
      numbered: flagOf(member(properties, 'numbered')) ?? false,
      items: entriesOf(member(properties, 'items')).map((item) => ({
        title: plainOf(member(item, 'title')),
        text: htmlOf(member(item, 'text'), clean),
      })),
    }),
  ],
  ['cartReview', (_properties, base) => ({ ...base, type: 'cartReview' })],
  ['personalData', (_properties, base) => ({ ...base, type: 'personalData' })],
  [
    'paymentMethod',
    (properties, base, { methods, clean }) => ({
      ...base,
      type: 'paymentMethod',
      methods:
        member(properties, 'paymentMethods') === undefined
          ? methods
          : paymentMethodsOf(member(properties, 'paymentMethods')),
      cardText: htmlOf(member(properties, 'cardText'), clean),
      reserveText: htmlOf(member(properties, 'reserveText'), clean),
    }),
  ],
  [
    'orderCompleted',
    (properties, base, { clean }) => ({ ...base, type: 'orderCompleted', texts: orderTexts(properties, clean) }),
  ],
  [
    'orderCancellation',
    (properties, base, { clean }) => ({
      ...base,
      type: 'orderCancellation',
      texts: cancellationTexts(properties, clean),
    }),
  ],
]);

/** A section for any block; an alias that is not known keeps its name (R-SECTION-8). */
export const sectionOf = ({ type, id, properties }: Block, page: PageReading): Section => {
  const base = {
    id,
    title: plainOf(member(properties, 'title')),
    text: htmlOf(member(properties, 'text'), page.clean),
  };
  return readers.get(type)?.(properties, base, page) ?? { ...base, type: 'unknown', name: type };
};
