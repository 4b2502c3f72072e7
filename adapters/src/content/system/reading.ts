import type { Cleaner } from '@shop/core/content/clean-html';
import { withoutDirectionControls } from '@shop/core/text/direction-controls';
import { decodeHTMLStrict } from 'entities';
import { textOf } from '../../wire/codec/json-value.ts';
import type { ContentNames } from './content-names.ts';
import type { ContentPaths } from './content-paths.ts';

/** Everything needed to read a document. */
export type Reading = {
  readonly clean: Cleaner;
  readonly names: ContentNames;
  readonly paths: ContentPaths;
  /** Returns the shop's link for a route of the document's language. */
  readonly toLink: (route: string) => string;
  /** Origin of documents without a host. Default: the shop's own. */
  readonly documents?: string;
};

/** Returns the text of a plain property. Editors also paste HTML entities there: they are decoded once, without
 *  direction controls. The text is escaped when it is rendered. */
export const plainOf = (value: unknown): string => withoutDirectionControls(decodeHTMLStrict(textOf(value)));
