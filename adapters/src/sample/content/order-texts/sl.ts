import type { Uncleaned } from '@shop/core/content/clean-html';
import type { CancellationTexts, OrderTexts } from '@shop/core/content/section';

export const orderTexts: Uncleaned<Required<OrderTexts>> = {
  ticketCompleted: {
    title: 'Hvala, vstopnice so vaše',
    text: '<p>Naročilo je potrjeno in mesta so rezervirana za vas. Na vhodu pokažite kodo QR z vstopnice, na telefonu ali natisnjeno; številka naročila je za vprašanja.</p>',
  },
  giftCardCompleted: {
    title: 'Hvala, darilni bon je vaš',
    text: '<p>Naročilo je potrjeno. Bon uveljavite s kodo QR, na telefonu ali natisnjeno; številka naročila je za vprašanja.</p>',
  },
  neutral: {
    title: 'Vaše plačilo se potrjuje',
    text: '<p>Takoj ko bomo vedeli več, vam bomo pisali. Zdaj vam ni treba storiti ničesar; stran lahko čez nekaj minut tudi osvežite. Če do jutri ne prejmete našega sporočila, nam pišite in priložite naslov te strani: po njem bomo našli vaše plačilo.</p>',
  },
  noOrder: {
    title: 'Tukaj ni ničesar za prikaz',
    text: '<p>Ta naslov ne vodi do nobenega naročila. Če ste pri nas kaj kupili, je vaše naročilo v e-poštnem sporočilu, ki smo vam ga poslali; preverite tudi mapo z neželeno pošto.</p>',
  },
  canceled: {
    title: 'Plačilo je bilo preklicano',
    text: '<p>Plačilo ni bilo dokončano. Poskusite lahko znova, kadar želite.</p>',
  },
  orderCanceled: {
    title: 'Naročilo je preklicano',
    text: '<p>Za to naročilo vam ne zaračunamo ničesar; že plačan znesek vrnemo na vašo kartico.</p>',
  },
  orderCanceling: {
    title: 'Naročilo se preklicuje',
    text: '<p>Vaše vstopnice in boni ne veljajo več. Čakamo na potrditev, da je celoten znesek vrnjen na vašo kartico. Ničesar vam ni treba storiti.</p>',
  },
  failed: {
    title: 'Plačilo ni uspelo',
    text: '<p>Plačila ni bilo mogoče potrditi. Preverite podatke ali poskusite z drugo kartico.</p>',
  },
  notConfirmed: {
    title: 'Potrditev pri banki ni uspela',
    text: '<p>Banka je želela preveriti, ali plačujete res vi, a potrditve ni prejela. Zaračunano vam ni bilo nič. Poskusite znova in plačilo potrdite ali uporabite drugo kartico.</p>',
  },
  pending: {
    title: 'Plačilo še ni potrjeno',
    text: '<p>Na odgovor plačilnega ponudnika še čakamo. Preden poskusite znova, preverite promet na kartici, da ne plačate dvakrat.</p>',
  },
  refunded: {
    title: 'Znesek smo vam vrnili',
    text: '<p>Naročila po plačilu nismo mogli potrditi. Celoten znesek smo nakazali nazaj na vašo kartico.</p>',
  },
  refunding: {
    title: 'Znesek vam vračamo',
    text: '<p>Naročila po plačilu nismo mogli potrditi. Celoten znesek vračamo na vašo kartico. Ničesar vam ni treba storiti.</p>',
  },
};

export const cancellationTexts: Uncleaned<Required<CancellationTexts>> = {
  question: {
    title: 'Želite preklicati naročilo?',
    text: '<p>Rezervirana mesta bomo sprostili za druge goste, že plačani znesek pa vrnili na vašo kartico. Preklica ni mogoče razveljaviti.</p>',
  },
  success: {
    title: 'Naročilo je preklicano',
    text: '<p>Rezervirana mesta smo sprostili. Že plačani znesek vam vračamo na kartico.</p>',
  },
  failure: {
    title: 'Naročila ni bilo mogoče preklicati',
    text: '<p>Poskusite znova pozneje ali nas pokličite.</p>',
  },
};
