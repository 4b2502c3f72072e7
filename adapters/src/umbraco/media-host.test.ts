import { mediaId } from '@shop/core/ids';
import { expect, test } from 'vitest';
import { portsOver } from '../calls/ports-over.ts';
import { againstCalls, json } from '../client/testing/against.ts';
import { cleanHtml } from '../rich-text/clean-html.ts';
import { contentSystemCalls } from './content-system-calls.ts';
import { contentWithMediaAt } from './media-host.ts';

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

const imagesWith = async (mediaOrigin: string): Promise<readonly string[]> => {
  const { transport } = await againstCalls(contentSystemCalls(cleanHtml), json(200, page));
  const content = contentWithMediaAt(mediaOrigin, portsOver(transport));
  const text = JSON.stringify((await content.loadPage('sl', '/sl'))._unsafeUnwrap());
  return [...text.matchAll(/"url":"([^"]*)"/g)].map(([, url = '']) => url);
};

test('images of a foreign content system are asked for at its host, those elsewhere where they are', async () => {
  expect((await imagesWith('https://cms.example')).toSorted()).toEqual([
    'https://cdn.example/b.jpg',
    'https://cms.example/media/a.jpg',
    'https://cms.example/media/c.jpg',
    'https://cms.example/media/f.svg',
    'https://cms.example/media/v.svg',
  ]);
});

test('a media item of its own too', async () => {
  const { transport } = await againstCalls(contentSystemCalls(cleanHtml), json(200, { url: '/media/a.jpg' }));
  const content = contentWithMediaAt('https://cms.example', portsOver(transport));
  expect((await content.loadMedia('sl', mediaId('m')))._unsafeUnwrap().url).toBe('https://cms.example/media/a.jpg');
});
