import type { Ask, Asked } from './asking.ts';

const get = (title: string, path: string, headers?: Asked['headers']): Asked => ({
  title,
  path,
  headers,
});

const quote = (title: string, body: object): Asked => ({
  title: `quoteTicket: ${title}`,
  path: '/Shop/GetTicketPrices',
  body: { Language: 'sl', ...body },
});

/** Requests that change nothing and need no cart. */
const questions: readonly Asked[] = [
  get('listProducts: tickets', '/Shop/GetProducts/sl/poolTickets'),
  get('listProducts: gift cards', '/Shop/GetProducts/en/giftVouchers?take=2'),
  get(
    'listProducts: a category, by price',
    '/Shop/GetProducts/sl/giftVouchers?categoryId=values&skip=1&take=1&sort=priceUp',
  ),
  get('listProducts: an unknown page', '/Shop/GetProducts/sl/nothing'),
  get('listProducts: an unknown sort', '/Shop/GetProducts/sl/poolTickets?sort=sideways'),
  get('listProducts: too many', '/Shop/GetProducts/sl/poolTickets?take=1000'),
  get('listProducts: an unknown language', '/Shop/GetProducts/ru/poolTickets'),
  get('listProducts: a parameter twice', '/Shop/GetProducts/sl/poolTickets?take=1&take=2'),
  get('showProduct: a day ticket', '/Shop/GetProductByUrl/sl/dan'),
  get('showProduct: in English', '/Shop/GetProductByUrl/en/day'),
  get('showProduct: an hourly ticket', '/Shop/GetProductByUrl/sl/tri-ure'),
  get('showProduct: a season ticket', '/Shop/GetProductByUrl/sl/sezona'),
  get('showProduct: a gift card', '/Shop/GetProductByUrl/sl/kopel'),
  get('showProduct: a value card', '/Shop/GetProductByUrl/sl/vrednostni-bon'),
  get('showProduct: a Wellcard', '/Shop/GetProductByUrl/sl/wellcard'),
  get('showProduct: an unknown address', '/Shop/GetProductByUrl/sl/neznano'),
  get('showProduct: no address', '/Shop/GetProductByUrl/sl/'),
  get('listCategories: Slovenian', '/Shop/GetProductCategories/sl'),
  get('listCategories: English', '/Shop/GetProductCategories/en'),
  quote('today', { ProductId: 'day', Date: '2027-01-08' }),
  quote('a reduced day', { ProductId: 'day', Date: '2027-01-09' }),
  quote('in English', { ProductId: 'day', Date: '2027-01-09', Language: 'en' }),
  quote('names in small letters', { productId: 'day', date: '2027-01-11', seasonId: '', cartId: '' }),
  quote('a sold-out day', { ProductId: 'day', Date: '2027-01-10' }),
  quote('a closed day', { ProductId: 'day', Date: '2027-01-13' }),
  quote('hours', { ProductId: 'hours', Date: '2027-01-09' }),
  quote('a season', { ProductId: 'season', SeasonId: 'season-now' }),
  quote('a sold-out season', { ProductId: 'season', SeasonId: 'season-next' }),
  quote('an unknown season', { ProductId: 'season', SeasonId: 'season-never' }),
  quote('no day', { ProductId: 'day' }),
  quote('no season', { ProductId: 'season' }),
  quote('a day and a season', { ProductId: 'day', Date: '2027-01-09', SeasonId: 'season-now' }),
  quote('no day of the calendar', { ProductId: 'day', Date: '2027-02-30' }),
  quote('an unknown product', { ProductId: 'nothing', Date: '2027-01-09' }),
  quote('a gift card', { ProductId: 'bath', Date: '2027-01-09' }),
  quote('no product', { Date: '2027-01-09' }),
  quote('an unknown cart', { ProductId: 'day', Date: '2027-01-09', CartId: 'nothing' }),
  get('loadPage: home with every section', '/Content/GetPage/'),
  get('loadPage: by its path and header', '/Content/GetPage/sl/', { 'Accept-Language': 'sl-SI' }),
  get('loadPage: none', '/Content/GetPage/sl/nikjer'),
  get('loadPage: no file', '/Content/GetPage/en/pool-tickets', { 'Accept-Language': 'en-US' }),
  get('loadMedia: a picture', '/Content/GetMedia/wide', { 'Accept-Language': 'de-DE' }),
  get('loadMedia: a drawing', '/Content/GetMedia/small'),
  get('loadMedia: none', '/Content/GetMedia/nothing'),
  get('loadSite: Slovenian', '/Content/GetSite/sl'),
  get('loadSite: no file', '/Content/GetSite/hr'),
  get('loadTranslations: German', '/Content/GetTranslations/de'),
  get('loadTranslations: an unknown language', '/Content/GetTranslations/ru'),
  get('loadRouteKeys: all', '/Content/GetRoutes'),
  get('an unknown call', '/Shop/Nothing'),
  get('a call with another method', '/Shop/AddToCart'),
  { title: 'a body that is no JSON', path: '/Shop/GetTicketPrices', body: '{"ProductId":' },
  { title: 'a body that is a list', path: '/Shop/GetTicketPrices', body: '[1]' },
  {
    title: 'a body of another type',
    path: '/Shop/GetTicketPrices',
    body: '{}',
    headers: { 'Content-Type': 'text/plain' },
  },
  get('health', '/healthz'),
];

/** Sends all requests about products, prices and content. */
export const askCatalog = async (ask: Ask): Promise<void> => {
  for (const asked of questions) await ask(asked);
};
