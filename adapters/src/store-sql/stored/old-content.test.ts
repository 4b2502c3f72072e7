import { DatabaseSync } from 'node:sqlite';
import { languages } from '@shop/core/languages/language';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { openFixtureShop } from '../testing/fixture-shop.ts';
import { copyOfOld, oldDatabases } from '../testing/old-databases.ts';

const written = z.array(
  z.object({ language: z.enum(languages), path: z.optional(z.string()), properties: z.string() }),
);

/** What editors had written in an old database, and a word of theirs, put there before it is opened. */
const edited = (file: string) => {
  const raw = new DatabaseSync(file);
  raw.prepare("insert into translation_overrides values ('sl', 'CartMenu.Title', 'Moja košarica')").run();
  const pages = z.parse(written, raw.prepare('select language, path, properties from page_versions').all());
  const footers = z.parse(written, raw.prepare('select language, properties from page_footers').all());
  raw.close();
  return { pages, footers };
};

/** Every text somewhere inside of a value. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Texts that visitors read: those of titles and markup, whatever their names were. */
const shownTexts = (properties: string): readonly string[] => {
  const found: string[] = [];
  JSON.parse(properties, (name, value: unknown) => {
    const isShown = typeof value === 'string' && value.trim() !== '' && /title$|text|markup|question/i.test(name);
    if (isShown) found.push(value);
    return value;
  });
  return found;
};

test.each(oldDatabases)(
  'the database %s tells its pages, footers and words, though their names have changed',
  async (name) => {
    const { folder, file } = copyOfOld(name);
    const { pages, footers } = edited(file);
    expect(pages.length).toBeGreaterThanOrEqual(45);
    const { content, close } = await openFixtureShop(folder, Date.parse('2026-11-20T08:00:00Z'));
    onTestFinished(close);
    for (const { language, path = '', properties } of pages) {
      const page = (await content.loadPage(language, path))._unsafeUnwrap();
      const told = new Set(textsIn(page));
      const lost = shownTexts(properties).filter((text) => !told.has(text));
      const unknown = page.sections.filter(({ type }) => type === 'unknown');
      expect({ path, lost, unknown }).toEqual({ path, lost: [], unknown: [] });
    }
    for (const { language, properties } of footers) {
      const told = new Set(textsIn((await content.loadSite(language))._unsafeUnwrap()));
      expect(shownTexts(properties).filter((text) => !told.has(text))).toEqual([]);
    }
    const words = (await content.loadTranslations('sl'))._unsafeUnwrap();
    expect([words['CartMenu.Title'], words['CartMenu.Total']]).toEqual(['Moja košarica', 'Skupaj']);
  },
);
