import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { type Language, languages } from '../../languages/language.ts';
import { shopPath } from '../../paths/shop-paths.ts';
import type { LoadPageError } from '../../ports/content-port.ts';
import type { UseCases } from '../../use-cases.ts';
import type { ContentFinding } from './finding.ts';
import { localeFindings } from './locale-checks.ts';
import { type AskedPage, pageFindings } from './page-checks.ts';
import { type WordsByLanguage, wordFindings } from './word-checks.ts';

type Asked = Pick<UseCases, 'loadPage' | 'loadRouteKeys' | 'loadTranslations'>;

/** Which words to look at: of a content system, or of files that stand in for them. */
type Words = { readonly builtIn: WordsByLanguage; readonly written?: Partial<WordsByLanguage> };

const byLanguage = async (
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

/** So many pages are asked for at once: a doctor must not be a burden. */
const lanes = 4;

const examined = async ({ loadPage, loadRouteKeys, loadTranslations }: Asked, { builtIn, written }: Words) => {
  // Each page is asked for once, whoever leads there.
  const pages = new Map<string, Promise<AskedPage>>();
  const running: Promise<unknown>[] = [];
  const ask = (path: string): Promise<AskedPage> => {
    const asked =
      pages.get(path) ??
      Promise.resolve(running[pages.size % lanes]).then(() =>
        loadPage(path).match<AskedPage, AskedPage>(
          (page) => page,
          ({ kind }) => (kind === 'notFound' ? 'notFound' : 'outOfReach'),
        ),
      );
    if (!pages.has(path)) running[pages.size % lanes] = asked;
    pages.set(path, asked);
    return asked;
  };
  const [routeKeys, content] = await Promise.all([
    loadRouteKeys().unwrapOr([]),
    byLanguage(async (language) => written?.[language] ?? loadTranslations(language).unwrapOr({})),
  ]);
  const findings: readonly ContentFinding[] = [
    ...(await pageFindings(routeKeys, ask)),
    ...wordFindings({ content, builtIn }),
    ...localeFindings(),
  ];
  return { pages: pages.size, languages: languages.length, findings };
};

/** What a doctor's visit found: faults that visitors see, and gaps with what fills them. */
export type Examination = Awaited<ReturnType<typeof examined>>;

/** Looks at the pages, words, days and amounts of content in every language. Errors: of the home page, when it cannot be asked for
 *  at all; everything after that is a finding (D-CONTENT-DOCTOR). */
export const makeExamineContent =
  (asked: Asked) =>
  (words: Words): ResultAsync<Examination, LoadPageError> =>
    asked
      .loadPage(shopPath('home', 'sl'))
      .map(() => undefined)
      .orElse((error) => (error.kind === 'notFound' ? okAsync(undefined) : errAsync(error)))
      .andThen(() => ResultAsync.fromSafePromise(examined(asked, words)));
