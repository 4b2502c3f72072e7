import type { GiftCard } from '../catalog/gift-card.ts';
import type { ProductListItem } from '../catalog/product-list.ts';
import type { Ticket } from '../catalog/ticket.ts';
import { plainText } from '../content/plain-text.ts';
import { type Language, languages } from '../languages/language.ts';
import type { UseCases } from '../use-cases.ts';
import type { ContentFinding } from './finding.ts';

/** So much is asked for at once: a doctor must not be a burden. */
const lanes = 4;

/** Asks about everything, a few at once, and tells the answers in the order of the questions. */
const inLanes = async <Question, Answer>(
  questions: readonly Question[],
  ask: (question: Question) => Promise<Answer>,
): Promise<readonly Answer[]> => {
  const running: Promise<unknown>[] = [];
  const answers = questions.map((question, index) => {
    const answer = Promise.resolve(running[index % lanes]).then(() => ask(question));
    running[index % lanes] = answer;
    return answer;
  });
  return Promise.all(answers);
};

type Asked = Pick<UseCases, 'listProducts' | 'showProduct'>;

/** A product as a list of one language tells it, and its own page there, or why there is none. */
type Version = {
  readonly language: Language;
  readonly item: ProductListItem;
  readonly shown: GiftCard | Ticket | 'notFound' | 'outOfReach';
};

const finding = (
  weight: ContentFinding['weight'],
  language: Language,
  subject: string,
  message: string,
): ContentFinding => ({ check: 'products', weight, language, subject, message });

/** What a reader sees of a product in words; whether each of them is there is asked in every language. */
const texts = ({ item, shown }: Version): Readonly<Record<string, string>> => ({
  'short description': item.shortDescription,
  ...(typeof shown === 'string'
    ? {}
    : { description: plainText(shown.description), terms: plainText(shown.termsText) }),
});

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

/** Words that one language has and another lacks. */
const missingTexts = (id: string, versions: readonly Version[]): readonly ContentFinding[] => {
  const told = versions.map((version) => ({ language: version.language, texts: texts(version) }));
  const names = new Set(told.flatMap(({ texts: each }) => Object.keys(each).filter((name) => !isBlank(each[name]))));
  return told.flatMap(({ language, texts: each }) =>
    [...names]
      .filter((name) => name in each && isBlank(each[name]))
      .map((name) => {
        const others = told.filter((other) => !isBlank(other.texts[name])).map((other) => other.language);
        return finding(
          'gap',
          language,
          id,
          `has no ${name}; its place stays empty, while there is one in ${others.join(', ')}`,
        );
      }),
  );
};

/** Each language must list it, name it, and find it under the address that the others lead to. */
const versionFindings = (
  id: string,
  versions: readonly Version[],
  told: readonly Language[],
): readonly ContentFinding[] => {
  const listed = versions.map(({ language }) => language);
  return [
    ...told
      .filter((language) => !listed.includes(language))
      .map((language) =>
        finding('gap', language, id, `is not sold in ${language}, while it is in ${listed.join(', ')}`),
      ),
    ...versions.flatMap(({ language, item, shown }) => [
      ...(isBlank(item.name) ? [finding('fault', language, id, 'has no name')] : []),
      ...(item.image === '' ? [finding('gap', language, id, 'has no picture; painted water stands in')] : []),
      ...(shown === 'notFound'
        ? [finding('fault', language, id, `its card leads to ${item.url}, where nobody finds it`)]
        : []),
      ...(shown === 'outOfReach' ? [finding('fault', language, id, 'the provider cannot tell its page')] : []),
      ...(typeof shown === 'string' ? [] : ledAstray(id, language, shown, versions)),
    ]),
  ];
};

const ledAstray = (
  id: string,
  language: Language,
  { cultures }: GiftCard | Ticket,
  versions: readonly Version[],
): readonly ContentFinding[] =>
  versions.flatMap(({ language: other, item }) => {
    const led = cultures.find((culture) => culture.language === other)?.url;
    return cultures.length === 0 || led === item.url
      ? []
      : [
          finding(
            'fault',
            language,
            id,
            `leads to ${led ?? 'nowhere'} in ${other}, where it is sold under ${item.url}`,
          ),
        ];
  });

/** What a group sells, in every language: whether it is listed, named, described and found in each (R-SHELL-4). */
const groupFindings = async (
  group: string,
  { listProducts, showProduct }: Asked,
): Promise<readonly ContentFinding[]> => {
  const lists = await inLanes(languages, async (language) => ({
    language,
    items: await listProducts({ language, group }).match(
      ({ items }) => items,
      () => undefined,
    ),
  }));
  const unknown = lists
    .filter(({ items }) => items === undefined)
    .map(({ language }) => finding('fault', language, group, 'the provider cannot tell its products'));
  const cards = lists.flatMap(({ language, items = [] }) => items.map((item) => ({ language, item })));
  const versions = await inLanes(cards, async ({ language, item }): Promise<Version> => {
    const shown = await showProduct(language, item.url).match<Version['shown'], Version['shown']>(
      (product) => product,
      ({ kind }) => (kind === 'notFound' ? 'notFound' : 'outOfReach'),
    );
    return { language, item, shown };
  });
  // Of a list that nobody can tell it is not known what is missing in it.
  const told = lists.filter(({ items }) => items !== undefined).map(({ language }) => language);
  const products = [...Map.groupBy(versions, ({ item }) => item.id)];
  return [
    ...unknown,
    ...products.flatMap(([id, each]) => [...versionFindings(id, each, told), ...missingTexts(id, each)]),
  ];
};

/** Everything that the lists of these groups sell. */
export const productFindings = async (groups: readonly string[], asked: Asked): Promise<readonly ContentFinding[]> => {
  const findings: ContentFinding[] = [];
  for (const group of groups) findings.push(...(await groupFindings(group, asked)));
  return findings;
};
