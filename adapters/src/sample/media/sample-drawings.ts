import type { Drawing } from '../../pictures/renditions/rendition.ts';
import cardDinersClub from './card-diners-club.svg?raw';
import cardMastercard from './card-mastercard.svg?raw';
import cardPaypal from './card-paypal.svg?raw';
import cardVisa from './card-visa.svg?raw';
import socialFacebook from './social-facebook.svg?raw';
import socialInstagram from './social-instagram.svg?raw';

const drawing = (text: string): Drawing => ({
  contentType: 'image/svg+xml; charset=utf-8',
  bytes: new TextEncoder().encode(text),
});

/** The sample's card marks and icons by name. They are part of the program, so no folder can be missing. */
export const sampleDrawings: ReadonlyMap<string, Drawing> = new Map([
  ['card-diners-club.svg', drawing(cardDinersClub)],
  ['card-mastercard.svg', drawing(cardMastercard)],
  ['card-paypal.svg', drawing(cardPaypal)],
  ['card-visa.svg', drawing(cardVisa)],
  ['social-facebook.svg', drawing(socialFacebook)],
  ['social-instagram.svg', drawing(socialInstagram)],
]);
