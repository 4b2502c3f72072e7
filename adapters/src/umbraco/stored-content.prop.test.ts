import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyMedia, anyPage, anySite } from '../calls/testing/content-arbitraries.ts';
import { mediaOf, wireMedia } from './media.ts';
import { pageOf, wirePage } from './page.ts';
import { siteOf, wireSite } from './site.ts';
import { plainReading } from './testing/decoded-page.ts';

const stored = (document: unknown): unknown => JSON.parse(JSON.stringify(document));

test('a page is read as it was written', () => {
  fc.assert(
    fc.property(anyPage, (page) => {
      expect(pageOf(stored(wirePage(page)), plainReading())).toEqual(page);
    }),
  );
});

test('a site is read as it was written', () => {
  fc.assert(
    fc.property(anySite, (site) => {
      expect(siteOf(stored(wireSite(site)), plainReading())).toEqual(site);
    }),
  );
});

test('a picture is read as it was written', () => {
  fc.assert(
    fc.property(anyMedia, (picture) => {
      expect(mediaOf(stored(wireMedia(picture)))).toEqual(picture);
    }),
  );
});
