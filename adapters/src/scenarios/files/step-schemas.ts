import { paymentStatuses, paymentTypes } from '@shop/core/checkout/payment';
import { errorCatalog } from '@shop/core/errors/error-catalog';
import * as z from 'zod/mini';
import { described, euros, oneOf, record, wholeNumber } from '../../catalog-files/form-fields.ts';
import { cardOutcomes } from '../../payment/test-bank/test-cards.ts';
import { expectation } from './expectation-schema.ts';
import { day, language, moment, named, oneOfMany, only, timeSpan, words, wordsOrNone } from './scenario-fields.ts';

const opt = z.exactOptional;

/** Codes of the shop, and the code of a step that names something unknown. */
const codes = [...Object.values(errorCatalog).map(({ code }) => code), 'Usage'];

const outcome = {
  refused: opt(
    oneOfMany(
      codes,
      'the code of a refusal',
      'code that the step must be refused with, such as Shop.AddTicketToCart.CapacityFull; none may refuse without it',
    ),
  ),
  expect: opt(expectation),
};

/** Returns the schema of a step with its expected result. The example is for editors and for the manual, which runs
 *  it. */
const step = <Shape extends z.core.$ZodLooseShape>(shape: Shape, example: Readonly<Record<string, unknown>>) => {
  const schema = record<Shape & typeof outcome>({ ...shape, ...outcome });
  z.globalRegistry.add(schema, { examples: [example] });
  return schema;
};

const quantity = 'must be a whole number from 0 to 1000';

const picks = (description: string) =>
  described(
    z.record(z.string(), z.int(quantity).check(z.gte(0, quantity), z.lte(1000, quantity)), {
      error: 'must be names or ids with their pieces, such as { Dnevna/Odrasli: 2 }',
    }),
    description,
  );

const pieces = opt(wholeNumber(0, 1000, 'pieces'));

const persons = record({
  adults: wholeNumber(0, 20, 'adults'),
  children: wholeNumber(0, 20, 'children'),
});

const guest = (description: string) =>
  described(
    record({
      firstName: opt(wordsOrNone('first name')),
      lastName: opt(wordsOrNone('last name')),
      email: opt(wordsOrNone('e-mail address; its repetition is implied')),
      address: opt(wordsOrNone('street and house number')),
      postCode: opt(wordsOrNone('post code, in quotation marks')),
      city: opt(wordsOrNone('place')),
      country: opt(wordsOrNone('id or name of a country')),
      phone: opt(wordsOrNone('phone number')),
      loyalty: opt(wordsOrNone('Wellcard number')),
    }),
    description,
  );

const card = (description: string) =>
  described(
    record({
      card: opt(
        oneOfMany(
          cardOutcomes,
          'a test card or a number in quotation marks',
          'paid, declined, challenged, slow, or a number in quotation marks; paid when left out',
          /^[0-9 -]+$/,
        ),
      ),
      challenge: opt(oneOf(['confirm', 'reject'], "what to answer to the confirmation of the card's bank")),
    }),
    description,
  );

