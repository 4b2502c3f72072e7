import { encodeText } from '@shop/core/paths/segments';
import { typedNumber } from '@shop/core/text/typed-number';

/** Fields of the booking bar; they are also the parameters of its address. */
export const bookingFields = { area: 'area', date: 'date', adults: 'adults', children: 'children' } as const;

/** Parameter of a ticket's address with the price group whose quantities are filled in. */
const kindField = 'kind';

/** The persons of a booking, and the price group that they are filled in for. */
export type Party = { readonly kind: string; readonly adults: number; readonly children: number };

type Booked = { readonly area: string; readonly date: string } & Pick<Party, 'adults' | 'children'>;

/** Limit of a number of persons in an address. */
const mostPersons = 99;

const personsIn = (query: URLSearchParams) => {
  const count = (name: string): number => Math.min(typedNumber(query.get(name) ?? '') ?? 0, mostPersons);
  return { adults: count(bookingFields.adults), children: count(bookingFields.children) };
};

/** Reads the address of a sent booking; `undefined` for any other address. */
export const bookingIn = (search: string): Booked | undefined => {
  const query = new URLSearchParams(search);
  const area = query.get(bookingFields.area);
  return area === null ? undefined : { area, date: query.get(bookingFields.date) ?? '', ...personsIn(query) };
};

/** Reads the persons of a ticket's address; `undefined` when it names none. */
export const partyIn = (search: string): Party | undefined => {
  const query = new URLSearchParams(search);
  const persons = personsIn(query);
  const kind = query.get(kindField) ?? '';
  return kind === '' || persons.adults + persons.children === 0 ? undefined : { kind, ...persons };
};

/** Returns the parameters of a party, which every step of a ticket's page keeps. */
export const partyFields = (party: Party | undefined): readonly (readonly [name: string, value: string])[] =>
  party === undefined
    ? []
    : [
        [bookingFields.adults, String(party.adults)],
        [bookingFields.children, String(party.children)],
        [kindField, party.kind],
      ];

/** Returns the address of a ticket's page with a party; the address of a step appends its own parameter. */
export const partyAddress = (path: string, party: Party | undefined): string => {
  const query = new URLSearchParams(partyFields(party).map(([name, value]) => [name, value])).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** Returns the address of a ticket's page for a booking: step 2 of its day, or step 1 with a message when the day is
 *  missing. */
export const bookedAddress = (listPath: string, url: string, kind: string, { date, ...persons }: Booked): string => {
  const party = { kind, ...persons };
  const address = partyAddress(`${listPath}/${encodeText(url)}`, party);
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams([[bookingFields.date, date]])}`;
};
