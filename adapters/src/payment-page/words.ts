import type { Language } from '@shop/core/languages/language';
import type { CardFieldError } from './card-form.ts';
import type { CardOutcome } from './test-cards.ts';

/** What the payment page says. It plays a bank's own page, so its words do not come from the shop's content. */
export type PageWords = {
  readonly bank: string;
  readonly title: string;
  readonly testNotice: string;
  readonly order: string;
  readonly toPay: string;
  readonly toHold: string;
  readonly holdNote: string;
  readonly number: string;
  readonly expiry: string;
  readonly expiryHint: string;
  readonly cvc: string;
  readonly cvcHint: string;
  readonly holder: string;
  readonly pay: string;
  readonly hold: string;
  readonly cancel: string;
  readonly testCards: string;
  readonly testCardsNote: string;
  readonly outcomes: Readonly<Record<CardOutcome, string>>;
  readonly errors: Readonly<Record<CardFieldError, string>>;
  readonly error: string;
  readonly confirmTitle: string;
  readonly confirmText: string;
  readonly confirm: string;
  readonly reject: string;
  readonly closedTitle: string;
  readonly closedText: string;
  readonly backToShop: string;
  readonly unknownTitle: string;
  readonly unknownText: string;
  readonly troubleTitle: string;
  readonly troubleText: string;
};

