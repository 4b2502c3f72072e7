import type { Uncleaned } from '@shop/core/content/clean-html';
import type { Page } from '@shop/core/content/page';
import type { ShopError } from '@shop/core/errors/shop-error';
import { type Language, languages } from '@shop/core/languages/language';
import { err, ok, Result } from 'neverthrow';
import { decode } from '../../codec/codec.ts';
import { type ContentRecord, isRecord } from '../../codec/json-value.ts';
import { cleanHtml } from '../../rich-text/clean-html.ts';
import { wireFooter } from '../../umbraco/footer.ts';
import { pageOf, wirePage } from '../../umbraco/page.ts';
import type { Db } from '../database/database.ts';
import type { PageVersions } from '../tables/content-tables.ts';

const page = pageOf(cleanHtml);

const noPage: ShopError = { kind: 'notFound', what: 'page' };

/** Stored JSON that is none is a damaged store, not a missing page. */
const damaged: ShopError = { kind: 'unreachable', cause: 'malformed' };

export const parseStored = (text: string): Result<ContentRecord, ShopError> =>
  Result.fromThrowable(
    (): unknown => JSON.parse(text),
    () => damaged,
  )().andThen((value) => (isRecord(value) ? ok(value) : err(damaged)));

/** The page under an address of a language, put together as the delivery API would answer it. Errors: `notFound` page. */
export const readPage = async (db: Db, language: Language, path: string): Promise<Result<Page, ShopError>> => {
  const row = await db
    .selectFrom('page_versions as version')
    .innerJoin('content_pages as page', 'page.id', 'version.page_id')
    .leftJoin('page_footers as footer', 'footer.language', 'version.language')
    .select(['page.id', 'page.key', 'page.content_type', 'version.name', 'version.path', 'version.properties'])
    .select('footer.properties as footer')
    .where('version.path', '=', path)
    .where('version.language', '=', language)
    .executeTakeFirst();
  if (row === undefined) return err(noPage);
  const versions = await db
    .selectFrom('page_versions')
    .select(['language', 'path'])
    .where('page_id', '=', row.id)
    .execute();
  return Result.combine([parseStored(row.properties), parseStored(row.footer ?? '{}')]).andThen(
    ([properties, footer]) =>
      decode(page, {
        contentType: row.content_type,
        id: row.id,
        name: row.name,
        route: routeOf(row.path),
        properties: { ...properties, ...footer, pageKey: row.key },
        cultures: culturesOf(versions),
      }).mapErr(() => damaged),
  );
};

/** In the order in which the shop offers its languages, whatever order the store has. */
const culturesOf = (versions: readonly Pick<PageVersions, 'language' | 'path'>[]) =>
  Object.fromEntries(
    languages.flatMap((language) =>
      versions.filter((version) => version.language === language).map(({ path }) => [language, routeOf(path)]),
    ),
  );

const routeOf = (path: string) => ({ path, startItem: { id: 'shop', path: '' } });

/** What is stored of a page's version: its properties without those of the footer, which all pages share. */
export const storedProperties = (version: Uncleaned<Page>): string => {
  const { properties } = wirePage(version);
  const shared = new Set(['pageKey', ...Object.keys(wireFooter(version.footer))]);
  return JSON.stringify(Object.fromEntries(Object.entries(properties).filter(([name]) => !shared.has(name))));
};
