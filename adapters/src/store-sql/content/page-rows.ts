import type { Uncleaned } from '@shop/core/content/clean-html';
import type { Page } from '@shop/core/content/page';
import type { Site } from '@shop/core/content/site';
import type { ErrorOf, ShopError } from '@shop/core/errors/shop-error';
import { type Language, languages } from '@shop/core/languages/language';
import { shopPath } from '@shop/core/paths/shop-paths';
import { err, ok, Result } from 'neverthrow';
import { type ContentRecord, isRecord } from '../../codec/json-value.ts';
import { cleanHtml } from '../../rich-text/clean-html.ts';
import { wireRoute } from '../../umbraco/cultures.ts';
import { pageOf, wirePage } from '../../umbraco/page.ts';
import { ownReading } from '../../umbraco/reading.ts';
import { siteOf } from '../../umbraco/site.ts';
import type { Db } from '../database/database.ts';
import type { PageVersions } from '../tables/content-tables.ts';

const noPage: ErrorOf<'notFound'> = { kind: 'notFound', what: 'page' };

/** Stored JSON that is none is a damaged store, not a missing page. */
const damaged: ShopError = { kind: 'unreachable', cause: 'malformed' };

export const parseStored = (text: string): Result<ContentRecord, ShopError> =>
  Result.fromThrowable(
    (): unknown => JSON.parse(text),
    () => damaged,
  )().andThen((value) => (isRecord(value) ? ok(value) : err(damaged)));

const readingOf = (language: Language) => ownReading(language, (html) => cleanHtml(html));

const versionsOf = (db: Db, pageId: string) =>
  db.selectFrom('page_versions').select(['language', 'path']).where('page_id', '=', pageId).execute();

/** The page under an address of a language, put together as the delivery API would answer it. Errors: `notFound` page. */
export const readPage = async (db: Db, language: Language, path: string): Promise<Result<Page, ShopError>> => {
  const row = await db
    .selectFrom('page_versions as version')
    .innerJoin('content_pages as page', 'page.id', 'version.page_id')
    .select(['page.id', 'page.key', 'page.content_type', 'version.name', 'version.path', 'version.properties'])
    .where('version.path', '=', path)
    .where('version.language', '=', language)
    .executeTakeFirst();
  if (row === undefined) return err(noPage);
  const versions = await versionsOf(db, row.id);
  return parseStored(row.properties).andThen((properties) => {
    const document = {
      contentType: row.content_type,
      id: row.id,
      name: row.name,
      route: wireRoute(row.path),
      properties: { ...properties, groupKey: row.key },
      cultures: culturesOf(versions),
    };
    const page = pageOf(document, readingOf(language));
    return page === undefined ? err(damaged) : ok(page);
  });
};

/** The site in a language: its home stands for the root, and the footer is kept beside all pages. Errors: `notFound` page. */
export const readSite = async (db: Db, language: Language): Promise<Result<Site, ShopError>> => {
  const home = await db
    .selectFrom('page_versions')
    .select(['page_id', 'name'])
    .where('path', '=', shopPath('home', language))
    .executeTakeFirst();
  if (home === undefined) return err(noPage);
  const versions = await versionsOf(db, home.page_id);
  const footer = await db
    .selectFrom('page_footers')
    .select('properties')
    .where('language', '=', language)
    .executeTakeFirst();
  return parseStored(footer?.properties ?? '{}').andThen((properties) => {
    const site = siteOf({ name: home.name, properties, cultures: culturesOf(versions) }, readingOf(language));
    return site === undefined ? err(damaged) : ok(site);
  });
};

/** In the order in which the shop offers its languages, whatever order the store has. */
const culturesOf = (versions: readonly Pick<PageVersions, 'language' | 'path'>[]) =>
  Object.fromEntries(
    languages.flatMap((language) =>
      versions.filter((version) => version.language === language).map(({ path }) => [language, wireRoute(path)]),
    ),
  );

/** What is stored of a page's version: its properties without the key, which all versions share. */
export const storedProperties = (version: Uncleaned<Page>): string => {
  const { groupKey: _, ...properties } = wirePage(version).properties;
  return JSON.stringify(properties);
};
