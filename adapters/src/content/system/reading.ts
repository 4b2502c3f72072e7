import type { Cleaner } from '@shop/core/content/clean-html';
import { withoutDirectionControls } from '@shop/core/text/direction-controls';
import { decodeHTMLStrict } from 'entities';
import { textOf } from '../../wire/codec/json-value.ts';
import type { ContentNames } from './content-names.ts';
import type { ContentPaths } from './content-paths.ts';

/** All that reading a document stands on besides the document. */
export type Reading = {
  readonly clean: Cleaner;
  readonly names: ContentNames;
  readonly paths: ContentPaths;
  /** The shop's link for a route of the language that is read. */
  readonly shown: (route: string) => string;
  /** Origin of documents without a host; the shop's own when absent. */
  readonly documents?: string;
};

/** Text of a property that holds words only. Editors paste entities into such properties too: they become the letters
 *  that they stand for, once, but for direction controls. Drawing the text escapes it. */
export const plainOf = (value: unknown): string => withoutDirectionControls(decodeHTMLStrict(textOf(value)));
