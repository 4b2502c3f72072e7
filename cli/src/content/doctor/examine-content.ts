import type { Section } from '@shop/core/content/section';
import { type Language, languages } from '@shop/core/languages/language';
import { parseContentPath } from '@shop/core/paths/content-path';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { LoadPageError } from '@shop/core/ports/content-port';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { askedOnce, type HasPicture, inLanes } from './asking.ts';
import type { ContentFinding } from './finding.ts';
import { localeFindings } from './locale-checks.ts';
import { type LoadedPage, pageFindings } from './page-checks.ts';
import { type Featured, featuredFindings, productFindings } from './product-checks.ts';
import { type WordsByLanguage, wordFindings } from './word-checks.ts';

type ShopCalls = Pick<UseCases, 'listProducts' | 'loadPage' | 'loadRouteKeys' | 'loadTranslations' | 'showProduct'> & {
  readonly hasPicture: HasPicture;
};

/** The built-in words, and words of files that replace those of the content system. */
type Words = { readonly builtIn: WordsByLanguage; readonly written?: Partial<WordsByLanguage> };

/** The words, and whether mistakes are known in the files that hold the pages. */
type Examined = Words & { readonly hasFileMistakes?: boolean };

/** Loads the words of every language. */
export const byLanguage = async (
  wordsOf: (language: Language) => Promise<WordsByLanguage[Language]>,
): Promise<WordsByLanguage> => {
  const [sl, en, de, it, hr] = await Promise.all([
    wordsOf('sl'),
    wordsOf('en'),
    wordsOf('de'),
    wordsOf('it'),
    wordsOf('hr'),
  ]);
  return { sl, en, de, it, hr };
};

const examine = async (calls: ShopCalls, { builtIn, written }: Words) => {
  const { loadPage, loadRouteKeys, loadTranslations } = calls;
  const hasPicture = askedOnce(calls.hasPicture);
  const inLane = inLanes(4);
  // Each page is requested once, however many links lead to it.
  const pages = new Map<string, Promise<LoadedPage>>();
  const ask = (path: string): Promise<LoadedPage> => {
    const page =
      pages.get(path) ??
      inLane(async () =>
        loadPage(path).match<LoadedPage, LoadedPage>(
          (found) => found,
          ({ kind }) => (kind === 'notFound' ? 'notFound' : 'outOfReach'),
        ),
      );
    pages.set(path, page);
    return page;
  };
  const [routeKeys, content] = await Promise.all([
    loadRouteKeys().unwrapOr([]),
    byLanguage(async (language) => written?.[language] ?? loadTranslations(language).unwrapOr({})),
  ]);
  const findings: readonly ContentFinding[] = [
    ...(await pageFindings(routeKeys, ask, hasPicture)),
    ...(await productFindings(await groupsOf(pages), { ...calls, hasPicture })),
    ...(await featuredFindings(await featuredOf(pages), calls)),
    ...wordFindings({ content, builtIn }),
    ...localeFindings(),
  ];
  return { pages: pages.size, languages: languages.length, findings };
};

/** Returns the product groups that the pages list. */
const groupsOf = async (pages: ReadonlyMap<string, Promise<LoadedPage>>): Promise<readonly string[]> => {
  const known = await Promise.all(pages.values());
  const sections = known.flatMap((page) => (typeof page === 'string' ? [] : page.sections));
  return [...new Set(sections.flatMap((section) => (section.type === 'productList' ? [section.group] : [])))];
};

/** Returns the products that a section names by their ids. */
const namedProducts = (section: Section): Pick<Featured, 'group' | 'productIds'> | undefined => {
  switch (section.type) {
    case 'featuredProducts':
      return section;
    case 'productList':
      return { group: section.group, productIds: section.headings.flatMap(({ productIds }) => productIds) };
    case 'shopCards':
      return section.booking && { ...section.booking, productIds: section.booking.areas.map((area) => area.productId) };
    case 'openingHours':
      return { group: section.group, productIds: section.areas.flatMap(({ productId }) => productId ?? []) };
    case 'infoList':
    case 'cartReview':
    case 'personalData':
    case 'paymentMethod':
    case 'orderCompleted':
    case 'orderCancellation':
    case 'unknown':
      return undefined;
  }
};

/** Returns the products that the pages name. */
const featuredOf = async (pages: ReadonlyMap<string, Promise<LoadedPage>>): Promise<readonly Featured[]> => {
  const each = [...pages].map(async ([path, loading]) => {
    const page = await loading;
    const { language } = parseContentPath(path);
    if (typeof page === 'string') return [];
    return page.sections.flatMap((section) => {
      const named = namedProducts(section);
      return named === undefined ? [] : [{ language, path, group: named.group, productIds: named.productIds }];
    });
  });
  return (await Promise.all(each)).flat();
};

/** The result of an examination: faults that visitors see, and gaps with what fills them. */
export type Examination = Awaited<ReturnType<typeof examine>>;

/** Examines pages, words, days and amounts of content in every language. Errors: of the home page when it is
 *  unreachable, unless files with known mistakes are the reason; later ones become findings. */
export const makeExamineContent =
  (calls: ShopCalls) =>
  ({ hasFileMistakes = false, ...words }: Examined): ResultAsync<Examination, LoadPageError> =>
    calls
      .loadPage(shopPath('home', 'sl'))
      .map(() => undefined)
      .orElse((error) => {
        const isDamaged = error.kind === 'unreachable' && error.cause === 'malformed' && hasFileMistakes;
        return error.kind === 'notFound' || isDamaged ? okAsync(undefined) : errAsync(error);
      })
      .andThen(() => ResultAsync.fromSafePromise(examine(calls, words)));
