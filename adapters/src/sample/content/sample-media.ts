import type { Media, MediaFacts } from '@shop/core/content/media';
import { type MediaId, mediaId } from '@shop/core/ids';
import { paintedPictures } from '../pictures/painted-pictures.ts';
import { type SamplePainting, type SamplePaintingName, samplePaintings } from './sample-paintings.ts';

/** A painting with its size and placeholder. */
const painting = (name: SamplePaintingName): Media => {
  const { altTexts, focalPoint }: SamplePainting = samplePaintings[name];
  const painted = paintedPictures[name];
  if (painted === undefined) throw new Error(`the picture ${name} is not measured: npm run measure`);
  const { width, height, version, placeholder } = painted;
  const words = { altText: altTexts.sl, altTexts, ...(focalPoint === undefined ? {} : { focalPoint }) };
  return { url: `/media/${name}.jpg?v=${version}`, width, height, ...words, placeholder };
};

/** A card mark is drawn beside its own name, so the name is all there is to say about it. */
const cardMark = (name: string, title: string): Media => ({
  url: `/media/${name}.svg`,
  width: 132,
  height: 80,
  altText: title,
  altTexts: {},
});

/** A sign in a link whose text already says where it leads. */
const sign = (name: string, title: string): Media => ({ ...cardMark(name, title), width: 24, height: 24 });

/** The pictures of the sample by their name. */
export const sampleMedia = {
  'home-hero': painting('home-hero'),
  'pool-day': painting('pool-day'),
  'pool-tickets': painting('pool-tickets'),
  'termalija-day': painting('termalija-day'),
  'termalija-evening': painting('termalija-evening'),
  'orhidelija-day': painting('orhidelija-day'),
  'orhidelija-evening': painting('orhidelija-evening'),
  'aqualuna-day': painting('aqualuna-day'),
  'aqualuna-evening': painting('aqualuna-evening'),
  wellness: painting('wellness'),
  sauna: painting('sauna'),
  relax: painting('relax'),
  'water-close': painting('water-close'),
  'gift-vouchers': painting('gift-vouchers'),
  'gift-value': painting('gift-value'),
  'night-room': painting('night-room'),
  wellcard: painting('wellcard'),
  'page-404': painting('page-404'),
  'moon-pool': painting('moon-pool'),
  share: painting('share'),
  'card-diners-club': cardMark('card-diners-club', 'Diners Club'),
  'card-mastercard': cardMark('card-mastercard', 'Mastercard'),
  'card-visa': cardMark('card-visa', 'Visa'),
  'card-paypal': cardMark('card-paypal', 'PayPal'),
  'social-facebook': sign('social-facebook', 'Facebook'),
  'social-instagram': sign('social-instagram', 'Instagram'),
} as const satisfies Readonly<Record<string, Media>>;

export type SampleMediaName = keyof typeof sampleMedia;

/** A sample picture's id is its name, so that a link to it can be read (D-SAMPLE-PICTURES). */
export const sampleMediaId = (name: string): MediaId => mediaId(name);

/** What is known of them by the plain path under which a catalog names them. */
export const samplePictures: ReadonlyMap<string, { readonly url: string; readonly facts: MediaFacts }> = new Map(
  Object.values<Media>(sampleMedia).map(({ url, kind: _kind, altText: _alt, altTexts: _alts, ...facts }) => [
    url.replace(/\?.*$/, ''),
    { url, facts },
  ]),
);
