import type { Uncleaned } from '@shop/core/content/clean-html';
import type { Section } from '@shop/core/content/section';
import type { Language } from '@shop/core/languages/language';
import type { SampleMediaName } from './sample-media.ts';

export type PerLanguage<Value> = Readonly<Record<Language, Value>>;

/** What an editor writes for one language of a page. */
export type SamplePageVersion = {
  readonly path: string;
  readonly name: string;
  /** Title of the browser's tab; the site's title is added to it everywhere but on the home page (R-SHELL-19). */
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly keywords: string;
  readonly sections: readonly Uncleaned<Section>[];
};

/** A page of the sample in all five languages. */
export type SamplePage = {
  /** Stored page key: identifier, number, site (R-PAGE-9). */
  readonly key: string;
  readonly contentType: string;
  readonly image: SampleMediaName;
  readonly showFooter: boolean;
  readonly versions: PerLanguage<SamplePageVersion>;
};
