import type { SectionData } from '../page-data/section-data.ts';

/** Backgrounds of a section. */
export type SectionLook = 'sand' | 'mist' | 'white';

/** The anchor and the background of a section. */
export type SectionFrame = { readonly id?: string; readonly look?: SectionLook };

const looks: ReadonlyMap<string, SectionLook> = new Map([
  ['sand', 'sand'],
  ['mist', 'mist'],
  ['white', 'white'],
]);

/** Ids that the shop's own labels, scripts and links use; content cannot use them as anchors. */
export const ownPlaces: ReadonlySet<string> = new Set([
  'content',
  'start',
  'linked-data',
  'consent',
  'consent-title',
  'calendar',
  'booking-area',
  'booking-date',
  'booking-adults',
  'booking-children',
  'season',
  'tickets-title',
  'order-bring',
  'order-help',
  'order-items',
  'order-tickets',
  'logInEmail',
  'logInPassword',
  'order-summary',
  'guest-form',
  'promo-code',
  'tickets-problem',
  'gift-card-problem',
  'value',
  'firstName',
  'lastName',
  'email',
  'emailRepeat',
  'address',
  'postCode',
  'city',
  'country',
  'phoneNumber',
  'loyaltyId',
  'password',
]);

const contentOf = (data: SectionData) => ('section' in data ? data.section : undefined);

/** Returns the frames of a page's sections, in order. Of equal anchors the first section gets it; an unknown background
 *  is ignored. */
export const sectionFrames = (sections: readonly SectionData[]): readonly SectionFrame[] => {
  const anchors = sections.map((data) => contentOf(data)?.anchor);
  return sections.map((data, index) => {
    const anchor = anchors[index];
    const isOwn = anchor !== undefined && !ownPlaces.has(anchor) && anchors.indexOf(anchor) === index;
    const look = looks.get(contentOf(data)?.background?.trim().toLowerCase() ?? '');
    return { id: isOwn ? anchor : undefined, look };
  });
};
