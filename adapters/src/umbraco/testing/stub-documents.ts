/** What editors of a made-up content system wrote, as the Content Delivery API v2 answers it. Written out by hand: it knows nothing of how
 *  the shop reads or writes such documents. */

export type Tongue = {
  readonly culture: string;
  readonly home: string;
  readonly cart: string;
  readonly words: { readonly home: string; readonly cart: string; readonly full: string };
};

export const tongues: readonly Tongue[] = [
  {
    culture: 'sl-SI',
    home: '/',
    cart: '/sl/pregled-kosarice/',
    words: { home: 'Trgovina', cart: 'Pregled košarice', full: 'Prostora ni več.' },
  },
  {
    culture: 'en-US',
    home: '/en/',
    cart: '/en/cart-preview/',
    words: { home: 'Shop', cart: 'Cart overview', full: 'No places are left.' },
  },
  {
    culture: 'de-DE',
    home: '/de/',
    cart: '/de/warenkorb-anzeigen/',
    words: { home: 'Laden', cart: 'Warenkorb', full: 'Es gibt keine Plätze mehr.' },
  },
  {
    culture: 'it-IT',
    home: '/it/',
    cart: '/it/vedi-il-carrello/',
    words: { home: 'Negozio', cart: 'Carrello', full: 'Non ci sono più posti.' },
  },
  {
    culture: 'hr-HR',
    home: '/hr/trgovina/',
    cart: '/hr/pregled-kosarice/',
    words: { home: 'Dućan', cart: 'Košarica', full: 'Mjesta više nema.' },
  },
];

const olimia = { id: '9f3c6f0e-3d5c-4d0b-9a51-0c6a1f0f7e11', path: 'olimia' };

const routes = (at: 'home' | 'cart', all: readonly Tongue[]) =>
  Object.fromEntries(all.map((each) => [each.culture.toLowerCase(), { path: each[at], startItem: olimia }]));

const card = (id: string, title: string, link: unknown) => ({
  content: { contentType: 'shopCard', id, properties: { title, text: `<p>${title}</p>`, image: null, link } },
  settings: null,
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
export const homeDocument = (each: Tongue, all: readonly Tongue[]) => ({
  contentType: 'shopHome',
  id: '11111111-0000-4000-8000-000000000001',
  name: each.words.home,
  createDate: '2026-01-05T08:00:00.1234567',
  updateDate: '2026-02-05T08:00:00.1234567',
  route: { path: each.home, startItem: olimia },
  properties: {
    seoTitle: each.words.home,
    showFooter: '1',
    groupKey: 'home_1_shop',
    sections: {
      gridColumns: 12,
      items: [
        {
          rowSpan: 1,
          columnSpan: 12,
          areaGridColumns: 12,
          content: {
            contentType: 'shopWidget',
            id: '22222222-0000-4000-8000-000000000001',
            properties: {
              title: each.words.home,
              text: { markup: `<p>${each.words.home}</p><script>pwned()</script>`, blocks: [] },
              cards: {
                items: [card('a', each.words.cart, [toCart(each)]), card('b', 'B', null), card('c', 'C', [])],
              },
            },
          },
          settings: null,
          areas: [{ alias: 'below', rowSpan: 1, columnSpan: 12, items: [] }],
        },
      ],
    },
  },
  cultures: routes('home', all),
});

/** The cart's page: a block list. */
export const cartDocument = (each: Tongue, all: readonly Tongue[]) => ({
  contentType: 'shopPage',
  id: '11111111-0000-4000-8000-000000000002',
  name: each.words.cart,
  createDate: '2026-01-05T08:00:00Z',
  updateDate: '2026-02-05T08:00:00Z',
  route: { path: each.cart, startItem: olimia },
  properties: {
    seoTitle: null,
    showFooter: true,
    groupKey: 'cart_4_shop',
    sections: {
      items: [
        {
          content: {
            contentType: 'cartReview',
            id: '22222222-0000-4000-8000-000000000002',
            properties: { title: each.words.cart, text: { tag: '#root', attributes: {}, elements: [], blocks: [] } },
          },
          settings: {
            contentType: 'sectionSettings',
            id: '22222222-0000-4000-8000-000000000003',
            properties: { anchor: 'cart', hidden: false, background: 'sand' },
          },
        },
        {
          content: { contentType: 'cartReview', id: '22222222-0000-4000-8000-000000000004', properties: {} },
          settings: { contentType: 'sectionSettings', id: 'x', properties: { hidden: true } },
        },
      ],
    },
  },
  cultures: routes('cart', all),
});

/** The root of the site, which carries the footer. */
export const rootDocument = (each: Tongue, all: readonly Tongue[]) => ({
  contentType: 'site',
  id: olimia.id,
  name: 'Terme',
  route: { path: '/', startItem: olimia },
  properties: {
    povezave: null,
    spodnjePovezave: [toCart(each)],
    socialneIkone: { items: [] },
    stolpci: {
      items: [
        {
          content: {
            contentType: 'footerColumn',
            id: '33333333-0000-4000-8000-000000000001',
            properties: { title: each.words.home, links: [toCart(each)] },
          },
          settings: null,
        },
      ],
    },
    spodnjePovezaveText: { markup: `<p>${each.words.home}</p>`, blocks: [] },
  },
  cultures: routes('home', all),
});

/** The page list of the site, a row per page and language. */
export const routeList = (all: readonly Tongue[]) =>
  all.map(({ culture, cart }) => ({
    key: `cart_4_${culture}`,
    values: [{ key: culture, value: { url: cart, pageGroupType: 'shop', name: 'Cart' } }],
  }));

/** The same pages where another editor put them, each language below a folder of its own. */
export const tonguesElsewhere: readonly Tongue[] = tongues.map((each) => {
  const folder = { 'sl-SI': '/trgovina/', 'hr-HR': '/hr/kupi/' }[each.culture] ?? `/${each.culture.slice(0, 2)}/shop/`;
  return { ...each, home: folder, cart: each.cart.replace(/^\/\w\w\//, folder) };
});

/** What that editor calls things. */
export const otherNames: readonly (readonly [usual: string, other: string])[] = [
  ['shopWidget', 'cardsWidget'],
  ['cartReview', 'basket'],
  ['sections', 'widgets'],
  ['title', 'heading'],
  ['stolpci', 'columns'],
  ['anchor', 'jumpMark'],
];
