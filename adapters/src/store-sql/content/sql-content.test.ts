import { DatabaseSync } from 'node:sqlite';
import { type MediaId, mediaId } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import { shopPath } from '@shop/core/paths/shop-paths';
import { ok } from 'neverthrow';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleContent, samplePageIn } from '../../sample/content/sample-content.ts';
import { sampleMedia } from '../../sample/content/sample-media.ts';
import { samplePages } from '../../sample/content/sample-pages.ts';
import { builtInTranslations } from '../../translations/built-in-translations.ts';
import type { Database, Tx } from '../database/database.ts';
import { stepOnce } from '../database/migrations.ts';
import { sqliteDatabase } from '../database/sqlite-database.ts';
import { contentSchema } from '../schema/schema-content.ts';
import { sqlContent } from './sql-content.ts';
import { writeContent } from './write-content.ts';

let database: Database;

const write = async (work: (tx: Tx) => Promise<void>): Promise<void> => {
  const written = await database.transaction(async (tx) => ok(await work(tx)));
  expect(written.isOk()).toBe(true);
};

beforeEach(async () => {
  database = sqliteDatabase(new DatabaseSync(':memory:'));
  await write(async (tx) => {
    for (const step of contentSchema.steps) await stepOnce(tx, 'sqlite', step);
    await writeContent(tx, sampleContent);
  });
});
afterEach(() => database.close());

const everyPage = languages.flatMap((language) => samplePages.map((page) => samplePageIn(page, language)));
const languageOf = (path: string) => languages.find((language) => path.startsWith(`/${language}`)) ?? 'sl';

describe('a page', () => {
  test.each(everyPage)('is read as it was written: $path', async (page) => {
    expect((await sqlContent(database).loadPage(languageOf(page.path), page.path))._unsafeUnwrap()).toEqual(page);
  });

  test.each(['/sl/pregled-kosarice/', '//sl//pregled-kosarice', '/sl/pregled-kosarice'])(
    'is found however its address is written: %s',
    async (path) => {
      expect((await sqlContent(database).loadPage('sl', path))._unsafeUnwrap().id).toBe('cart');
    },
  );

  test('is found at the other addresses of a home', async () => {
    expect((await sqlContent(database).loadPage('sl', '/sl'))._unsafeUnwrap().id).toBe('home');
    expect((await sqlContent(database).loadPage('hr', '/trgovina'))._unsafeUnwrap().path).toBe('/hr/trgovina');
  });

  test.each([
    ['sl', '/sl/ni-te-strani'],
    ['sl', '/en/cart-preview'],
    ['sl', '/sl/../../etc/passwd'],
    ['sl', '/sl/%E0%A4%A'],
    ['sl', '/sl/\u0000'],
    ['sl', "/sl/' or 1=1 --"],
  ] as const)('is not found: %s %j', async (language, path) => {
    expect((await sqlContent(database).loadPage(language, path))._unsafeUnwrapErr()).toEqual({
      kind: 'notFound',
      what: 'page',
    });
  });

  test('can hide its footer', async () => {
    await write(async (tx) => {
      const properties = JSON.stringify({ showFooter: false });
      await tx.updateTable('page_versions').set({ properties }).where('path', '=', '/en').execute();
    });
    expect((await sqlContent(database).loadPage('en', '/en'))._unsafeUnwrap().showFooter).toBe(false);
  });

  test('whose stored text is damaged is an unreachable store, not a missing page', async () => {
    await write(async (tx) => {
      await tx.updateTable('page_versions').set({ properties: '{"sections":' }).where('path', '=', '/en').execute();
    });
    expect((await sqlContent(database).loadPage('en', '/en'))._unsafeUnwrapErr()).toEqual({
      kind: 'unreachable',
      cause: 'malformed',
    });
  });

  test('with one section that makes no sense keeps the others', async () => {
    const sections = [
      { contentType: 'cartReview', properties: 7 },
      { contentType: 'strange', properties: {} },
    ];
    await write(async (tx) => {
      const properties = JSON.stringify({ sections });
      await tx.updateTable('page_versions').set({ properties }).where('path', '=', '/en').execute();
    });
    const page = (await sqlContent(database).loadPage('en', '/en'))._unsafeUnwrap();
    expect(page.sections.map((section) => section.type)).toEqual(['cartReview', 'unknown']);
  });
});

test('a second start leaves changed content as it is', async () => {
  await write(async (tx) => {
    await tx.updateTable('page_versions').set({ name: 'Changed' }).where('path', '=', '/en').execute();
    await writeContent(tx, sampleContent);
  });
  expect((await sqlContent(database).loadPage('en', '/en'))._unsafeUnwrap().name).toBe('Changed');
});

describe('translations', () => {
  test.each(languages)('are the built-in ones in %s', async (language) => {
    expect((await sqlContent(database).loadTranslations(language))._unsafeUnwrap()).toEqual(
      builtInTranslations(language),
    );
  });

  test('of the content system win, in their language only', async () => {
    await write(async (tx) => {
      const override = { language: 'de', key: 'CartMenu.Title', text: 'Korb' } as const;
      await tx.insertInto('translation_overrides').values(override).execute();
    });
    const [de, en] = await Promise.all(
      (['de', 'en'] as const).map(async (language) =>
        (await sqlContent(database).loadTranslations(language))._unsafeUnwrap(),
      ),
    );
    expect(de?.['CartMenu.Title']).toBe('Korb');
    expect(de?.['CartMenu.Total']).toBe('Gesamt');
    expect(en?.['CartMenu.Title']).toBe('Cart');
  });
});

test('route keys tell where each page lives, in the order of the pages', async () => {
  const keys = (await sqlContent(database).loadRouteKeys())._unsafeUnwrap();
  expect(keys.map(({ key }) => key)).toEqual(samplePages.map(({ key }) => key));
  const cart = keys.find(({ key }) => key === 'cart_4_shop');
  expect(cart?.paths).toEqual(Object.fromEntries(languages.map((language) => [language, shopPath('cart', language)])));
});

describe('media', () => {
  const load = (id: MediaId) => sqlContent(database).loadMedia('de', id);

  test.each(Object.entries(sampleMedia))('%s comes with its texts', async (name, item) => {
    expect((await load(mediaId(name)))._unsafeUnwrap()).toEqual(item);
  });

  test('that does not exist is not found', async () => {
    expect((await load(mediaId('nothing')))._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'media' });
  });
});
