import { cleanMarkup } from '@shop/core/testing/clean-markup';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyMedia, anyPage } from '../calls/testing/content-arbitraries.ts';
import { decode } from '../codec/codec.ts';
import { media, wireMedia } from './media.ts';
import { pageOf, wirePage } from './page.ts';

const stored = (document: unknown): unknown => JSON.parse(JSON.stringify(document));

test('a page is read as it was written', () => {
  fc.assert(
    fc.property(anyPage, (page) => {
      expect(decode(pageOf(cleanMarkup), stored(wirePage(page)))._unsafeUnwrap()).toEqual(page);
    }),
  );
});

test('a picture is read as it was written', () => {
  fc.assert(
    fc.property(anyMedia, (picture) => {
      expect(decode(media, stored(wireMedia(picture)))._unsafeUnwrap()).toEqual(picture);
    }),
  );
});
