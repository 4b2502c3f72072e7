import type { Page } from '@shop/core/content/page';
import { cleanMarkup } from '@shop/core/testing/clean-markup';
import { decode } from '../../codec/codec.ts';
import { pageOf } from '../page.ts';

/** A page with these properties, as a content system would send it; its markup is left as it is. */
export const decoded = (properties: unknown, others: object = {}): Page =>
  decode(pageOf(cleanMarkup), {
    contentType: 'shopPage',
    id: '1',
    name: 'Stran',
    properties,
    ...others,
  })._unsafeUnwrap();

/** A block of a block list. */
export const block = (contentType: string, properties: unknown = {}, id = 'b1') => ({
  content: { contentType, id, properties },
});
