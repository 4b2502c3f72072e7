import { withoutDirectionControls } from '@shop/core/text/direction-controls';
import { decodeHTMLStrict } from 'entities';
import { textOf } from '../codec/json-value.ts';

/** Text of a property that holds words only. Editors paste entities into such properties too: they become the letters
 *  that they stand for, once, but for direction controls, and whoever draws the text escapes it. */
export const plainOf = (value: unknown): string => withoutDirectionControls(decodeHTMLStrict(textOf(value)));
