import type { GiftCard } from '@shop/core/catalog/gift-card';
import type { ProductListItem } from '@shop/core/catalog/product-list';
import type { Ticket } from '@shop/core/catalog/ticket';
import { plainText } from '@shop/core/content/plain-text';
import { type Language, languages } from '@shop/core/languages/language';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import { type HasPicture, inLanes } from './asking.ts';
import { type ContentFinding, findingsOf } from './finding.ts';

type ShopCalls = Pick<UseCases, 'listProducts' | 'showProduct'> & { readonly hasPicture: HasPicture };

/** A product in the list of a language, with its page, or why the page could not be loaded. */
type Version = {
  readonly language: Language;
  readonly item: ProductListItem;
  readonly shown: GiftCard | Ticket | 'notFound' | 'outOfReach';
  readonly hasPicture: boolean | undefined;
};

/** Returns the texts of a product that are checked in every language. */
const texts = ({ item, shown }: Version): Readonly<Record<string, string | undefined>> => ({
  'short description': item.shortDescription,
  description: typeof shown === 'string' ? undefined : plainText(shown.description),
  terms: typeof shown === 'string' ? undefined : plainText(shown.termsText),
});

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

/** Finds texts that are blank in one language and not in another. */
const missingTexts = (id: string, versions: readonly Version[]): readonly ContentFinding[] => {
  const read = versions.map((version) => ({ language: version.language, texts: texts(version) }));
  const names = new Set(read.flatMap(({ texts: each }) => Object.keys(each).filter((name) => !isBlank(each[name]))));
  return read.flatMap(({ language, texts: each }) =>
    [...names]
      .filter((name) => each[name] !== undefined && isBlank(each[name]))
      .map((text) => {
        const others = read.filter((other) => !isBlank(other.texts[text])).map((other) => other.language);
        return findingsOf('products', language, id).gap('noText', { text, others: others.join(', ') });
      }),
  );
};

const ledAstray = (
  id: string,
  { language, shown }: Version,
  versions: readonly Version[],
): readonly ContentFinding[] => {
  if (typeof shown === 'string' || shown.cultures.length === 0) return [];
  return versions.flatMap(({ language: other, item: { url } }) => {
    const led = shown.cultures.find((culture) => culture.language === other)?.url;
    return led === url
      ? []
      : [findingsOf('products', language, id).fault('otherAddress', { led: led ?? 'nowhere', other, url })];
  });
};

/** Checks that each language lists and names the product, and has it at the address that other languages link to. */
const versionFindings = (
  id: string,
  versions: readonly Version[],
  listing: readonly Language[],
): readonly ContentFinding[] => {
  const listed = versions.map(({ language }) => language);
  // Languages nearly always share a picture.
  const firstLost = versions.find(({ hasPicture }) => hasPicture === false);
  return [
    ...listing
      .filter((language) => !listed.includes(language))
      .map((language) => findingsOf('products', language, id).gap('notSold', { language, others: listed.join(', ') })),
    ...versions.flatMap((version) => {
      const { language, item, shown } = version;
      const { fault, gap } = findingsOf('products', language, id);
      return [
        ...(isBlank(item.name) ? [fault('noName')] : []),
        ...(item.image === '' ? [gap('noPicture')] : []),
        ...(version === firstLost ? [fault('missingPicture', { url: item.image })] : []),
        ...(typeof shown === 'string' ? [fault(shown, { url: item.url })] : []),
        ...ledAstray(id, version, versions),
      ];
    }),
  ];
};

/** Checks that every product of a group is listed, named, described and reachable in every language. */
const groupFindings = async (
  group: string,
  { listProducts, showProduct, hasPicture }: ShopCalls,
): Promise<readonly ContentFinding[]> => {
  const inLane = inLanes(4);
  const lists = await Promise.all(
    languages.map((language) =>
      inLane(async () => ({
        language,
        items: await listProducts({ language, group }).match(
          ({ items }) => items,
          () => undefined,
        ),
      })),
    ),
  );
  const unknown = lists
    .filter(({ items }) => items === undefined)
    .map(({ language }) => findingsOf('products', language, group).fault('untold'));
  const cards = lists.flatMap(({ language, items = [] }) => items.map((item) => ({ language, item })));
  const versions = await Promise.all(
    cards.map(({ language, item }) =>
      inLane(async (): Promise<Version> => {
        const shown = await showProduct(language, item.url).match<Version['shown'], Version['shown']>(
          (product) => product,
          ({ kind }) => (kind === 'notFound' ? 'notFound' : 'outOfReach'),
        );
        return { language, item, shown, hasPicture: item.image === '' ? undefined : await hasPicture(item.image) };
      }),
    ),
  );
  // Products are not reported as missing from a list that could not be loaded.
  const known = lists.filter(({ items }) => items !== undefined).map(({ language }) => language);
  const products = [...Map.groupBy(versions, ({ item }) => item.id)];
  return [
    ...unknown,
    ...products.flatMap(([id, each]) => [...versionFindings(id, each, known), ...missingTexts(id, each)]),
  ];
};

/** Products that a section of a page names. */
export type Featured = {
  readonly language: Language;
  readonly path: string;
  readonly group: string;
  readonly productIds: readonly string[];
};

/** Finds named products that their group does not list. */
export const featuredFindings = async (
  featured: readonly Featured[],
  { listProducts }: Pick<ShopCalls, 'listProducts'>,
): Promise<readonly ContentFinding[]> => {
  const each = featured.map(async ({ language, path, group, productIds }) => {
    const listed = await listProducts({ language, group }).unwrapOr(undefined);
    const lost = productIds.filter((id) => listed?.items.some((item) => item.id === id) === false);
    return lost.map((id) => findingsOf('products', language, path).gap('notFeatured', { id, group }));
  });
  return (await Promise.all(each)).flat();
};

/** Checks every product in the lists of these groups. */
export const productFindings = async (
  groups: readonly string[],
  calls: ShopCalls,
): Promise<readonly ContentFinding[]> => {
  const findings: ContentFinding[] = [];
  for (const group of groups) findings.push(...(await groupFindings(group, calls)));
  return findings;
};
