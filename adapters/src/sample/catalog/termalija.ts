import { priceGroups } from './price-groups.ts';
import type { SampleTicket } from './sample-product.ts';

/** Family pools under a roof, open all year. */
export const termalija: SampleTicket = {
  id: 'termalija',
  type: 'dailyTicket',
  area: 'termalija',
  image: 'termalija-day',
  windowDays: 90,
  priceGroups: priceGroups('termalija', {
    threeHours: { adult: 1600, child: 1300 },
    day: { adult: 2200, child: 2000 },
    family: { twoAndOne: 5600, twoAndTwo: 7200 },
    evening: { adult: 1500, child: 1200 },
    night: { adult: 1800, child: 1400 },
  }),
  seasons: [],
  words: {
    sl: {
      url: 'termalija',
      name: 'Termalija',
      shortDescription: 'Notranji in zunanji termalni bazeni za vso družino, odprti vse leto.',
      description:
        'Šest povezanih bazenov s termalno vodo od 30 do 36 °C: plavalni bazen, masažni curki, počasna reka in otroški kotiček s toboganom. Iz notranjega bazena zaplavate naravnost na prosto, kjer se pozimi nad gladino dviga para.',
      terms:
        'Vstopnica velja za izbrani dan in jo ob vstopu pokažete na telefonu ali natisnjeno. Otroci do 12. leta se kopajo v spremstvu odrasle osebe. Za vsako začeto uro po izteku triurne vstopnice doplačate 3 EUR na osebo. Zaradi vremena kupnine ne vračamo.',
    },
    en: {
      url: 'termalija',
      name: 'Termalija',
      shortDescription: 'Indoor and outdoor thermal pools for the whole family, open all year.',
      description:
        'Six connected pools with thermal water at 30 to 36 °C: a swimming pool, massage jets, a lazy river and a children’s corner with a slide. From the indoor pool you swim straight out into the open, where steam rises from the water in winter.',
      terms:
        'The ticket is valid on the chosen day; show it on your phone or on paper when you enter. Children under 12 bathe in the company of an adult. Staying longer than three hours on a three-hour ticket costs 3 EUR per person for every hour begun. We do not refund tickets because of the weather.',
    },
    de: {
      url: 'termalija',
      name: 'Termalija',
      shortDescription: 'Thermalbecken drinnen und draußen für die ganze Familie, das ganze Jahr geöffnet.',
      description:
        'Sechs verbundene Becken mit 30 bis 36 °C warmem Thermalwasser: Schwimmbecken, Massagedüsen, Strömungskanal und eine Kinderecke mit Rutsche. Vom Innenbecken schwimmen Sie direkt ins Freie, wo im Winter der Dampf über dem Wasser steht.',
      terms:
        'Das Ticket gilt am gewählten Tag; zeigen Sie es beim Eintritt auf dem Telefon oder ausgedruckt vor. Kinder unter 12 Jahren baden in Begleitung eines Erwachsenen. Wer mit der Dreistundenkarte länger bleibt, zahlt je angefangene Stunde 3 EUR pro Person nach. Wegen schlechten Wetters erstatten wir keine Tickets.',
    },
    it: {
      url: 'termalija',
      name: 'Termalija',
      shortDescription: 'Piscine termali interne ed esterne per tutta la famiglia, aperte tutto l’anno.',
      description:
        'Sei piscine comunicanti con acqua termale da 30 a 36 °C: vasca per il nuoto, getti massaggianti, fiume lento e un angolo per bambini con scivolo. Dalla piscina interna si esce a nuoto all’aperto, dove d’inverno il vapore sale dall’acqua.',
      terms:
        'Il biglietto vale per il giorno scelto e si mostra all’ingresso sul telefono o stampato. I minori di 12 anni fanno il bagno accompagnati da un adulto. Chi supera le tre ore con il biglietto di tre ore paga 3 EUR a persona per ogni ora iniziata. I biglietti non si rimborsano a causa del maltempo.',
    },
    hr: {
      url: 'termalija',
      name: 'Termalija',
      shortDescription: 'Unutarnji i vanjski termalni bazeni za cijelu obitelj, otvoreni cijele godine.',
      description:
        'Šest povezanih bazena s termalnom vodom od 30 do 36 °C: bazen za plivanje, masažni mlazovi, spora rijeka i dječji kutak s toboganom. Iz unutarnjeg bazena zaplivate ravno na otvoreno, gdje se zimi nad vodom diže para.',
      terms:
        'Ulaznica vrijedi za odabrani dan, a na ulazu je pokažete na mobitelu ili ispisanu. Djeca do 12 godina kupaju se u pratnji odrasle osobe. Za svaki započeti sat nakon isteka trosatne ulaznice doplaćuje se 3 EUR po osobi. Zbog vremenskih prilika novac ne vraćamo.',
    },
  },
};