/** Actions of a visitor, by the name of the step. A step always has the member of its name. */
const deeds = {
  ticket: step(
    {
      ticket: words('id, address or name of the ticket to put into the cart'),
      day: opt(day('day of the visit')),
      season: opt(words('id or name of the season')),
      tickets: opt(picks('prices by id, name or group/name, with their pieces')),
      persons: opt(described(persons, 'takes the package for exactly these persons')),
      group: opt(words('kind of stay that the package belongs to, by id or name')),
    },
    { ticket: 'termalija', day: 'next free Wednesday', tickets: { 'termalija-day-adult': 2 }, expect: { total: 44 } },
  ),
  giftCard: step(
    {
      giftCard: words('id, address or name of the gift card to put into the cart'),
      amount: opt(euros('what a value card is worth')),
      pieces,
      priceLists: opt(picks('prices by id or name, with their pieces')),
    },
    { giftCard: 'value-card', amount: 50, pieces: 1 },
  ),
  upsell: step(
    {
      upsell: words('id or name of something that is offered beside the cart'),
      pieces,
      day: opt(day('day of the ticket that it goes with, where there are several')),
    },
    { upsell: 'towel', pieces: 2 },
  ),
  change: step(
    {
      change: named('line of the cart: its position from 1 on, its title, or title/price'),
      pieces: wholeNumber(0, 1000, 'pieces that it has from then on'),
    },
    { change: 'Vrednostni bon', pieces: 2 },
  ),
  remove: step(
    { remove: named('line of the cart to drop: its position from 1 on, or its title') },
    { remove: 'Izposoja brisače' },
  ),
  putBack: step({ putBack: only('puts back the line that was removed last') }, { putBack: true }),
  extendHold: step({ extendHold: only('keeps the places of the cart for another while') }, { extendHold: true }),
  promo: step(
    { promo: wordsOrNone('promo code to apply; an empty one takes it off') },
    { promo: 'DOBRODOSLI10', expect: { code: 'DOBRODOSLI10' } },
  ),
  guest: step(
    {
      guest: guest('personal data to save; what is left out is that of Ana Novak'),
    },
    { guest: { firstName: 'Maja', postCode: '3254' } },
  ),
  prefilled: step(
    {
      prefilled: guest('saves what the form is pre-filled with, and what differs from it'),
    },
    { prefilled: { phone: '+386 41 555 666' } },
  ),
  logIn: step(
    { logIn: words('e-mail address of a member'), password: words('password') },
    { logIn: 'maja@example.com', password: 'voda in para 42', expect: { member: 'Maja' } },
  ),
  logOut: step({ logOut: only('ends the log-in') }, { logOut: true }),
  pay: step(
    { pay: card('pays through the payment page') },
    { pay: { card: 'paid' }, expect: { order: { status: 'completed' } } },
  ),
  reserve: step(
    { reserve: card('reserves, with the card as a guarantee') },
    { reserve: {}, expect: { order: { paidBy: 'preauthorization' } } },
  ),
  beginPayment: step(
    {
      beginPayment: oneOf(paymentTypes, 'goes to the payment page and leaves it without a word'),
    },
    { beginPayment: 'payment', expect: { frozen: true } },
  ),
  stopPayment: step({ stopPayment: only('closes the payment that runs') }, { stopPayment: true }),
  comeBack: step(
    {
      comeBack: oneOf(paymentStatuses, 'comes back from the payment page with this status in the address'),
    },
    { comeBack: 'canceled' },
  ),
  cancel: step(
    { cancel: only('cancels the order that was bought last') },
    { cancel: true, expect: { order: { outcome: 'canceled' } } },
  ),
};

const schemas = {
  ...deeds,
  wait: step({ wait: timeSpan('time that goes by') }, { wait: '16 minutes' }),
  at: step({ at: moment('moment that it is from then on') }, { at: '2027-01-09T08:00:00Z' }),
  language: step({ language }, { language: 'en' }),
  visitor: step(
    { visitor: words('the visitor of the next steps; the first one is called first') },
    { visitor: 'second' },
  ),
  expect: record({ expect: expectation }),
};

z.globalRegistry.add(schemas.expect, { examples: [{ expect: { total: 0, count: 0 } }] });

/** One event of a scenario, and its expected result. */
export type Step = z.output<(typeof schemas)[keyof typeof schemas]>;
/** An action of a visitor. */
export type Deed = z.output<(typeof deeds)[keyof typeof deeds]>;
export type TicketStep = z.output<typeof deeds.ticket>;
export type GiftCardStep = z.output<typeof deeds.giftCard>;
export type UpsellStep = z.output<typeof deeds.upsell>;
export type GuestData = z.output<ReturnType<typeof guest>>;
export type CardPayment = z.output<ReturnType<typeof card>>;

/** Every step by its name, in the order of the documentation. Names that only accompany others come last, so a
 *  step's first name is its kind. */
export const stepSchemas: ReadonlyMap<string, z.ZodMiniType<Step>> = new Map(Object.entries(schemas));

/** Any step, for editors. */
export const anyStep = z.union([...stepSchemas.values()]);
