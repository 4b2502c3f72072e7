import type { Uncleaned } from '@shop/core/content/clean-html';
import type { Page } from '@shop/core/content/page';
import { type Language, languages } from '@shop/core/languages/language';
import { pageOfKey } from '@shop/core/paths/page-key';
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
    sections,
    cultures: languages.map((other) => ({ language: other, path: page.versions[other].path })),
  };
};

const versionsOf = (page: SamplePage): ReadonlyMap<Language, Uncleaned<Page>> =>
  new Map(languages.map((language) => [language, samplePageIn(page, language)]));

/** The sample's pages, footers and pictures. */
export const sampleContent = {
  pages: samplePages.map((page) => ({
    id: pageOfKey(page.key),
    key: page.key,
    contentType: page.contentType,
    versions: versionsOf(page),
  })),
  footers: new Map(languages.map((language) => [language, sampleFooter(language)])),
  media: new Map(Object.entries(sampleMedia).map(([name, item]) => [sampleMediaId(name), item])),
} as const;
