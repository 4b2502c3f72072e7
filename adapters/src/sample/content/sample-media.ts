import type { FocalPoint, Media } from '@shop/core/content/media';
import { type MediaId, mediaId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';

type AltTexts = Readonly<Record<Language, string>>;

/** The address that a picture of the sample is served under. */
export const sampleMediaUrl = (name: string): string => `/media/${name}.svg`;

/** All paintings share one size (pixels). */
const painting = (name: string, altTexts: AltTexts, focalPoint?: FocalPoint): Media => ({
  url: sampleMediaUrl(name),
  width: 1600,
  height: 1000,
  altText: altTexts.sl,
  altTexts,
  ...(focalPoint === undefined ? {} : { focalPoint }),
});

/** A card mark is drawn beside its own name, so the name is all there is to say about it. */
const cardMark = (name: string, title: string): Media => ({
  url: sampleMediaUrl(name),
  width: 132,
  height: 80,
  altText: title,
  altTexts: {},
});

/** A sign in a link whose text already says where it leads. */
const sign = (name: string, title: string): Media => ({ ...cardMark(name, title), width: 24, height: 24 });

const moonPool: AltTexts = {
  sl: 'Lunin krajec nad termalnim bazenom v mraku',
  en: 'A crescent moon over a thermal pool at dusk',
  de: 'Mondsichel über einem Thermalbecken in der Dämmerung',
  it: 'Una falce di luna sopra una piscina termale al crepuscolo',
  hr: 'Mjesečev srp nad termalnim bazenom u sumrak',
};

/** The pictures of the sample by their file name in `sample/media`. The one for sharing is a JPEG of `moon-pool`, since
 *  social networks do not show vector images. */
export const sampleMedia = {
  'home-hero': painting(
    'home-hero',
    {
      sl: 'Zunanji termalni bazen ob sončnem zahodu, nad vodo se dviga para',
      en: 'Outdoor thermal pool at sunset with steam rising from the water',
      de: 'Thermalbecken im Freien bei Sonnenuntergang, Dampf steigt über dem Wasser auf',
      it: 'Piscina termale all’aperto al tramonto, con il vapore che sale dall’acqua',
      hr: 'Vanjski termalni bazen u zalazak sunca, iznad vode diže se para',
    },
    { left: 0.66, top: 0.55 },
  ),
  'pool-tickets': painting(
    'pool-tickets',
    {
      sl: 'Osvetljen nočni bazen pod polno luno',
      en: 'A lit pool at night under a full moon',
      de: 'Beleuchtetes Becken bei Nacht unter dem Vollmond',
      it: 'Piscina illuminata di notte sotto la luna piena',
      hr: 'Osvijetljeni noćni bazen pod punim mjesecom',
    },
    { left: 0.32, top: 0.45 },
  ),
  termalija: painting(
    'termalija',
    {
      sl: 'Notranji bazen z visokimi obokanimi okni, na vodi plavata žoga in plavalni obroč',
      en: 'Indoor pool with tall arched windows, a ball and a swim ring on the water',
      de: 'Hallenbad mit hohen Bogenfenstern, auf dem Wasser treiben Ball und Schwimmring',
      it: 'Piscina coperta con alte finestre ad arco, una palla e un salvagente sull’acqua',
      hr: 'Unutarnji bazen s visokim lučnim prozorima, na vodi plutaju lopta i kolut',
    },
    { left: 0.6, top: 0.65 },
  ),
  orhidelija: painting(
    'orhidelija',
    {
      sl: 'Orhideja, zloženi kamni in sveča ob mirni vodi',
      en: 'An orchid, stacked stones and a candle beside still water',
      de: 'Orchidee, gestapelte Steine und eine Kerze am stillen Wasser',
      it: 'Un’orchidea, pietre impilate e una candela accanto all’acqua calma',
      hr: 'Orhideja, naslagano kamenje i svijeća uz mirnu vodu',
    },
    { left: 0.42, top: 0.55 },
  ),
  aqualuna: painting(
    'aqualuna',
    {
      sl: 'Vodni tobogani pod poletnim soncem, pod njimi bazen',
      en: 'Water slides in the summer sun above a pool',
      de: 'Wasserrutschen in der Sommersonne über einem Becken',
      it: 'Scivoli d’acqua sotto il sole estivo sopra una piscina',
      hr: 'Vodeni tobogani na ljetnom suncu iznad bazena',
    },
    { left: 0.5, top: 0.5 },
  ),
  wellness: painting('wellness', {
    sl: 'Zložene brisače, kamni za masažo in skleda s toplo vodo na leseni polici',
    en: 'Folded towels, massage stones and a bowl of warm water on a wooden shelf',
    de: 'Gefaltete Handtücher, Massagesteine und eine Schale mit warmem Wasser auf einem Holzbord',
    it: 'Asciugamani piegati, pietre da massaggio e una ciotola di acqua calda su una mensola di legno',
    hr: 'Složeni ručnici, kamenje za masažu i zdjela tople vode na drvenoj polici',
  }),
  'gift-vouchers': painting('gift-vouchers', {
    sl: 'Darilni bon z zlato pentljo',
    en: 'A gift voucher with a golden bow',
    de: 'Geschenkgutschein mit goldener Schleife',
    it: 'Un buono regalo con un fiocco dorato',
    hr: 'Darovni bon sa zlatnom mašnom',
  }),
  'page-404': painting('page-404', {
    sl: 'Prazen plavalni obroč na mirni gladini bazena',
    en: 'An empty swim ring on the calm surface of a pool',
    de: 'Ein leerer Schwimmring auf ruhigem Wasser',
    it: 'Un salvagente vuoto sull’acqua calma di una piscina',
    hr: 'Prazan kolut za plivanje na mirnoj površini bazena',
  }),
  'moon-pool': painting('moon-pool', moonPool, { left: 0.5, top: 0.35 }),
  share: { url: '/media/share.jpg', width: 1200, height: 630, altText: moonPool.sl, altTexts: moonPool },
  'card-diners-club': cardMark('card-diners-club', 'Diners Club'),
  'card-mastercard': cardMark('card-mastercard', 'Mastercard'),
  'card-visa': cardMark('card-visa', 'Visa'),
  'card-paypal': cardMark('card-paypal', 'PayPal'),
  'social-facebook': sign('social-facebook', 'Facebook'),
  'social-instagram': sign('social-instagram', 'Instagram'),
} as const satisfies Readonly<Record<string, Media>>;

export type SampleMediaName = keyof typeof sampleMedia;

/** Decision: a sample picture's id is its file name, so that a link to it can be read (spec 7 leaves ids opaque). */
export const sampleMediaId = (name: string): MediaId => mediaId(name);
