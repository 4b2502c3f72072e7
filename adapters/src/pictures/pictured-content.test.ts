import { mediaId } from '@shop/core/ids';
import { expect, test } from 'vitest';
import { portsOver } from '../calls/ports-over.ts';
import { againstCalls, json } from '../client/testing/against.ts';
import { cleanHtml } from '../rich-text/clean-html.ts';
import { contentSystemCalls } from '../umbraco/content-system-calls.ts';
import type { PictureHosts } from './allowed-picture.ts';
import { contentWithPictures } from './pictured-content.ts';

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

const imagesWith = async (hosts: PictureHosts): Promise<readonly string[]> => {
  const { transport } = await againstCalls(contentSystemCalls(cleanHtml), json(200, page));
  const content = contentWithPictures(portsOver(transport), hosts);
  const text = JSON.stringify((await content.loadPage('sl', '/sl'))._unsafeUnwrap());
  return [...text.matchAll(/"url":"([^"]*)"/g)].map(([, url = '']) => url);
};

test('images of a foreign content system are asked for at its host, those elsewhere where they are', async () => {
  expect((await imagesWith(cms)).toSorted()).toEqual([
    'https://cdn.example/b.jpg',
    'https://cms.example/media/a.jpg',
    'https://cms.example/media/c.jpg',
    'https://cms.example/media/f.svg',
    'https://cms.example/media/v.svg',
  ]);
});

test('a media item of its own too', async () => {
  const { transport } = await againstCalls(contentSystemCalls(cleanHtml), json(200, { url: '/media/a.jpg' }));
  const content = contentWithPictures(portsOver(transport), cms);
  expect((await content.loadMedia('sl', mediaId('m')))._unsafeUnwrap().url).toBe('https://cms.example/media/a.jpg');
});

test('of a host that nobody named there is no picture, and what it stood beside is still there', async () => {
  expect((await imagesWith({ base: 'https://cms.example', allowed: [] })).length).toBe(4);
  expect(await imagesWith({ base: 'https://cms.example', allowed: ['https://cdn.example:8443'] })).not.toContain(
    'https://cdn.example/b.jpg',
  );
  const { transport } = await againstCalls(
    contentSystemCalls(cleanHtml),
    json(200, { url: 'https://x.example/a.jpg' }),
  );
  const content = contentWithPictures(portsOver(transport), cms);
  expect((await content.loadMedia('sl', mediaId('m')))._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'media' });
});
