import {
  type CancellationTextName,
  cancellationTextNames,
  type OrderTextName,
  orderTextNames,
} from '@shop/core/content/section';
import { guideFactNames } from '@shop/core/content/ticket-guide';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { jsonIn } from '../../wire/codec/json-text.ts';
import { member } from '../../wire/codec/json-value.ts';

/** Outcomes whose name in content differs from core's. */
const otherwise: Readonly<Partial<Record<OrderTextName | CancellationTextName, string>>> = {
  ticketCompleted: 'ticket',
  giftCardCompleted: 'giftCard',
  failed: 'error',
  failure: 'error',
};

/** Returns the content's names of an outcome's title and text. The title of a cancellation's
 *  question is `question`. */
export const textNames = (name: OrderTextName | CancellationTextName): readonly [title: string, text: string] => {
  const inContent = otherwise[name] ?? name;
  return [name === 'question' ? name : `${inContent}Title`, `${inContent}Text`];
};

/** Default names of properties, by their owner. */
const defaults = {
  page: [
    'sections',
    'seoTitle',
    'seoDescription',
    'seoImage',
    'image',
    'keywords',
    'showFooter',
    'paymentMethods',
    'groupKey',
    'ticketGuides',
  ],
  ticketGuide: ['productIds', 'area', 'pictures', 'hours', ...guideFactNames],
  site: ['povezave', 'socialneIkone', 'stolpci', 'spodnjePovezave', 'spodnjePovezaveText'],
  icon: ['image', 'link'],
  column: ['title', 'links'],
  media: ['altText', 'altTextSl', 'altTextEn', 'altTextDe', 'altTextIt', 'altTextHr', 'placeholder'],
  section: ['title', 'text'],
  settings: ['anchor', 'hidden', 'background'],
  shopProductsList: ['layout', 'groupKey', 'headings'],
  listHeading: ['title', 'productIds', 'large'],
  shopWidget: ['cards', 'bookingGroupKey', 'bookingAreas', 'bookingAdults', 'bookingChildren'],
  card: ['title', 'text', 'image', 'link'],
  bookingArea: ['title', 'productId', 'priceGroupId'],
  shopFeaturedProducts: ['groupKey', 'productIds'],
  shopInfoList: ['numbered', 'items'],
  infoItem: ['title', 'text'],
  shopOpeningHours: ['groupKey', 'areas'],
  openingArea: ['title', 'hours', 'productId'],
  paymentMethod: ['paymentMethods', 'cardTabText', 'reserveTabText'],
  method: ['title', 'image'],
  personalData: [],
  cartReview: [],
  orderCompleted: orderTextNames.flatMap(textNames),
  orderCancellation: cancellationTextNames.flatMap(textNames),
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Holder = keyof typeof defaults;

const sectionKinds = [
  'shopProductsList',
  'shopWidget',
  'paymentMethod',
  'personalData',
  'cartReview',
  'orderCompleted',
  'orderCancellation',
  'shopFeaturedProducts',
  'shopInfoList',
  'shopOpeningHours',
] as const;

export type SectionKind = (typeof sectionKinds)[number];

/** Names of sections and properties in the content system. Inherited names such as `constructor` are not found. */
export type ContentNames = {
  readonly kindOf: (alias: string) => SectionKind | undefined;
  /** Returns the value of a property, under its name in the content system. */
  readonly property: (properties: unknown, holder: Holder, name: string) => unknown;
};

const isHolder = (name: string): name is Holder => Object.hasOwn(defaults, name);

const name = z.string().check(z.regex(/\S/));
const renames = z.record(name, name);
const form = z.strictObject({
  sections: z.optional(z.record(name, z.enum(sectionKinds))),
  properties: z.optional(z.record(z.string(), renames)),
});
type Renamed = z.output<typeof form>;

/** Whether every name of the setting can be renamed. */
const isKnown = ({ properties = {} }: Renamed): boolean =>
  Object.entries(properties).every(
    ([holder, names]) =>
      isHolder(holder) && Object.keys(names).every((name) => defaults[holder].some((known) => known === name)),
  );

const namesOf = ({ sections = {}, properties = {} }: Renamed): ContentNames => {
  const kinds = new Map<string, SectionKind>(sectionKinds.map((kind) => [kind, kind]));
  for (const [alias, kind] of Object.entries(sections)) kinds.set(alias, kind);
  const renamed = new Map(
    Object.entries(properties).flatMap(([holder, names]) =>
      Object.entries(names).map(([name, other]) => [`${holder}.${name}`, other] as const),
    ),
  );
  return {
    kindOf: (alias) => kinds.get(alias),
    property: (values, holder, name) => member(values, renamed.get(`${holder}.${name}`) ?? name),
  };
};

/** Names without any renaming. */
export const defaultNames: ContentNames = namesOf({});

/** Parses the setting of names: `{"sections": {alias: kind}, "properties": {holder: {name: other}}}`. Error: the
 *  allowed form. */
export const parseNames = (json: string): Result<ContentNames, string> => {
  const parsed = form.safeParse(jsonIn(json));
  return parsed.success && isKnown(parsed.data)
    ? ok(namesOf(parsed.data))
    : err(
        `JSON such as {"sections":{"newsWidget":"shopWidget"},"properties":{"card":{"title":"heading"}}} with the names of ${Object.keys(defaults).join(', ')}`,
      );
};
