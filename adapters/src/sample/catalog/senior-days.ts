import type { SampleTicket } from './sample-product.ts';
import { allDay, choosePersons, seniors } from './ticket-words.ts';

/** Days for pensioners, in the middle of the week. */
export const seniorDays: SampleTicket = {
  id: 'termalija-senior-day',
  type: 'dailyTicket',
  area: 'termalija',
  image: 'termalija-evening',
  windowDays: 60,
  priceGroups: [
    {
      id: 'termalija-senior-day-all',
      words: allDay,
      weekdays: [2, 3, 4],
      holidays: 'excluded',
      priceLists: [{ id: 'termalija-senior-day-senior', name: seniors, price: 1400 }],
    },
  ],
  select: choosePersons,
  seasons: [],
  words: {
    sl: {
      url: 'upokojenski-dan',
      name: 'Upokojenski dan',
      shortDescription: 'Od torka do četrtka ceneje za upokojence.',
      description:
        'Dan v topli vodi sredi tedna, ko je v Termaliji največ prostora: vodna telovadba ob 10. uri in kava ob bazenu sta všteti.',
      terms: 'Vstopnica velja za izbrani dan. Na blagajni pokažite upokojensko izkaznico ali osebni dokument.',
    },
    en: {
      url: 'senior-day',
      name: 'Senior day',
      shortDescription: 'Cheaper for pensioners from Tuesday to Thursday.',
      description:
        'A day in warm water in the middle of the week, when Termalija has most room: water gymnastics at 10 am and coffee by the pool are included.',
      terms: 'The ticket is valid on the chosen day. Please show your pensioner’s card or an identity document.',
    },
    de: {
      url: 'seniorentag',
      name: 'Seniorentag',
      shortDescription: 'Dienstag bis Donnerstag günstiger für Seniorinnen und Senioren.',
      description:
        'Ein Tag im warmen Wasser mitten in der Woche, wenn in der Termalija am meisten Platz ist: Wassergymnastik um 10 Uhr und Kaffee am Becken sind inbegriffen.',
      terms: 'Das Ticket gilt am gewählten Tag. Bitte zeigen Sie an der Kasse Ihren Rentner- oder Personalausweis.',
    },
    it: {
      url: 'giornata-senior',
      name: 'Giornata senior',
      shortDescription: 'Più conveniente per i pensionati dal martedì al giovedì.',
      description:
        'Una giornata nell’acqua calda a metà settimana, quando a Termalija c’è più spazio: la ginnastica in acqua alle 10 e il caffè a bordo piscina sono compresi.',
      terms: 'Il biglietto vale per il giorno scelto. Alla cassa mostri la tessera da pensionato o un documento.',
    },
    hr: {
      url: 'umirovljenicki-dan',
      name: 'Umirovljenički dan',
      shortDescription: 'Od utorka do četvrtka povoljnije za umirovljenike.',
      description:
        'Dan u toploj vodi sredinom tjedna, kad je u Termaliji najviše mjesta: gimnastika u vodi u 10 sati i kava uz bazen su uključene.',
      terms: 'Ulaznica vrijedi za odabrani dan. Na blagajni pokažite umirovljeničku iskaznicu ili osobni dokument.',
    },
  },
};
