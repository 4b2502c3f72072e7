import type { Uncleaned } from '@shop/core/content/clean-html';
import type { Page } from '@shop/core/content/page';
import { type Language, languages } from '@shop/core/languages/language';
import { pageOfKey } from '@shop/core/paths/page-key';
import { storedProperties } from '../../store-sql/content/page-rows.ts';
import type { Tx } from '../../store-sql/database/database.ts';
import { wireFooter } from '../../umbraco/footer.ts';
import { wireMedia } from '../../umbraco/media.ts';
import { sampleFooter } from './sample-footer.ts';
import { sampleMedia, sampleMediaId } from './sample-media.ts';
import type { SamplePage } from './sample-page.ts';
import { samplePages } from './sample-pages.ts';

/** The page as a visitor of that language gets it. */
export const samplePageIn = (page: SamplePage, language: Language): Uncleaned<Page> => {
  const { path, name, seoTitle, seoDescription, keywords, sections } = page.versions[language];
  return {
    id: pageOfKey(page.key),
    contentType: page.contentType,
    name,
    path,
    key: page.key,
    seoTitle,
    seoDescription,
    keywords,
    seoImage: sampleMedia.share,
    image: sampleMedia[page.image],
    showFooter: page.showFooter,
    footer: sampleFooter(language),
    sections,
    cultures: languages.map((other) => ({ language: other, path: page.versions[other].path })),
  };
};

const writePages = async (tx: Tx): Promise<void> => {
  await tx
    .insertInto('content_pages')
    .values(
      samplePages.map(({ key, contentType }, position) => ({
        id: pageOfKey(key),
        key,
        content_type: contentType,
        position,
      })),
    )
    .execute();
  const versions = samplePages.flatMap((page) =>
    languages.map((language) => ({ language, version: samplePageIn(page, language) })),
  );
  await tx
    .insertInto('page_versions')
    .values(
      versions.map(({ language, version }) => ({
        page_id: version.id,
        language,
        path: version.path,
        name: version.name,
        properties: storedProperties(version),
      })),
    )
    .execute();
};

/** Fills the empty tables of a new shop with the sample's pages and pictures. */
export const writeSampleContent = async (tx: Tx): Promise<void> => {
  await writePages(tx);
  await tx
    .insertInto('page_footers')
    .values(languages.map((language) => ({ language, properties: JSON.stringify(wireFooter(sampleFooter(language))) })))
    .execute();
  await tx
    .insertInto('media_items')
    .values(
      Object.entries(sampleMedia).map(([name, item]) => ({
        id: sampleMediaId(name),
        item: JSON.stringify(wireMedia(item)),
      })),
    )
    .execute();
};
