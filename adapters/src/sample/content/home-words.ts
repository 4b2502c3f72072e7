import type { PerLanguage } from './sample-page.ts';

type Words = { readonly title: string; readonly text: string };
export type ListWords = { readonly title: string; readonly items: readonly Words[] };
type HomeWords = { readonly areas: Words; readonly steps: ListWords; readonly hours: ListWords };

/** One line a paragraph. */
export const lines = (...all: readonly string[]): string => all.map((line) => `<p>${line}</p>`).join('');

/** What is read on the home below its cards. */
export const homeWords: PerLanguage<HomeWords> = {
  sl: {
    areas: { title: 'Trije svetovi, ena topla voda', text: 'Za družine, za tišino ali za tobogane: izberite svojega.' },
    steps: {
      title: 'Kako do vstopnice',
      items: [
        { title: 'Izberite dan', text: 'Koledar pokaže cene in koliko mest je še prostih.' },
        { title: 'Plačajte na spletu', text: 'S kartico, brez uporabniškega računa. Mesta so takoj vaša.' },
        { title: 'Pokažite kodo QR', text: 'Na telefonu ali natisnjeno, mimo vrste pri blagajni.' },
      ],
    },
    hours: {
      title: 'Odpiralni čas',
      items: [
        { title: 'Termalija', text: lines('Vsak dan od 9. do 20. ure', 'Ob petkih in sobotah do polnoči') },
        {
          title: 'Orhidelija',
          text: lines(
            'Vsak dan od 8. do 20. ure',
            'Ob sredah, četrtkih in nedeljah do 22. ure',
            'Ob petkih in sobotah do polnoči',
          ),
        },
        {
          title: 'Aqualuna',
          text: lines(
            'Od torka do nedelje od 9. do 20. ure',
            'Ob petkih in sobotah do polnoči',
            'Ob ponedeljkih zaprto',
          ),
        },
      ],
    },
  },
  en: {
    areas: {
      title: 'Three worlds, the same warm water',
      text: 'For families, for silence or for slides: choose yours.',
    },
    steps: {
      title: 'How it works',
      items: [
        { title: 'Choose your day', text: 'The calendar shows prices and how many places are left.' },
        { title: 'Pay online', text: 'By card, no account needed. Your places are confirmed at once.' },
        { title: 'Show your QR code', text: 'On your phone or printed, and skip the ticket-desk queue.' },
      ],
    },
    hours: {
      title: 'Opening hours',
      items: [
        { title: 'Termalija', text: lines('Daily from 9 am to 8 pm', 'Fridays and Saturdays until midnight') },
        {
          title: 'Orhidelija',
          text: lines(
            'Daily from 8 am to 8 pm',
            'Wednesdays, Thursdays and Sundays until 10 pm',
            'Fridays and Saturdays until midnight',
          ),
        },
        {
          title: 'Aqualuna',
          text: lines(
            'Tuesday to Sunday from 9 am to 8 pm',
            'Fridays and Saturdays until midnight',
            'Closed on Mondays',
          ),
        },
      ],
    },
  },
  de: {
    areas: {
      title: 'Drei Welten, dasselbe warme Wasser',
      text: 'Für Familien, für die Stille oder für die Rutschen: Wählen Sie Ihre Welt.',
    },
    steps: {
      title: 'So einfach geht’s',
      items: [
        { title: 'Tag wählen', text: 'Der Kalender zeigt die Preise und wie viele Plätze noch frei sind.' },
        { title: 'Online bezahlen', text: 'Mit Karte und ohne Kundenkonto. Ihre Plätze sind sofort bestätigt.' },
        { title: 'QR-Code vorzeigen', text: 'Auf dem Handy oder ausgedruckt, ohne Anstehen an der Kasse.' },
      ],
    },
    hours: {
      title: 'Öffnungszeiten',
      items: [
        { title: 'Termalija', text: lines('Täglich von 9 bis 20 Uhr', 'Freitag und Samstag bis Mitternacht') },
        {
          title: 'Orhidelija',
          text: lines(
            'Täglich von 8 bis 20 Uhr',
            'Mittwoch, Donnerstag und Sonntag bis 22 Uhr',
            'Freitag und Samstag bis Mitternacht',
          ),
        },
        {
          title: 'Aqualuna',
          text: lines(
            'Dienstag bis Sonntag von 9 bis 20 Uhr',
            'Freitag und Samstag bis Mitternacht',
            'Montag geschlossen',
          ),
        },
      ],
    },
  },
  it: {
    areas: {
      title: 'Tre mondi, la stessa acqua calda',
      text: 'Per le famiglie, per il silenzio o per gli scivoli: scelga il Suo.',
    },
    steps: {
      title: 'Come funziona',
      items: [
        { title: 'Scelga il giorno', text: 'Il calendario mostra i prezzi e quanti posti sono ancora liberi.' },
        { title: 'Paghi online', text: 'Con carta e senza registrazione. I posti sono subito confermati.' },
        { title: 'Mostri il codice QR', text: 'Sul telefono o stampato, senza fare la fila alla cassa.' },
      ],
    },
    hours: {
      title: 'Orari di apertura',
      items: [
        { title: 'Termalija', text: lines('Tutti i giorni dalle 9 alle 20', 'Venerdì e sabato fino a mezzanotte') },
        {
          title: 'Orhidelija',
          text: lines(
            'Tutti i giorni dalle 8 alle 20',
            'Mercoledì, giovedì e domenica fino alle 22',
            'Venerdì e sabato fino a mezzanotte',
          ),
        },
        {
          title: 'Aqualuna',
          text: lines(
            'Da martedì a domenica dalle 9 alle 20',
            'Venerdì e sabato fino a mezzanotte',
            'Chiuso il lunedì',
          ),
        },
      ],
    },
  },
  hr: {
    areas: { title: 'Tri svijeta, jedna topla voda', text: 'Za obitelji, za tišinu ili za tobogane: odaberite svoj.' },
    steps: {
      title: 'Kako do ulaznice',
      items: [
        { title: 'Odaberite dan', text: 'Kalendar prikazuje cijene i koliko je mjesta još slobodno.' },
        { title: 'Platite na internetu', text: 'Karticom, bez korisničkog računa. Mjesta su odmah vaša.' },
        { title: 'Pokažite QR kod', text: 'Na mobitelu ili ispisan, bez čekanja na blagajni.' },
      ],
    },
    hours: {
      title: 'Radno vrijeme',
      items: [
        { title: 'Termalija', text: lines('Svaki dan od 9 do 20 sati', 'Petkom i subotom do ponoći') },
        {
          title: 'Orhidelija',
          text: lines(
            'Svaki dan od 8 do 20 sati',
            'Srijedom, četvrtkom i nedjeljom do 22 sata',
            'Petkom i subotom do ponoći',
          ),
        },
        {
          title: 'Aqualuna',
          text: lines('Od utorka do nedjelje od 9 do 20 sati', 'Petkom i subotom do ponoći', 'Ponedjeljkom zatvoreno'),
        },
      ],
    },
  },
};
