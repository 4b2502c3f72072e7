import { type Language, languages } from '@shop/core/languages/language';
import { expect, test } from 'vitest';
import { builtInTranslations } from './built-in-translations.ts';

/** Keys whose text is intentionally the same in several languages, by those languages and the reason. */
const meantToBeSame: readonly (readonly [shared: string, why: string, keys: string])[] = [
  [
    'sl=en=de=it=hr',
    'names, signs, and the wording of an unknown section (R-SECTION-8)',
    `Added.Line Footer.CompanyName Footer.EmailAddress Footer.PhoneNumber Footer.PostCodeAndCity Footer.Street SiteTitle
     WidgetNotFound`,
  ],
  [
    'sl=hr',
    'the same words in two related languages',
    `Account.LogInTitle Account.OrderReserved Account.ProfileTitle Account.RegisterTitle Added.Season Booking.Day Calendar.AdultPrice
     Calendar.Discount Calendar.DiscountLabel Cart.Discount CartMenu.Quantity CartMenu.Title CartReview Customer.country
     Customer.firstName Footer.Email Guide.Water Header.CurrentLanguage Header.Login Header.LogOut Header.Navigation List.ShownOf List.ValueRange
     LogIn.Button Papers.Count Papers.LeftOf Payment.TabReserve Price.facilityDiscount Price.quantity Season.Label Season.WithPrice
     Ticket.Adults Ticket.PackagesFrom Ticket.QuantityOf Upsell.Add Upsell.Added Upsell.Day`,
  ],
  [
    'en=de',
    'words of Latin origin, and one that German took over',
    'Customer.loyaltyIdHint Papers.Ticket Papers.Tickets',
  ],
  ['en=it', 'a word that Italian took over', 'LogIn.Password'],
  ['sl=en=de=hr', 'a word that all took over, as its mark on a paper', 'Papers.TestName'],
  ['sl=it=hr', 'a word of Latin origin', 'Calendar.Legend'],
  ['sl=de=hr', 'words of Greek and Latin origin', 'Footer.Phone Header.Profile'],
  ['sl=it=hr', 'a date alone, in the genitive or without an article', 'List.OnDay'],
  ['sl=de=hr en=it', 'a sign, with and without a space', 'Calendar.DiscountTag'],
];

/** Returns which languages share their text for a key, such as "sl=de=hr en=it"; empty when all differ. */
const sharing = (key: string): string => {
  const byText = new Map<string, readonly Language[]>();
  for (const language of languages) {
    const text = builtInTranslations(language)[key];
    if (text !== undefined) byText.set(text, [...(byText.get(text) ?? []), language]);
  }
  return [...byText.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.join('='))
    .join(' ');
};

test('no two languages have the same text, except for the listed keys', () => {
  const keys = [...new Set(languages.flatMap((language) => Object.keys(builtInTranslations(language))))];
  const found = keys.flatMap((key) => (sharing(key) === '' ? [] : [`${key}: ${sharing(key)}`])).sort();
  const meant = meantToBeSame.flatMap(([shared, , same]) => same.split(/\s+/).map((key) => `${key}: ${shared}`)).sort();
  expect(
    found,
    'Translate the words, or list the key in meantToBeSame where the languages really say the same',
  ).toEqual(meant);
});
