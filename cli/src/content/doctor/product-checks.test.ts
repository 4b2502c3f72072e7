import type { FixedCard } from '@shop/core/catalog/gift-card';
import type { ProductListItem } from '@shop/core/catalog/product-list';
import { productId } from '@shop/core/ids';
import { type Language, languages } from '@shop/core/languages/language';
import { cents } from '@shop/core/money/cents';
import { aGiftCard } from '@shop/core/testing/builders';
import { cleanMarkup } from '@shop/core/testing/clean-markup';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import type { ContentFinding } from './finding.ts';
import { pictureGaps } from './page-checks.ts';
import { featuredFindings, productFindings } from './product-checks.ts';

type Changes = {
  readonly item?: Partial<ProductListItem>;
  readonly shown?: Partial<FixedCard> | 'notFound' | 'unreachable';
};

const item = (language: Language): ProductListItem => ({
  id: productId('massage'),
  name: `massage ${language}`,
  url: `massage-${language}`,
  image: '/media/massage.jpg',
  shortDescription: 'An hour of rest',
  categories: [],
  isValueGiftCard: false,
  price: cents(5000),
  textBeforePrice: '',
  textAfterPrice: '',
  quantityDiscountText: '',
  numberOfPeople: '',
  available: true,
});

const cultures = languages.map((language) => ({ language, url: `massage-${language}` }));

/** Returns a shop with one gift card whose texts differ by language; `null` removes it from a list. */
const shopWith = (
  changes: Partial<Record<Language, Changes | null>>,
  down?: Language,
): Pick<UseCases, 'listProducts' | 'showProduct'> => ({
  listProducts: ({ language }) => {
    if (language === down) return errAsync({ kind: 'unreachable', cause: 'network' });
    const items = changes[language] === null ? [] : [{ ...item(language), ...changes[language]?.item }];
    return okAsync({ items, hasMoreItems: false, totalCount: items.length });
  },
  showProduct: (language, url) => {
    const shown = changes[language]?.shown;
    if (shown === 'notFound') return errAsync({ kind: 'notFound', what: 'product' });
    if (shown === 'unreachable') return errAsync({ kind: 'unreachable', cause: 'network' });
    const words = { description: cleanMarkup('<p>Stones</p>'), termsText: cleanMarkup('No refund') };
    return okAsync(aGiftCard({ url, cultures, ...words, ...shown }));
  },
});

const linesOf = (findings: readonly ContentFinding[]): readonly string[] =>
  findings.map(
    ({ check, weight, language, subject, message }) => `${weight} ${language} ${check} ${subject}: ${message}`,
  );

const findingsOf = async (changes: Partial<Record<Language, Changes | null>> = {}, down?: Language) =>
  linesOf(
    await await productFindings(['giftVouchers'], {
      ...shopWith(changes, down),
      hasPicture: async (url) => (url === '/media/unknown.jpg' ? undefined : url !== '/media/lost.jpg'),
    }),
  );

test('a product that is complete in every language has no findings', async () => {
  expect(await findingsOf()).toEqual([]);
});

describe('the doctor', () => {
  test.each<readonly [Partial<Record<Language, Changes | null>>, readonly string[]]>([
    [{ it: null }, ['gap it products massage: is not sold in it, while it is in sl, en, de, hr']],
    [{ de: { item: { name: ' ' } } }, ['fault de products massage: has no name']],
    [{ en: { item: { image: '' } } }, ['gap en products massage: has no picture; painted water stands in']],
    [
      { en: { item: { image: '/media/lost.jpg' } }, de: { item: { image: '/media/unknown.jpg' } } },
      [
        'fault en products massage: there is no picture /media/lost.jpg; put it into MEDIA_DIR or name another one in the catalog',
      ],
    ],
    [
      { hr: { item: { shortDescription: '' } } },
      [
        'gap hr products massage: has no short description; its place stays empty, while there is one in sl, en, de, it',
      ],
    ],
    [
      { de: { shown: { description: cleanMarkup('<p> </p>') } } },
      ['gap de products massage: has no description; its place stays empty, while there is one in sl, en, it, hr'],
    ],
    [{ de: { shown: 'notFound' } }, ['fault de products massage: its card leads to massage-de, where nobody finds it']],
    [{ de: { shown: 'unreachable' } }, ['fault de products massage: the provider cannot tell its page']],
    [
      { sl: { shown: { cultures: cultures.map((one) => (one.language === 'en' ? { ...one, url: 'old' } : one)) } } },
      ['fault sl products massage: leads to old in en, where it is sold under massage-en'],
    ],
    [
      { sl: { shown: { cultures: cultures.filter(({ language }) => language !== 'en') } } },
      ['fault sl products massage: leads to nowhere in en, where it is sold under massage-en'],
    ],
  ])('reports of a product with %j: %j', async (changes, findings) => {
    expect(await findingsOf(changes)).toEqual(findings);
  });

  test('reports no text that is empty in every language', async () => {
    const blank = { item: { shortDescription: '' } };
    expect(await findingsOf({ sl: blank, en: blank, de: blank, it: blank, hr: blank })).toEqual([]);
  });

  test('reports a list that cannot be loaded without reporting its products as missing', async () => {
    expect(await findingsOf({}, 'it')).toEqual([
      'fault it products giftVouchers: the provider cannot tell its products',
    ]);
  });
});

test('reports a product named by a page that its group does not list, unless the list cannot be loaded', async () => {
  const featured = (language: Language) => ({
    language,
    path: `/${language}`,
    group: 'giftVouchers',
    productIds: ['massage', 'sauna'],
  });
  const findings = await featuredFindings(
    [featured('sl'), featured('de'), featured('it')],
    shopWith({ de: null }, 'it'),
  );
  expect(linesOf(findings)).toEqual([
    'gap sl products /sl: names sauna, which is not sold in the group giftVouchers; its place stays empty',
    'gap de products /de: names massage, which is not sold in the group giftVouchers; its place stays empty',
    'gap de products /de: names sauna, which is not sold in the group giftVouchers; its place stays empty',
  ]);
});

test('reports a picture without alternative text in a language when other languages have one', () => {
  const picture = { url: '/media/a.jpg', altText: 'Bazen', altTexts: { sl: 'Bazen', en: 'Pool' } };
  const page = { id: '', contentType: '', name: '', path: '/', showFooter: true, sections: [], cultures: [] };
  const gaps = (language: Language, altText = 'Bazen') =>
    pictureGaps(language, '/', { ...page, image: { ...picture, altText } }).map(({ message }) => message);
  expect(gaps('en')).toEqual([]);
  expect(gaps('de')).toEqual(['/media/a.jpg has no words in de; shows: Bazen']);
  expect(gaps('de', ' ')).toEqual(['/media/a.jpg has no words in de; screen readers pass it over']);
  expect(pictureGaps('de', '/', { ...page, image: { ...picture, altTexts: {} } })).toEqual([]);
  const blank = { ...picture, altTexts: { de: ' ', sl: 'Bazen' } };
  const card = { id: '1', title: '', text: cleanMarkup(''), image: blank };
  const sections = [{ type: 'shopCards', id: '', name: '', title: '', text: cleanMarkup(''), cards: [card] } as const];
  expect(pictureGaps('de', '/', { ...page, sections })).toHaveLength(1);
});
