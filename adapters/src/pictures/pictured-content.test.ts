import { mediaId } from '@shop/core/ids';
import { expect, test } from 'vitest';
import { cleanHtml } from '../content/markup/clean-html.ts';
import { contentSystem } from '../content/system/testing/content-system.ts';
import { umbracoContent } from '../content/system/umbraco-content.ts';
import { ownPictures, type PictureHosts } from './allowed-picture.ts';
import { contentWithPictures } from './pictured-ports.ts';

const picture = (url: string) => [{ url }];
const page = {
  name: 'Stran',
  properties: {
    image: picture('/media/a.jpg'),
    seoImage: picture('https://cdn.example/b.jpg'),
    socialneIkone: [{ link: { url: 'https://f.example', title: 'F' }, image: picture('/media/f.svg') }],
    sections: [
      { contentType: 'shopWidget', id: '1', properties: { cards: [{ title: 'A', image: picture('/media/c.jpg') }] } },
      {
        contentType: 'paymentMethod',
        id: '2',
        properties: { paymentMethods: [{ title: 'V', image: '/media/v.svg' }] },
      },
      { contentType: 'cartReview', id: '3', properties: {} },
    ],
  },
};

const cms = { base: 'https://cms.example', allowed: ['https://cdn.example'] };

/** Returns a content system that answers every request with this document. */
const systemWith = (document: unknown) =>
  umbracoContent({
    ...contentSystem({ CONTENT_URL: 'https://cms.example' }),
    clean: (html) => cleanHtml(html),
    deadlineMs: 1000,
    fetch: async () => Response.json(document),
    onOddAnswer: () => undefined,
  });

const imagesWith = async (hosts: PictureHosts): Promise<readonly string[]> => {
  const content = contentWithPictures(systemWith(page), hosts);
  const documents = [
    (await content.loadPage('sl', '/sl'))._unsafeUnwrap(),
    (await content.loadSite('sl'))._unsafeUnwrap(),
  ];
  const text = JSON.stringify(documents);
  return [...text.matchAll(/"url":"([^"]*)"/g)].map(([, url = '']) => url);
};

test('pictures of a foreign content system have the address of its host, those of other hosts their own (R-CONTENT-24)', async () => {
  expect((await imagesWith(cms)).toSorted()).toEqual([
    'https://cdn.example/b.jpg',
    'https://cms.example/media/a.jpg',
    'https://cms.example/media/c.jpg',
    // Once from the page itself, once from the site's root.
    'https://cms.example/media/f.svg',
    'https://cms.example/media/f.svg',
    'https://cms.example/media/v.svg',
  ]);
});

test('a media item of a foreign content system has the address of its host', async () => {
  const content = contentWithPictures(systemWith({ url: '/media/a.jpg' }), cms);
  expect((await content.loadMedia('sl', mediaId('m')))._unsafeUnwrap().url).toBe('https://cms.example/media/a.jpg');
});

test('a picture of a host that is not allowed is removed, and the content beside it is not', async () => {
  expect((await imagesWith({ base: 'https://cms.example', allowed: [] })).length).toBe(5);
  expect(await imagesWith({ base: 'https://cms.example', allowed: ['https://cdn.example:8443'] })).not.toContain(
    'https://cdn.example/b.jpg',
  );
  const content = contentWithPictures(systemWith({ url: 'https://x.example/a.jpg' }), cms);
  expect((await content.loadMedia('sl', mediaId('m')))._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'media' });
});

test('a known picture has its current address and measured size in place of those of the document', async () => {
  const image = {
    url: '/media/a.jpg?v=old',
    width: 1,
    height: 1,
    focalPoint: { left: 0.2, top: 0.3 },
    altTextSl: 'Bazen',
  };
  const document = { name: 'Stran', properties: { image: [image] } };
  const known = { get: () => ({ url: '/media/a.jpg?v=new', facts: { width: 800, height: 500 } }) };
  const content = contentWithPictures(systemWith(document), ownPictures, known);
  expect((await content.loadPage('sl', '/sl'))._unsafeUnwrap().image).toMatchObject({
    url: '/media/a.jpg?v=new',
    width: 800,
    height: 500,
    focalPoint: { left: 0.2, top: 0.3 },
    altTexts: { sl: 'Bazen' },
  });
});