export const pageWords: Readonly<Record<Language, PageWords>> = {
  sl: {
    bank: 'Laguna Pay',
    title: 'Plačilo s kartico',
    testNotice: 'Preizkusna stran: denar se ne premakne. Ne vpisujte prave kartice.',
    order: 'Naročilo',
    toPay: 'Za plačilo',
    toHold: 'Rezervirani znesek',
    holdNote: 'Znesek na kartici samo rezerviramo kot jamstvo. Plačate v zdravilišču.',
    number: 'Številka kartice',
    expiry: 'Velja do',
    expiryHint: 'MM/LL',
    cvc: 'Varnostna koda',
    cvcHint: '3 ali 4 številke na kartici',
    holder: 'Ime in priimek na kartici',
    pay: 'Plačaj',
    hold: 'Rezerviraj',
    cancel: 'Prekliči in se vrni v trgovino',
    testCards: 'Preizkusne kartice',
    testCardsNote: 'Datum veljavnosti naj bo v prihodnosti, varnostna koda in ime sta poljubna.',
    outcomes: {
      paid: 'plačilo uspe',
      declined: 'banka zavrne',
      challenged: 'dodatna potrditev (3-D Secure)',
      slow: 'počasen odgovor, nato uspe',
    },
    errors: {
      numberRequired: 'Vpišite številko kartice.',
      numberInvalid: 'Številka kartice ni pravilna. Preverite, ali so vse številke prave.',
      numberNotTest: 'Ta stran sprejme samo preizkusne kartice s spodnjega seznama.',
      expiryInvalid: 'Vpišite mesec in leto, na primer 08/29.',
      expiryPast: 'Kartica je potekla.',
      cvcInvalid: 'Vpišite 3 ali 4 številke.',
      holderRequired: 'Vpišite ime in priimek s kartice.',
    },
    error: 'Napaka',
    confirmTitle: 'Potrdite plačilo',
    confirmText: 'Vaša banka želi preveriti, da plačujete vi. Potrdite ali zavrnite plačilo.',
    confirm: 'Potrdi',
    reject: 'Zavrni',
    closedTitle: 'Čas za plačilo je potekel',
    closedText: 'Nič ni bilo zaračunano. V trgovini lahko začnete znova.',
    backToShop: 'Nazaj v trgovino',
    unknownTitle: 'Tega plačila ne poznamo',
    unknownText: 'Povezava ni popolna ali ne velja več. Vrnite se v trgovino in poskusite znova.',
    troubleTitle: 'Trenutno ne gre',
    troubleText: 'Plačila zdaj ne moremo zabeležiti. Nič ni bilo zaračunano. Poskusite znova čez minuto.',
  },
  en: {
    bank: 'Laguna Pay',
    title: 'Card payment',
    testNotice: 'Test page: no money moves. Never enter a real card.',
    order: 'Order',
    toPay: 'To pay',
    toHold: 'Amount held',
    holdNote: 'The amount is only held on your card as a guarantee. You pay at the spa.',
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'MM/YY',
    cvc: 'Security code',
    cvcHint: '3 or 4 digits on the card',
    holder: 'Name on card',
    pay: 'Pay',
    hold: 'Hold',
    cancel: 'Cancel and return to the shop',
    testCards: 'Test cards',
    testCardsNote: 'Use any expiry date in the future, any security code and any name.',
    outcomes: {
      paid: 'payment succeeds',
      declined: 'bank declines',
      challenged: 'extra confirmation (3-D Secure)',
      slow: 'slow answer, then succeeds',
    },
    errors: {
      numberRequired: 'Enter the card number.',
      numberInvalid: 'This card number is not correct. Please check the digits.',
      numberNotTest: 'This page accepts only the test cards listed below.',
      expiryInvalid: 'Enter month and year, for example 08/29.',
      expiryPast: 'This card has expired.',
      cvcInvalid: 'Enter 3 or 4 digits.',
      holderRequired: 'Enter the name shown on the card.',
    },
    error: 'Error',
    confirmTitle: 'Confirm your payment',
    confirmText: 'Your bank wants to make sure that it is you who pays. Confirm or reject the payment.',
    confirm: 'Confirm',
    reject: 'Reject',
    closedTitle: 'The time to pay is over',
    closedText: 'Nothing was charged. You can start again in the shop.',
    backToShop: 'Back to the shop',
    unknownTitle: 'We do not know this payment',
    unknownText: 'The link is incomplete or no longer valid. Go back to the shop and try again.',
    troubleTitle: 'Not possible right now',
    troubleText: 'We cannot record payments at the moment. Nothing was charged. Please try again in a minute.',
  },
  de: {
    bank: 'Laguna Pay',
    title: 'Kartenzahlung',
    testNotice: 'Testseite: Es wird kein Geld bewegt. Geben Sie keine echte Karte ein.',
    order: 'Bestellung',
    toPay: 'Zu zahlen',
    toHold: 'Reservierter Betrag',
    holdNote: 'Der Betrag wird auf Ihrer Karte nur als Garantie reserviert. Sie zahlen in der Therme.',
    number: 'Kartennummer',
    expiry: 'Gültig bis',
    expiryHint: 'MM/JJ',
    cvc: 'Prüfnummer',
    cvcHint: '3 oder 4 Ziffern auf der Karte',
    holder: 'Name auf der Karte',
    pay: 'Bezahlen',
    hold: 'Reservieren',
    cancel: 'Abbrechen und zurück zum Shop',
    testCards: 'Testkarten',
    testCardsNote: 'Das Gültigkeitsdatum muss in der Zukunft liegen, Prüfnummer und Name sind beliebig.',
    outcomes: {
      paid: 'Zahlung gelingt',
      declined: 'Bank lehnt ab',
      challenged: 'zusätzliche Bestätigung (3-D Secure)',
      slow: 'langsame Antwort, dann erfolgreich',
    },
    errors: {
      numberRequired: 'Geben Sie die Kartennummer ein.',
      numberInvalid: 'Die Kartennummer stimmt nicht. Bitte prüfen Sie die Ziffern.',
      numberNotTest: 'Diese Seite nimmt nur die unten aufgeführten Testkarten an.',
      expiryInvalid: 'Geben Sie Monat und Jahr ein, zum Beispiel 08/29.',
      expiryPast: 'Diese Karte ist abgelaufen.',
      cvcInvalid: 'Geben Sie 3 oder 4 Ziffern ein.',
      holderRequired: 'Geben Sie den Namen ein, der auf der Karte steht.',
    },
    error: 'Fehler',
    confirmTitle: 'Zahlung bestätigen',
    confirmText:
      'Ihre Bank möchte sichergehen, dass Sie selbst bezahlen. Bestätigen Sie die Zahlung oder lehnen Sie sie ab.',
    confirm: 'Bestätigen',
    reject: 'Ablehnen',
    closedTitle: 'Die Zeit zum Bezahlen ist abgelaufen',
    closedText: 'Es wurde nichts abgebucht. Im Shop können Sie neu beginnen.',
    backToShop: 'Zurück zum Shop',
    unknownTitle: 'Diese Zahlung kennen wir nicht',
    unknownText:
      'Der Link ist unvollständig oder nicht mehr gültig. Gehen Sie zurück zum Shop und versuchen Sie es erneut.',
    troubleTitle: 'Im Moment nicht möglich',
    troubleText:
      'Zahlungen können gerade nicht erfasst werden. Es wurde nichts abgebucht. Bitte versuchen Sie es in einer Minute erneut.',
  },
  it: {
    bank: 'Laguna Pay',
    title: 'Pagamento con carta',
    testNotice: 'Pagina di prova: non viene spostato denaro. Non inserire una carta vera.',
    order: 'Ordine',
    toPay: 'Da pagare',
    toHold: 'Importo bloccato',
    holdNote: 'L’importo viene solo bloccato sulla carta come garanzia. Il pagamento avviene alle terme.',
    number: 'Numero della carta',
    expiry: 'Scadenza',
    expiryHint: 'MM/AA',
    cvc: 'Codice di sicurezza',
    cvcHint: '3 o 4 cifre sulla carta',
    holder: 'Nome sulla carta',
    pay: 'Paga',
    hold: 'Blocca',
    cancel: 'Annulla e torna al negozio',
    testCards: 'Carte di prova',
    testCardsNote: 'La scadenza deve essere futura, il codice di sicurezza e il nome sono liberi.',
    outcomes: {
      paid: 'pagamento riuscito',
      declined: 'la banca rifiuta',
      challenged: 'conferma aggiuntiva (3-D Secure)',
      slow: 'risposta lenta, poi riuscito',
    },
    errors: {
      numberRequired: 'Inserisci il numero della carta.',
      numberInvalid: 'Il numero della carta non è corretto. Controlla le cifre.',
      numberNotTest: 'Questa pagina accetta solo le carte di prova elencate qui sotto.',
      expiryInvalid: 'Inserisci mese e anno, per esempio 08/29.',
      expiryPast: 'Questa carta è scaduta.',
      cvcInvalid: 'Inserisci 3 o 4 cifre.',
      holderRequired: 'Inserisci il nome riportato sulla carta.',
    },
    error: 'Errore',
    confirmTitle: 'Conferma il pagamento',
    confirmText: 'La tua banca vuole assicurarsi che sia tu a pagare. Conferma o rifiuta il pagamento.',
    confirm: 'Conferma',
    reject: 'Rifiuta',
    closedTitle: 'Il tempo per pagare è scaduto',
    closedText: 'Non è stato addebitato nulla. Puoi ricominciare dal negozio.',
    backToShop: 'Torna al negozio',
    unknownTitle: 'Non conosciamo questo pagamento',
    unknownText: 'Il link è incompleto o non è più valido. Torna al negozio e riprova.',
    troubleTitle: 'Al momento non è possibile',
    troubleText: 'Ora non possiamo registrare pagamenti. Non è stato addebitato nulla. Riprova tra un minuto.',
  },
  hr: {
    bank: 'Laguna Pay',
    title: 'Plaćanje karticom',
    testNotice: 'Probna stranica: novac se ne prenosi. Nemojte unositi pravu karticu.',
    order: 'Narudžba',
    toPay: 'Za platiti',
    toHold: 'Rezervirani iznos',
    holdNote: 'Iznos se na kartici samo rezervira kao jamstvo. Plaćate u toplicama.',
    number: 'Broj kartice',
    expiry: 'Vrijedi do',
    expiryHint: 'MM/GG',
    cvc: 'Sigurnosni kod',
    cvcHint: '3 ili 4 znamenke na kartici',
    holder: 'Ime i prezime na kartici',
    pay: 'Plati',
    hold: 'Rezerviraj',
    cancel: 'Odustani i vrati se u trgovinu',
    testCards: 'Probne kartice',
    testCardsNote: 'Datum valjanosti mora biti u budućnosti, sigurnosni kod i ime mogu biti bilo koji.',
    outcomes: {
      paid: 'plaćanje uspijeva',
      declined: 'banka odbija',
      challenged: 'dodatna potvrda (3-D Secure)',
      slow: 'spor odgovor, zatim uspijeva',
    },
    errors: {
      numberRequired: 'Unesite broj kartice.',
      numberInvalid: 'Broj kartice nije ispravan. Provjerite znamenke.',
      numberNotTest: 'Ova stranica prihvaća samo probne kartice s popisa u nastavku.',
      expiryInvalid: 'Unesite mjesec i godinu, na primjer 08/29.',
      expiryPast: 'Kartica je istekla.',
      cvcInvalid: 'Unesite 3 ili 4 znamenke.',
      holderRequired: 'Unesite ime i prezime s kartice.',
    },
    error: 'Greška',
    confirmTitle: 'Potvrdite plaćanje',
    confirmText: 'Vaša banka želi provjeriti da plaćate upravo vi. Potvrdite ili odbijte plaćanje.',
    confirm: 'Potvrdi',
    reject: 'Odbij',
    closedTitle: 'Vrijeme za plaćanje je isteklo',
    closedText: 'Ništa nije naplaćeno. U trgovini možete početi iznova.',
    backToShop: 'Natrag u trgovinu',
    unknownTitle: 'Ne poznajemo ovo plaćanje',
    unknownText: 'Poveznica nije potpuna ili više ne vrijedi. Vratite se u trgovinu i pokušajte ponovno.',
    troubleTitle: 'Trenutačno nije moguće',
    troubleText: 'Plaćanja trenutačno ne možemo zabilježiti. Ništa nije naplaćeno. Pokušajte ponovno za minutu.',
  },
};
