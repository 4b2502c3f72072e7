import type { Page } from '@shop/core/content/page';
import { decode } from '../../codec/codec.ts';
import { page } from '../page.ts';

/** A page with these properties, as a content system would send it. */
export const decoded = (properties: unknown, others: object = {}): Page =>
  decode(page, { contentType: 'shopPage', id: '1', name: 'Stran', properties, ...others })._unsafeUnwrap();

/** A block of a block list. */
export const block = (contentType: string, properties: unknown = {}, id = 'b1') => ({
  content: { contentType, id, properties },
});
