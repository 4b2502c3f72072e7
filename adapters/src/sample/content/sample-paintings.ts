import type { FocalPoint } from '@shop/core/content/media';
import type { Language } from '@shop/core/languages/language';

export type AltTexts = Readonly<Record<Language, string>>;

export type SamplePainting = {
  readonly altTexts: AltTexts;
  /** What has to stay in view when the picture is cut; the middle unless told. */
  readonly focalPoint?: FocalPoint;
};

/** The large pictures of the sample by their file name in `sample/pictures`. */
export const samplePaintings = {
  'home-hero': {
    focalPoint: { left: 0.66, top: 0.5 },
    altTexts: {
      sl: 'Zunanji termalni bazen ob sončnem zahodu, nad vodo se dviga para',
      en: 'Outdoor thermal pool at sunset with steam rising from the water',
      de: 'Thermalbecken im Freien bei Sonnenuntergang, Dampf steigt über dem Wasser auf',
      it: 'Piscina termale all’aperto al tramonto, con il vapore che sale dall’acqua',
      hr: 'Vanjski termalni bazen u zalazak sunca, iznad vode diže se para',
    },
  },
  'pool-day': {
    focalPoint: { left: 0.62, top: 0.52 },
    altTexts: {
      sl: 'Zunanji bazen s turkizno vodo v sončnem jutru, ob njem ležalnika pod senčnikom',
      en: 'An outdoor pool of turquoise water on a sunny morning, two loungers under a parasol beside it',
      de: 'Ein Außenbecken mit türkisblauem Wasser an einem sonnigen Morgen, daneben zwei Liegen unter einem Sonnenschirm',
      it: 'Una piscina all’aperto di acqua turchese in un mattino di sole, accanto due lettini sotto un ombrellone',
      hr: 'Vanjski bazen tirkizne vode u sunčano jutro, uz njega dvije ležaljke pod suncobranom',
    },
  },
  'pool-tickets': {
    focalPoint: { left: 0.56, top: 0.48 },
    altTexts: {
      sl: 'Osvetljen nočni bazen pod polno luno, ob njem ležalniki in svetilke',
      en: 'A lit pool at night under a full moon, loungers and lanterns beside it',
      de: 'Beleuchtetes Becken bei Nacht unter dem Vollmond, daneben Liegen und Laternen',
      it: 'Piscina illuminata di notte sotto la luna piena, accanto lettini e lanterne',
      hr: 'Osvijetljeni noćni bazen pod punim mjesecom, uz njega ležaljke i svjetiljke',
    },
  },
  'termalija-day': {
    focalPoint: { left: 0.58, top: 0.55 },
    altTexts: {
      sl: 'Bazenska dvorana Termalije z lesenim obokom, sonce sije skozi obokana okna na vodo',
      en: 'The vaulted pool hall of Termalija, sun falling through arched windows onto the water',
      de: 'Die Schwimmhalle der Termalija mit Holzgewölbe, Sonne fällt durch Bogenfenster aufs Wasser',
      it: 'La piscina coperta di Termalija con volta in legno, il sole entra dalle finestre ad arco sull’acqua',
      hr: 'Bazenska dvorana Termalije s drvenim svodom, sunce kroz lučne prozore pada na vodu',
    },
  },
  'termalija-evening': {
    focalPoint: { left: 0.57, top: 0.5 },
    altTexts: {
      sl: 'Bazenska dvorana Termalije zvečer, tople svetilke se zrcalijo v osvetljeni vodi',
      en: 'The pool hall of Termalija in the evening, warm lamps mirrored in the lit water',
      de: 'Die Schwimmhalle der Termalija am Abend, warme Lampen spiegeln sich im beleuchteten Wasser',
      it: 'La piscina coperta di Termalija di sera, lampade calde riflesse nell’acqua illuminata',
      hr: 'Bazenska dvorana Termalije navečer, tople svjetiljke zrcale se u osvijetljenoj vodi',
    },
  },
  'orhidelija-day': {
    focalPoint: { left: 0.64, top: 0.46 },
    altTexts: {
      sl: 'Mirna voda Orhidelije, v njej se zrcali okroglo okno, ob njej kamni, orhideja in bambus',
      en: 'The still water of Orhidelija mirroring a round window, with stones, an orchid and bamboo',
      de: 'Das stille Wasser der Orhidelija spiegelt ein rundes Fenster, daneben Steine, Orchidee und Bambus',
      it: 'L’acqua calma di Orhidelija riflette una finestra rotonda, accanto pietre, un’orchidea e bambù',
      hr: 'Mirna voda Orhidelije u kojoj se zrcali okrugli prozor, uz nju kamenje, orhideja i bambus',
    },
  },
  'orhidelija-evening': {
    focalPoint: { left: 0.64, top: 0.46 },
    altTexts: {
      sl: 'Plavajoče sveče na mirni vodi Orhidelije, v okroglem oknu lunin krajec',
      en: 'Candles floating on the still water of Orhidelija, a crescent moon in the round window',
      de: 'Schwimmkerzen auf dem stillen Wasser der Orhidelija, im runden Fenster die Mondsichel',
      it: 'Candele galleggianti sull’acqua calma di Orhidelija, una falce di luna nella finestra rotonda',
      hr: 'Plutajuće svijeće na mirnoj vodi Orhidelije, u okruglom prozoru Mjesečev srp',
    },
  },
  'aqualuna-day': {
    focalPoint: { left: 0.68, top: 0.5 },
    altTexts: {
      sl: 'Vodni tobogani Aqualune pod poletnim soncem',
      en: 'The water slides of Aqualuna in the summer sun',
      de: 'Die Wasserrutschen von Aqualuna in der Sommersonne',
      it: 'Gli scivoli d’acqua di Aqualuna sotto il sole estivo',
      hr: 'Vodeni tobogani Aqualune na ljetnom suncu',
    },
  },
  'aqualuna-evening': {
    focalPoint: { left: 0.7, top: 0.5 },
    altTexts: {
      sl: 'Vodni tobogani Aqualune ob večernem nebu',
      en: 'The water slides of Aqualuna against the evening sky',
      de: 'Die Wasserrutschen von Aqualuna vor dem Abendhimmel',
      it: 'Gli scivoli d’acqua di Aqualuna contro il cielo della sera',
      hr: 'Vodeni tobogani Aqualune na večernjem nebu',
    },
  },
  wellness: {
    focalPoint: { left: 0.52, top: 0.48 },
    altTexts: {
      sl: 'Zvite brisače, kamni za masažo, sveča in skleda s toplo vodo na leseni polici',
      en: 'Rolled towels, massage stones, a candle and a bowl of warm water on a wooden shelf',
      de: 'Gerollte Handtücher, Massagesteine, eine Kerze und eine Schale mit warmem Wasser auf einem Holzbord',
      it: 'Asciugamani arrotolati, pietre da massaggio, una candela e una ciotola di acqua calda su una mensola di legno',
      hr: 'Smotani ručnici, kamenje za masažu, svijeća i zdjela tople vode na drvenoj polici',
    },
  },
  sauna: {
    focalPoint: { left: 0.46, top: 0.5 },
    altTexts: {
      sl: 'Lesena savna s toplo svetlobo',
      en: 'A wooden sauna in warm light',
      de: 'Eine Holzsauna in warmem Licht',
      it: 'Una sauna in legno nella luce calda',
      hr: 'Drvena sauna u toploj svjetlosti',
    },
  },
  relax: {
    focalPoint: { left: 0.55, top: 0.6 },
    altTexts: {
      sl: 'Ležalnik z odejo in čaj pred velikim oknom s pogledom na meglico v dolini',
      en: 'A lounger with a throw, and tea, before a wide window over the misty valley',
      de: 'Eine Liege mit Decke und Tee vor einem großen Fenster mit Blick ins neblige Tal',
      it: 'Un lettino con un plaid e del tè davanti a una grande finestra sulla valle velata di nebbia',
      hr: 'Ležaljka s dekom i čaj pred velikim prozorom s pogledom na maglovitu dolinu',
    },
  },
  'water-close': {
    altTexts: {
      sl: 'Svetlobni vzorci na dnu plitve tople vode',
      en: 'Patterns of light on the floor of warm, shallow water',
      de: 'Lichtmuster am Grund von warmem, seichtem Wasser',
      it: 'Disegni di luce sul fondo di un’acqua calda e bassa',
      hr: 'Svjetlosni uzorci na dnu plitke tople vode',
    },
  },
  'gift-vouchers': {
    focalPoint: { left: 0.57, top: 0.54 },
    altTexts: {
      sl: 'Darilni bon z zlato pentljo',
      en: 'A gift voucher with a golden bow',
      de: 'Geschenkgutschein mit goldener Schleife',
      it: 'Un buono regalo con un fiocco dorato',
      hr: 'Darovni bon sa zlatnom mašnom',
    },
  },
  'gift-value': {
    focalPoint: { left: 0.52, top: 0.5 },
    altTexts: {
      sl: 'Zlata darilna kartica s koralno pentljo na robu bazena',
      en: 'A golden gift card with a coral bow at the edge of a pool',
      de: 'Eine goldene Geschenkkarte mit korallenroter Schleife am Beckenrand',
      it: 'Una carta regalo dorata con un fiocco corallo sul bordo di una piscina',
      hr: 'Zlatna darovna kartica s koraljnom mašnom na rubu bazena',
    },
  },
  'night-room': {
    focalPoint: { left: 0.5, top: 0.5 },
    altTexts: {
      sl: 'Dvoposteljna soba v mraku, za širokim oknom lunin krajec nad dolino',
      en: 'A double room at dusk, a crescent moon over the valley behind a wide window',
      de: 'Doppelzimmer in der Dämmerung, hinter dem breiten Fenster die Mondsichel über dem Tal',
      it: 'Una camera doppia al crepuscolo, dietro l’ampia finestra una falce di luna sulla valle',
      hr: 'Dvokrevetna soba u sumrak, iza širokog prozora Mjesečev srp nad dolinom',
    },
  },
  wellcard: {
    focalPoint: { left: 0.5, top: 0.48 },
    altTexts: {
      sl: 'Dve turkizni kartici s srebrnim znakom na mokrem kamnu, po njem se igra svetloba bazena',
      en: 'Two turquoise cards with a silver sign on wet stone, light from a pool playing over them',
      de: 'Zwei türkise Karten mit silbernem Zeichen auf nassem Stein, darüber spielt das Licht des Beckens',
      it: 'Due carte turchesi con un segno d’argento sulla pietra bagnata, con i riflessi della piscina',
      hr: 'Dvije tirkizne kartice sa srebrnim znakom na mokrom kamenu, po njima titra svjetlost bazena',
    },
  },
  'page-404': {
    focalPoint: { left: 0.68, top: 0.4 },
    altTexts: {
      sl: 'Prazen plavalni obroč na mirni gladini bazena',
      en: 'An empty swim ring on the calm surface of a pool',
      de: 'Ein leerer Schwimmring auf ruhigem Wasser',
      it: 'Un salvagente vuoto sull’acqua calma di una piscina',
      hr: 'Prazan kolut za plivanje na mirnoj površini bazena',
    },
  },
  'moon-pool': {
    focalPoint: { left: 0.66, top: 0.36 },
    altTexts: {
      sl: 'Lunin krajec nad termalnim bazenom v mraku',
      en: 'A crescent moon over a thermal pool at dusk',
      de: 'Mondsichel über einem Thermalbecken in der Dämmerung',
      it: 'Una falce di luna sopra una piscina termale al crepuscolo',
      hr: 'Mjesečev srp nad termalnim bazenom u sumrak',
    },
  },
  share: {
    focalPoint: { left: 0.6, top: 0.45 },
    altTexts: {
      sl: 'Lunin krajec nad termalnim bazenom v mraku',
      en: 'A crescent moon over a thermal pool at dusk',
      de: 'Mondsichel über einem Thermalbecken in der Dämmerung',
      it: 'Una falce di luna sopra una piscina termale al crepuscolo',
      hr: 'Mjesečev srp nad termalnim bazenom u sumrak',
    },
  },
} as const satisfies Readonly<Record<string, SamplePainting>>;

export type SamplePaintingName = keyof typeof samplePaintings;
