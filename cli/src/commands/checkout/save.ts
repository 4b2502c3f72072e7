import type { Country, CustomerDraft } from '@shop/core/customer/customer';
import { emptyDraft } from '@shop/core/customer/customer-rules';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { Command } from 'commander';
import type { ResultAsync } from 'neverthrow';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { type Failure, shopFailure } from '../../failures/failure.ts';
import type { Answer } from '../../terminal/answer.ts';
import { line, span } from '../../text/line.ts';

export type SaveOptions = {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly address?: string;
  readonly postCode?: string;
  readonly city?: string;
  readonly country?: string;
  readonly phone?: string;
  readonly loyalty?: string;
};

/** A country by id or name, whatever the case; what is neither goes on as typed, so that the rule can refuse it. */
const countryMeant = (typed: string, countries: readonly Country[]): string => {
  const wanted = typed.trim().toLowerCase();
  return countries.find(({ id, name }) => [id.toLowerCase(), name.toLowerCase()].includes(wanted))?.id ?? typed;
};

/** What was typed over what the form is pre-filled with. */
const filledIn = (known: CustomerDraft, typed: SaveOptions, countries: readonly Country[]): CustomerDraft => ({
  firstName: typed.firstName ?? known.firstName,
  lastName: typed.lastName ?? known.lastName,
  email: typed.email ?? known.email,
  emailRepeat: typed.email ?? known.emailRepeat,
  address: typed.address ?? known.address,
  postCode: typed.postCode ?? known.postCode,
  city: typed.city ?? known.city,
  country: typed.country === undefined ? known.country : countryMeant(typed.country, countries),
  phoneNumber: typed.phone ?? known.phoneNumber,
  loyaltyId: typed.loyalty ?? known.loyaltyId,
});

const hintsFor = (error: ShopError, countries: readonly Country[]): readonly string[] =>
  error.kind === 'invalidCustomer' && error.fields.some(({ field }) => field === 'country')
    ? [`--country is one of: ${countries.map(({ id }) => id).join(' ')}`]
    : [];

/** Saves what was typed over what the form is pre-filled with. */
export const saveCustomer = ({ useCases, language }: Session, typed: SaveOptions): ResultAsync<Answer, Failure> =>
  useCases
    .loadCustomer(language)
    .mapErr((error) => shopFailure(error, 'checkoutData'))
    .andThen(({ countries, draft = emptyDraft }) =>
      useCases
        .saveCustomer({ draft: filledIn(draft, typed, countries), language, countries })
        .mapErr((error) => shopFailure(error, 'customerSave', hintsFor(error, countries))),
    )
    .map(() => ({ data: { saved: true }, lines: () => [line(span('saved', 'good'))] }));

export const addSaveCommand = (checkout: Command, choose: Choose): void => {
  checkout
    .command('save')
    .description('store the personal data of a guest; a second time only what changes is needed')
    .option('--first-name <text>', 'first name')
    .option('--last-name <text>', 'last name')
    .option('--email <address>', 'e-mail address; its repetition is implied')
    .option('--address <text>', 'street and house number')
    .option('--post-code <digits>', 'post code, digits only')
    .option('--city <text>', 'place')
    .option('--country <country>', 'id or name, such as SI')
    .option('--phone <number>', 'phone number')
    .option('--loyalty <number>', 'Wellcard number, if there is one')
    .addHelpText(
      'after',
      examples([
        [
          'a guest',
          'shop checkout save --first-name Ana --last-name Novak --email ana@example.com --address "Cesta 1" --post-code 1000 --city Ljubljana --country SI --phone "+386 40 123 456"',
        ],
        ['another phone number', 'shop checkout save --phone "+386 41 000 000"'],
      ]),
    )
    .action((options: SaveOptions) => choose({ needs: 'shop', run: (session) => saveCustomer(session, options) }));
};
