import type { Media } from '@shop/core/content/media';
import type { Page } from '@shop/core/content/page';
import type { RouteKey, Translations } from '@shop/core/content/route-key';
import { namedError } from '@shop/core/errors/named-error';
import type { ErrorOf, ShopError } from '@shop/core/errors/shop-error';
import type { MediaId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { canonicalAddress } from '@shop/core/paths/canonical-path';
import {
  type ContentPort,
  loadMediaErrors,
  loadPageErrors,
  loadRouteKeysErrors,
  loadSiteErrors,
  loadTranslationsErrors,
} from '@shop/core/ports/content-port';
import { err, ok, type Result } from 'neverthrow';
import { isGuid } from '../../codec/guid.ts';
import { wholeWords } from '../../translations/whole-words.ts';
import { mediaGuid, mediaOf } from '../../umbraco/media.ts';
import type { Database, Db } from '../database/database.ts';
import { parseStored, readPage, readSite } from './page-rows.ts';

const noMedia: ErrorOf<'notFound'> = { kind: 'notFound', what: 'media' };

/** Nothing has a control character in its address or name, and PostgreSQL refuses to be asked for a NUL. */
const isPlain = (path: string): boolean => [...path].every((character) => character >= ' ');

const readTranslations = async (db: Db, language: Language): Promise<Translations> => {
  const overrides = await db
    .selectFrom('translation_overrides')
    .select(['language', 'key', 'text'])
    .where('language', 'in', [language, 'sl'])
    .execute();
  const wordsIn = (wanted: Language): Translations =>
    Object.fromEntries(overrides.filter((row) => row.language === wanted).map(({ key, text }) => [key, text]));
  return wholeWords(language, wordsIn(language), wordsIn('sl'));
};

const readRouteKeys = async (db: Db): Promise<readonly RouteKey[]> => {
  const rows = await db
    .selectFrom('content_pages as page')
    .innerJoin('page_versions as version', 'version.page_id', 'page.id')
    .select(['page.key', 'version.language', 'version.path'])
    .orderBy('page.position')
    .execute();
  return [...Map.groupBy(rows, ({ key }) => key)].map(([key, versions]) => ({
    key,
    paths: Object.fromEntries(versions.map(({ language, path }) => [language, path])),
  }));
};

const storedMedia = (item: string): Result<Media, ShopError> =>
  parseStored(item).andThen((document) => {
    const media = mediaOf(document);
    return media === undefined ? err(noMedia) : ok(media);
  });

/** The picture with the GUID under which pages name it; there are few pictures, and nobody asks like this often. */
const readMediaByGuid = async (db: Db, guid: string): Promise<Result<Media, ShopError>> => {
  const rows = await db.selectFrom('media_items').select('item').execute();
  const found = rows
    .map(({ item }) => storedMedia(item))
    .find((media) => media.isOk() && mediaGuid(media.value) === guid);
  return found ?? err(noMedia);
};

/** By its name, else by its GUID. */
const readMedia = async (db: Db, id: MediaId): Promise<Result<Media, ShopError>> => {
  if (!isPlain(id)) return err(noMedia);
  const row = await db.selectFrom('media_items').select('item').where('id', '=', id).executeTakeFirst();
  if (row !== undefined) return storedMedia(row.item);
  return isGuid(id) ? readMediaByGuid(db, id.toLowerCase()) : err(noMedia);
};

/** The content system over tables. Overrides win over the words that the shop brings along. */
export const sqlContent = (database: Database): ContentPort => ({
  loadPage: (language, path) =>
    database
      .read(
        async (db): Promise<Result<Page, ShopError>> =>
          isPlain(path) ? readPage(db, language, canonicalAddress(path)) : err({ kind: 'notFound', what: 'page' }),
      )
      .mapErr(namedError(loadPageErrors)),
  loadSite: (language) => database.read((db) => readSite(db, language)).mapErr(namedError(loadSiteErrors)),
  loadTranslations: (language) =>
    database.read(async (db) => ok(await readTranslations(db, language))).mapErr(namedError(loadTranslationsErrors)),
  loadRouteKeys: () => database.read(async (db) => ok(await readRouteKeys(db))).mapErr(namedError(loadRouteKeysErrors)),
  loadMedia: (_language, id) => database.read((db) => readMedia(db, id)).mapErr(namedError(loadMediaErrors)),
});
