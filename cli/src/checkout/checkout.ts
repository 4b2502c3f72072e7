import type { Country, CustomerDraft } from '@shop/core/customer/customer';
import { emptyDraft } from '@shop/core/customer/customer-rules';
import type { ShopError } from '@shop/core/errors/shop-error';
import { cancelId, orderRef } from '@shop/core/ids';
import { outcomeOfError } from '@shop/core/use-cases/cancellation-outcome';
import { inShop } from '../acts/act.ts';
import type { Answered, ShopSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { customerOptions } from '../arguments/customer-options.ts';
import { callForm } from '../documents/call-form.ts';
import { shopFailure } from '../failures/failure.ts';
import { doneLines, wireAnswer } from '../stdio/answer.ts';
import { line, namedTable, span } from '../text/line.ts';
import { addPayCommand, orderAnswer } from './pay.ts';

const listCountries = ({ useCases, language }: ShopSession): Answered =>
  useCases
    .loadCustomer(language)
    .map((form) =>
      wireAnswer(
        (wire) => wire.answer('loadCustomer', form),
        () => namedTable('name', form.countries),
      ),
    )
    .mapErr((error) => shopFailure(error, 'checkoutData'));

export type SaveOptions = Partial<Omit<CustomerDraft, 'emailRepeat' | 'phoneNumber' | 'loyaltyId'>> & {
  readonly phone?: string;
  readonly loyalty?: string;
};

/** Returns the id of a country typed as id or name in any case. Other text is returned unchanged, so that core
 *  refuses it. */
const countryIdOf = (typed: string, countries: readonly Country[]): string => {
  const wanted = typed.trim().toLowerCase();
  return countries.find(({ id, name }) => [id.toLowerCase(), name.toLowerCase()].includes(wanted))?.id ?? typed;
};

/** Merges the typed options into the form's current values. */
const filledIn = (
  known: CustomerDraft,
  { email, country, phone, loyalty, ...typed }: SaveOptions,
  countries: readonly Country[],
): CustomerDraft => ({
  ...known,
  ...typed,
  email: email ?? known.email,
  emailRepeat: email ?? known.emailRepeat,
  country: country === undefined ? known.country : countryIdOf(country, countries),
  phoneNumber: phone ?? known.phoneNumber,
  loyaltyId: loyalty ?? known.loyaltyId,
});

const hintsFor = (error: ShopError, countries: readonly Country[]): readonly string[] =>
  error.kind === 'invalidCustomer' && error.fields.some(({ field }) => field === 'country')
    ? [`--country is one of: ${countries.map(({ id }) => id).join(' ')}`]
    : [];

/** Saves the typed options together with the form's current values. */
export const saveCustomer = ({ useCases, language }: ShopSession, typed: SaveOptions): Answered =>
  useCases
    .loadCustomer(language)
    .mapErr((error) => shopFailure(error, 'checkoutData'))
    .andThen(({ countries, draft = emptyDraft }) =>
      useCases
        .saveCustomer({ draft: filledIn(draft, typed, countries), language, countries })
        .mapErr((error) => shopFailure(error, 'customerSave', hintsFor(error, countries))),
    )
    .map(() => wireAnswer((wire) => wire.answer('saveCustomer', undefined), doneLines('saved')));

const reservable = line(span('the cart can be reserved', 'good'), '; go on with: shop checkout pay --reserve');

const checkReservation = ({ useCases }: ShopSession): Answered =>
  useCases
    .checkReservation()
    .map((possible) =>
      wireAnswer(
        (wire) => wire.answer('checkReservation', possible),
        () => [possible ? reservable : line('the cart cannot be reserved, only paid')],
      ),
    )
    .mapErr((error) => shopFailure(error, 'reservationCheck'));

const stopPayment = ({ useCases }: ShopSession): Answered =>
  useCases
    .stopPayment()
    .map(() =>
      wireAnswer(
        (wire) => wire.answer('stopPayment', undefined),
        doneLines('no payment runs, the cart can be changed'),
      ),
    )
    .mapErr((error) => shopFailure(error, 'paymentStart'));

const showOrder = (session: ShopSession, reference: string): Answered =>
  session.useCases.showOrder(orderRef(reference)).map((order) => orderAnswer(order, session));

const notKnown = [
  'not known yet whether the order is canceled; look again later with: shop checkout order <reference>',
  'the same command again does no harm',
];

/** Cancels an order. Without an answer of the host it reports that the outcome is not known. */
const cancelOrder = ({ useCases }: ShopSession, id: string): Answered =>
  useCases
    .cancelOrder(cancelId(id))
    .map(() => wireAnswer((wire) => wire.answer('cancelOrder', undefined), doneLines('canceled')))
    .mapErr((error) => shopFailure(error, 'cancellation', outcomeOfError(error) === 'notKnown' ? notKnown : []));

export const addVerbs = (checkout: ShopCommand): void => {
  checkout
    .verb('countries', 'print the countries that a buyer of the cart can choose from, as the form lists them')
    .examples(
      ['in German', 'shop checkout countries --lang de'],
      [
        'the id of one',
        `shop checkout countries --json | jq -r '.countriesCodeList[] | select(.name == "Avstrija").id'`,
      ],
    )
    .prints(callForm('loadCustomer'))
    .action(inShop(listCountries));
  const save = checkout
    .verb('save', 'store the personal data of a guest; a second time only what changes is needed')
    .examples(
      [
        'a guest',
        'shop checkout save --first-name Ana --last-name Novak --email ana@example.com --address "Cesta 1" --post-code 1000 --city Ljubljana --country SI --phone "+386 40 123 456"',
      ],
      ['another phone number', 'shop checkout save --phone "+386 41 000 000"'],
    )
    .prints(callForm('saveCustomer'))
    .action(inShop(saveCustomer));
  for (const [name, value, help] of Object.values(customerOptions)) save.option(`${name} ${value}`, help);
  checkout
    .verb('reserve-check', 'whether the cart can be reserved with a card as guarantee; exit code 0 for yes and for no')
    .examples(['in a script', 'shop checkout reserve-check --json | jq .moznostRezervacije'])
    .prints(callForm('checkReservation'))
    .action(inShop(checkReservation));
  addPayCommand(checkout);
  checkout
    .verb('stop', 'close the payment that runs for the cart, so that the cart can be changed')
    .examples(['after leaving the payment page', 'shop checkout stop'])
    .prints(callForm('stopPayment'))
    .action(inShop(stopPayment));
  checkout
    .verb('order', 'print the order behind a payment reference')
    .argument('<reference>', 'as checkout pay prints it, or ref in the address of the last page')
    .examples(['only what became of it', 'shop checkout order <reference> --json | jq -r .outcome'])
    .prints(callForm('showOrder'))
    .action(inShop(showOrder));
  checkout
    .verb('cancel', 'cancel a paid order and have it refunded')
    .argument('<cancellation>', 'its id, which checkout order prints to the session that bought')
    .examples([
      'an order of this session',
      'shop checkout cancel $(shop checkout order <reference> --json | jq -r .cancelId)',
    ])
    .prints(callForm('cancelOrder'))
    .action(inShop(cancelOrder));
};
