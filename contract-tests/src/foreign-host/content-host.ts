import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { sampleContentFolder } from '@shop/adapters/sample/content/sample-content-folder';
import { isRecord, member } from '@shop/adapters/wire/codec/json-value';
import { type Language, languages } from '@shop/core/languages/language';
import { pageOfKey } from '@shop/core/paths/page-key';
import { Hono } from 'hono';

const json = (file: string): unknown => JSON.parse(readFileSync(join(sampleContentFolder, file), 'utf8'));

const media = json('media.json');
const routes = Object.entries(Object(json('routes.json')));

/** Replaces each picker, which contains only a picture's name, by the expanded picture. */
const expanded = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(expanded);
  if (!isRecord(value)) return value;
  const name = value.mediaType === undefined ? undefined : value.name;
  if (typeof name === 'string') return member(media, name);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, expanded(part)]));
};

const route = (paths: unknown, language: Language) => ({ path: member(paths, language), startItem: {} });

/** Returns the path of a page below the root of the site, without its language. */
const below = (paths: unknown, language: Language): string =>
  String(member(paths, language))
    .replace(new RegExp(`^/${language}(?=/|$)`), '')
    .replace(/^\//, '');

const pageAt = (language: Language, path: string) => {
  const [key, paths] = routes.find(([, each]) => below(each, language) === path) ?? [];
  if (key === undefined) return undefined;
  const cultures = Object.fromEntries(languages.map((other) => [other, route(paths, other)]));
  return { ...Object(expanded(json(`${language}/${pageOfKey(key)}.json`))), route: route(paths, language), cultures };
};

/** Returns the root of a site: it contains the footer, and in most languages it is the home page too. */
const rootOf = (language: Language) => {
  const [home, site] = [pageAt(language, ''), Object(expanded(json(`${language}/site.json`)))];
  return { ...site, ...home, properties: { ...home?.properties, ...site.properties } };
};

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#7fb8c4"/></svg>';

/** Starts a content system with the sample's pages and without words, for a shop with a foreign provider. */
export const contentHost = async () => {
  const app = new Hono();
  app.get('/umbraco/delivery/api/v2/content/item/:path{.*}', ({ req, json: answer }) => {
    const language = languages.find((one) => req.header('Accept-Language')?.startsWith(one)) ?? 'sl';
    const path = req.param('path').replace(/^\/+|\/+$/g, '');
    const document = path === '' ? rootOf(language) : pageAt(language, path);
    return document === undefined ? answer({ status: 404 }, 404) : answer(document);
  });
  app.get('/umbraco/delivery/api/v2/routes/:site', ({ json: answer }) =>
    answer(
      routes.map(([key, paths]) => ({
        key,
        values: languages.map((language) => ({ key: language, value: { url: member(paths, language), name: key } })),
      })),
    ),
  );
  app.get('/media/*', () => new Response(picture, { headers: { 'Content-Type': 'image/svg+xml' } }));
  app.notFound(({ json: answer }) => answer({ status: 404 }, 404));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    close: async (): Promise<void> => {
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
};
