import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  cartDocument,
  homeDocument,
  otherNames,
  rootDocument,
  routeList,
  type Tongue,
  tongues,
  tonguesElsewhere,
} from './stub-documents.ts';

/** Faults of a content system; `moved` redirects every page to the cart's. */
export type StubTrouble = 'none' | 'moved' | 'gone' | 'broken' | 'html' | 'silent' | 'half' | 'wrongTypes' | 'reset';

export type DeliveryApiStub = {
  readonly url: string;
  readonly apiKey: string;
  /** Addresses of all requests. */
  readonly asked: readonly string[];
  /** Sets the fault of addresses that contain `part`. */
  readonly be: (trouble: StubTrouble, part?: string) => void;
  readonly close: () => Promise<void>;
};

const apiKey = 'a-key-that-is-asked-for';
const api = '/umbraco/delivery/api/v2';

const tell = (response: ServerResponse, status: number, body: unknown): ServerResponse =>
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));

const problem = (response: ServerResponse, status: number): ServerResponse =>
  tell(response, status, { type: 'Error', title: 'Error', status, detail: 'Not this way' });

const trimmed = (path: string): string => path.replace(/^\/+|\/+$/g, '');

/** In the usual site, paths of pages have no language. */
const placeOf = (path: string, site: StubSite): string =>
  site === 'usual' ? trimmed(path).replace(/^(sl|en|de|it|hr)(\/|$)/, '') : trimmed(path);

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** A site's layout: the paths of its pages, and the names of blocks and properties. */
export type StubSite = 'usual' | 'elsewhere';

const tonguesOf = (site: StubSite): readonly Tongue[] => (site === 'usual' ? tongues : tonguesElsewhere);

const otherName = (usual: string): string => otherNames.find(([name]) => name === usual)?.[1] ?? usual;

/** Returns a document with the site's names of blocks and properties, which editors choose. */
const named = (document: object, site: StubSite): unknown =>
  site === 'usual'
    ? document
    : JSON.parse(JSON.stringify(document), (key, value: unknown) => {
        if (key === 'contentType' && typeof value === 'string') return otherName(value);
        if (key !== 'properties' || typeof value !== 'object' || value === null) return value;
        return Object.fromEntries(Object.entries(value).map(([name, entry]) => [otherName(name), entry]));
      });

/** Returns the document of a path in a culture; an empty path is the root of the site. */
const documentAt = (path: string, culture: string, site: StubSite): object | undefined => {
  const all = tonguesOf(site);
  const each = all.find((tongue) => tongue.culture === culture) ?? all[0];
  if (each === undefined) return undefined;
  if (trimmed(path) === placeOf(each.cart, site)) return cartDocument(each, all);
  const home = homeDocument(each, all);
  const root = rootDocument(each, all);
  if (trimmed(path) === '')
    // The usual Slovenian home is the root itself: a page whose properties include the footer.
    return placeOf(each.home, site) === '' ? { ...home, properties: { ...home.properties, ...root.properties } } : root;
  return trimmed(path) === placeOf(each.home, site) ? home : undefined;
};

const answer = (request: IncomingMessage, response: ServerResponse, site: StubSite): ServerResponse => {
  const url = new URL(request.url ?? '/', 'http://stub');
  if (request.headers['api-key'] !== apiKey) return problem(response, 401);
  if (request.headers['start-item'] !== 'olimia') return tell(response, 404, 'The Start-Item could not be found');
  const at = (prefix: string): string | undefined =>
    url.pathname.startsWith(`${api}${prefix}`) ? decoded(url.pathname.slice(api.length + prefix.length)) : undefined;
  const culture = String(request.headers['accept-language'] ?? '');
  const page = at('/content/item/');
  if (page !== undefined) {
    // A card is a block inside a block: its picture is in the third level of properties.
    const whole = 'properties[$all[properties[$all[properties[$all]]]]]';
    if (url.searchParams.get('expand') !== whole) return problem(response, 400);
    const document = documentAt(page, culture, site);
    return document === undefined ? problem(response, 404) : tell(response, 200, named(document, site));
  }
  const language = at('/translations/');
  if (language !== undefined) {
    const each = tongues.find((tongue) => tongue.culture.startsWith(language));
    return tell(response, 200, { Shop: { AddTicketToCart: { CapacityFull: each?.words.full }, Unused: null } });
  }
  return at('/routes/') === 'olimia' ? tell(response, 200, routeList(tonguesOf(site))) : problem(response, 404);
};

const wrongTypes = {
  contentType: 7,
  id: null,
  name: ['Ime'],
  updateDate: 'yesterday',
  route: 'nowhere',
  properties: {
    sections: { items: [null, 7, 'x', { content: [] }, { content: { contentType: {}, properties: 7 } }] },
    seoTitle: { a: 1 },
    showFooter: {},
    image: 5,
    stolpci: 'x',
    povezave: { url: 7 },
    spodnjePovezaveText: [[]],
  },
  cultures: ['sl'],
};

/** Answers with a fault; `undefined` for no answer. */
const inTrouble = (
  trouble: StubTrouble,
  request: IncomingMessage,
  response: ServerResponse,
  site: StubSite,
): ServerResponse | IncomingMessage['socket'] | undefined => {
  switch (trouble) {
    case 'none':
      return answer(request, response, site);
    case 'moved': {
      const isThere = decoded(request.url ?? '').includes('/pregled-kosarice');
      if (isThere || !(request.url ?? '').includes('/content/item/')) return answer(request, response, site);
      const to = { Location: '/sl/pregled-kosarice/', 'Location-Start-Item-Path': 'olimia' };
      const id = { 'Location-Start-Item-Id': '9f3c6f0e-3d5c-4d0b-9a51-0c6a1f0f7e11' };
      return response.writeHead(301, { ...to, ...id }).end();
    }
    case 'gone':
      return problem(response, 404);
    case 'broken':
      return problem(response, 500);
    case 'html':
      return response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Umbraco</h1>');
    case 'silent':
      return undefined;
    case 'half':
      return response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end('{"properties":{"sections":{"items":[{');
    case 'wrongTypes':
      return tell(response, 200, wrongTypes);
    case 'reset':
      return request.socket.destroy();
  }
};

/** Starts a content system for tests. It requires site and key, and can have faults. */
export const deliveryApiStub = (site: StubSite = 'usual'): Promise<DeliveryApiStub> =>
  new Promise((resolve) => {
    const asked: string[] = [];
    let trouble: StubTrouble = 'none';
    let part = '';
    const server = createServer((request, response) => {
      const address = request.url ?? '';
      asked.push(address);
      inTrouble(address.includes(part) ? trouble : 'none', request, response, site);
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({
        url: `http://127.0.0.1:${port}`,
        apiKey,
        asked,
        be: (next, where = '') => {
          trouble = next;
          part = where;
        },
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
