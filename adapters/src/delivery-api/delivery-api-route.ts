import type { Media } from '@shop/core/content/media';
import type { RouteKey } from '@shop/core/content/route-key';
import type { ShopError } from '@shop/core/errors/shop-error';
import { mediaId } from '@shop/core/ids';
import { type Language, languageOr } from '@shop/core/languages/language';
import type { ContentPort } from '@shop/core/ports/content-port';
import { type Context, Hono } from 'hono';
import { err, ok, type Result } from 'neverthrow';
import { isGuid } from '../codec/guid.ts';
import { languageOfTag } from '../codec/languages.ts';
import { wireMedia } from '../umbraco/media.ts';
import { type DeliveryApiAccess, refusedAccess } from './access.ts';
import { chosen } from './chosen-properties.ts';
import { type FoundItem, findItem } from './find-item.ts';
import { type ItemDocument, recordOf } from './item-document.ts';
import { problem } from './problem.ts';
import { nothing, parseSelection, type Selection } from './selection.ts';
import { type SitePages, sitePages } from './start-item.ts';
import { slashed } from './told-document.ts';

const api = '/umbraco/delivery/api/v2';

/** Units: characters; nothing has a longer name or address. */
const longestName = 1000;

const trimmed = (path: string): string => path.replace(/^\/+|\/+$/g, '');

/** The culture that a header names, else the one that the path implies, else sl. */
const languageOf = (c: Context, path = ''): Language => {
  const [first = ''] = (c.req.header('Accept-Language') ?? '').split(/[,;]/, 1);
  return languageOfTag(first) ?? languageOr(trimmed(path).split('/')[0]);
};

const failed = ({ kind }: ShopError): Response => problem(kind === 'notFound' ? 404 : 503);

const told = <Value>(answer: Result<Value, ShopError>, document: (value: Value) => object): Response =>
  answer.match((value) => Response.json(document(value)), failed);

type Asked = { readonly expand: Selection; readonly fields?: Selection };

/** What of a document a query asks for. Error: the parameter that makes no sense. */
const askedOf = (c: Context): Result<Asked, string> => {
  const [expand, fields] = ['expand', 'fields'].map((name) => c.req.query(name));
  const expanding = expand ? parseSelection(expand) : nothing;
  if (expanding === undefined) return err('expand');
  if (!fields) return ok({ expand: expanding });
  const limiting = parseSelection(fields);
  return limiting === undefined ? err('fields') : ok({ expand: expanding, fields: limiting });
};

const choosing = (c: Context, document: ItemDocument): Response =>
  askedOf(c).match(
    ({ expand, fields }) => Response.json(chosen(document, expand, fields)),
    (parameter) => problem(400, `The value of ${parameter} is not supported`),
  );

const toldItem = (c: Context, found: FoundItem, { startItem }: SitePages): Response => {
  if (found.type === 'item') return choosing(c, found.document);
  const headers = {
    Location: encodeURI(slashed(found.path)),
    'Location-Start-Item-Path': startItem.path,
    'Location-Start-Item-Id': startItem.id,
  };
  return new Response(null, { status: 301, headers });
};

const mediaDocument = (media: Media, name: string): ItemDocument => {
  const { properties, ...wire } = wireMedia(media);
  return { ...wire, path: `/${name}/`, properties: recordOf(properties) };
};

/** The page list in the first of its two forms (D-ROUTE-LIST). */
const routeList = (keys: readonly RouteKey[]) =>
  keys.map(({ key, paths }) => ({
    key,
    values: Object.entries(paths).map(([language, url]) => ({
      key: language,
      value: { url, pageGroupType: 'shop', name: key },
    })),
  }));

/** Content as the Umbraco Content Delivery API v2 tells it, for whoever reads such a system, and the two lists that sites add
 *  themselves at their usual addresses (D-DELIVERY-API). It is read only, and nothing of it is a visitor's own; the shop's
 *  browsers and servers speak calls of their own. */
export const deliveryApiRoute = (content: ContentPort, access: DeliveryApiAccess = {}): Hono => {
  const app = new Hono();

  /** Every request is let in before anything is looked for. */
  const letIn = async (
    c: Context,
    answer: (pages: SitePages, keys: readonly RouteKey[]) => Promise<Response> | Response,
  ): Promise<Response> => {
    const keys = await content.loadRouteKeys();
    if (keys.isErr()) return problem(503);
    const pages = sitePages(keys.value, access.site);
    const response = refusedAccess(c.req.raw.headers, access, pages.startItem) ?? (await answer(pages, keys.value));
    response.headers.set('Cache-Control', 'no-cache');
    response.headers.set('Vary', 'Accept-Language, Start-Item, Preview, Api-Key');
    return response;
  };

  app.get(`${api}/content/item/:path{.*}`, (c) =>
    letIn(c, async (pages, keys) => {
      const path = trimmed(c.req.param('path'));
      if (path.length > longestName) return problem(404);
      const found = await findItem(content, { language: languageOf(c, path), path, pages, keys });
      return found.match((item) => toldItem(c, item, pages), failed);
    }),
  );
  app.get(`${api}/media/item/:path{.+}`, (c) =>
    letIn(c, async () => {
      const name = trimmed(c.req.param('path'));
      if (!isGuid(name) && !/^[\p{L}\p{N}_. -]{1,200}$/u.test(name)) return problem(404);
      const media = await content.loadMedia(languageOf(c), mediaId(name));
      return media.match((found) => choosing(c, mediaDocument(found, name)), failed);
    }),
  );
  app.get(`${api}/translations/:language`, (c) =>
    letIn(c, async () => {
      const language = languageOfTag(c.req.param('language'));
      if (language === undefined) return problem(404);
      return told(await content.loadTranslations(language), (words) => words);
    }),
  );
  app.get(`${api}/routes/:site`, (c) =>
    letIn(c, ({ startItem }, keys) => {
      const site = c.req.param('site').toLowerCase();
      return site === startItem.path || site === startItem.id ? Response.json(routeList(keys)) : problem(404);
    }),
  );
  app.all(`${api}/*`, (c) => (c.req.method === 'GET' ? problem(404) : problem(405)));
  return app;
};
