/** Documents of an invented content system, as the Content Delivery API v2 returns them. Written by hand,
 *  independently of how the shop reads and writes such documents. */

export type Tongue = {
  readonly culture: string;
  readonly home: string;
  readonly cart: string;
  readonly words: { readonly home: string; readonly cart: string; readonly full: string };
};

/** The texts of a language: home, cart, and that no places are left. */
const tongue = (culture: string, home: string, cart: string, ...words: readonly [string, string, string]): Tongue => ({
  ...{ culture, home, cart },
  words: { home: words[0], cart: words[1], full: words[2] },
});

export const tongues: readonly Tongue[] = [
  tongue('sl-SI', '/', '/sl/pregled-kosarice/', 'Trgovina', 'Pregled košarice', 'Prostora ni več.'),
  tongue('en-US', '/en/', '/en/cart-preview/', 'Shop', 'Cart overview', 'No places are left.'),
  tongue('de-DE', '/de/', '/de/warenkorb-anzeigen/', 'Laden', 'Warenkorb', 'Es gibt keine Plätze mehr.'),
  tongue('it-IT', '/it/', '/it/vedi-il-carrello/', 'Negozio', 'Carrello', 'Non ci sono più posti.'),
  tongue('hr-HR', '/hr/trgovina/', '/hr/pregled-kosarice/', 'Dućan', 'Košarica', 'Mjesta više nema.'),
];

const olimia = { id: '9f3c6f0e-3d5c-4d0b-9a51-0c6a1f0f7e11', path: 'olimia' };

const routes = (at: 'home' | 'cart', all: readonly Tongue[]) =>
  Object.fromEntries(all.map((each) => [each.culture.toLowerCase(), { path: each[at], startItem: olimia }]));

/** Returns an element of any kind; its name is unique among elements. */
const element = (contentType: string, name: string, properties: object) => ({
  contentType,
  id: `22222222-0000-4000-8000-${name.padStart(12, '0')}`,
  properties,
});

const block = (content: object, settings: object | null = null) => ({ content, settings });

const card = (id: string, title: string, link: unknown) =>
  block(element('shopCard', id, { title, text: `<p>${title}</p>`, image: null, link }));

/** Returns a page in one language; `cultures` contains its paths in all languages. */
const document = (
  contentType: string,
  id: string,
  name: string,
  path: string,
  properties: object,
  cultures: object,
) => ({
  ...{ contentType, id, name, createDate: '2026-01-05T08:00:00.1234567', updateDate: '2026-02-05T08:00:00Z' },
  ...{ route: { path, startItem: olimia }, properties, cultures },
});

const toCart = ({ cart, words }: Tongue) => ({
  url: null,
  queryString: '?from=home#top',
  title: words.cart,
  target: null,
  destinationType: 'shopPage',
  route: { path: cart, startItem: olimia },
  linkType: 'Content',
});

/** The home of a language: a grid with an area. */
export const homeDocument = (each: Tongue, all: readonly Tongue[]) => {
  const { home, cart } = each.words;
  const widget = element('shopWidget', '1', {
    title: home,
    text: { markup: `<p>${home}</p><script>pwned()</script>`, blocks: [] },
    cards: { items: [card('a', cart, [toCart(each)]), card('b', 'B', null), card('c', 'C', [])] },
  });
  const below = { alias: 'below', rowSpan: 1, columnSpan: 12, items: [] };
  const row = { rowSpan: 1, columnSpan: 12, areaGridColumns: 12, ...block(widget), areas: [below] };
  const sections = { gridColumns: 12, items: [row] };
  const properties = { seoTitle: home, showFooter: '1', groupKey: 'home_1_shop', sections };
  const id = '11111111-0000-4000-8000-000000000001';
  return document('shopHome', id, home, each.home, properties, routes('home', all));
};

/** The cart's page: a block list. */
export const cartDocument = (each: Tongue, all: readonly Tongue[]) => {
  const text = { tag: '#root', attributes: {}, elements: [], blocks: [] };
  const settings = (name: string, properties: object) => element('sectionSettings', name, properties);
  const sections = {
    items: [
      block(
        element('cartReview', '2', { title: each.words.cart, text }),
        settings('3', { anchor: 'cart', hidden: false, background: 'sand' }),
      ),
      block(element('cartReview', '4', {}), settings('x', { hidden: true })),
    ],
  };
  const properties = { seoTitle: null, showFooter: true, groupKey: 'cart_4_shop', sections };
  const id = '11111111-0000-4000-8000-000000000002';
  return document('shopPage', id, each.words.cart, each.cart, properties, routes('cart', all));
};

/** The root of the site, which contains the footer. */
export const rootDocument = (each: Tongue, all: readonly Tongue[]) => {
  const link = toCart(each);
  const properties = {
    ...{ povezave: null, spodnjePovezave: [link], socialneIkone: { items: [] } },
    stolpci: { items: [block(element('footerColumn', '5', { title: each.words.home, links: [link] }))] },
    spodnjePovezaveText: { markup: `<p>${each.words.home}</p>`, blocks: [] },
  };
  return document('site', olimia.id, 'Terme', '/', properties, routes('home', all));
};

/** The page list of the site, a row per page and language. */
export const routeList = (all: readonly Tongue[]) =>
  all.map(({ culture, cart }) => ({
    key: `cart_4_${culture}`,
    values: [{ key: culture, value: { url: cart, pageGroupType: 'shop', name: 'Cart' } }],
  }));

/** The same pages of another site, each language below a folder of its own. */
export const tonguesElsewhere: readonly Tongue[] = tongues.map((each) => {
  const folder = { 'sl-SI': '/trgovina/', 'hr-HR': '/hr/kupi/' }[each.culture] ?? `/${each.culture.slice(0, 2)}/shop/`;
  return { ...each, home: folder, cart: each.cart.replace(/^\/\w\w\//, folder) };
});

/** The names of that site's blocks and properties. */
export const otherNames: readonly (readonly [usual: string, other: string])[] = [
  ['shopWidget', 'cardsWidget'],
  ['cartReview', 'basket'],
  ['sections', 'widgets'],
  ['title', 'heading'],
  ['stolpci', 'columns'],
  ['anchor', 'jumpMark'],
];
