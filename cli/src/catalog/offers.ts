import { maxPersonsPerCart } from '@shop/core/availability/capacity';
import { beyondLimit, type OfferedGroup, type TicketOffer } from '@shop/core/cart/ticket-offer';
import type { TicketQuote } from '@shop/core/catalog/ticket';
import { seasonsOf } from '@shop/core/catalog/ticket';
import { plainText } from '@shop/core/content/plain-text';
import { longDateText } from '@shop/core/dates/date-text';
import type { Language } from '@shop/core/languages/language';
import { inEuros } from '@shop/core/money/cents';
import { euroText } from '@shop/core/money/euro-text';
import { providersId } from '@shop/core/numeric-id';
import { maxMixedPersons } from '@shop/core/packages/best-mix';
import { bestMixes, type StayMix } from '@shop/core/packages/mix-offers';
import { type PersonCounts, visiblePriceLists } from '@shop/core/packages/package-match';
import { percentRules } from '@shop/core/pricing/price-derivation';
import { priceRuleText } from '@shop/core/pricing/price-rule-text';
import { err, errAsync, ok, type Result, type ResultAsync } from 'neverthrow';
import { inShop } from '../acts/act.ts';
import type { Answered, ShopSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { quantityArgument } from '../arguments/option-values.ts';
import { pickOne } from '../choice/pick-one.ts';
import { pickTicket } from '../choice/pick-product.ts';
import { dateOption, type PeriodOptions, pickQuote, type Quoted, seasonOption } from '../choice/pick-tickets.ts';
import { callForm } from '../documents/call-form.ts';
import { ownForm } from '../documents/json-form.ts';
import { type Refusal, usage } from '../failures/failure.ts';
import { priceListLines } from '../print/price-list-lines.ts';
import { answer, wireAnswer } from '../stdio/answer.ts';
import { emptyLine, type Line, left, line, right, span, table } from '../text/line.ts';
import type { Translator } from '../translations/translator.ts';

const quoted = (session: ShopSession, product: string, options: PeriodOptions): ResultAsync<Quoted, Refusal> =>
  pickTicket(session, product).andThen((ticket) => pickQuote(session, ticket, options));

const headDocument = ({ ticket: { id, name, url }, period }: Quoted) => ({ productId: id, name, url, period });

/** Returns the heading of a quote: the ticket with its season, or with its day in the form to paste and the form to
 *  read. */
const headLine = ({ ticket, period }: Quoted, { language }: ShopSession): Line => {
  const text =
    period.type === 'day'
      ? `${period.date}, ${longDateText(period.date, language)}`
      : (seasonsOf(ticket).find(({ id }) => id === period.seasonId)?.name ?? period.seasonId);
  return line(span(ticket.name, 'strong'), `  ${text}`);
};

type QuoteOptions = PeriodOptions & Partial<PersonCounts>;

/** Returns the offer with the price lists that the page shows for the numbers of persons; unchanged when neither number
 *  is set. */
const visibleOffer = (offer: TicketOffer, { adults, children }: QuoteOptions, session: ShopSession): TicketOffer => {
  if (adults === undefined && children === undefined) return offer;
  const counts = { adults: adults ?? 0, children: children ?? 0 };
  const priceGroups = offer.priceGroups.map((group) => ({
    ...group,
    priceLists: visiblePriceLists(group, counts, session.personCategories),
  }));
  return { ...offer, priceGroups };
};

/** Returns the quote with only the price lists of an offer. */
const withLists = (quote: TicketQuote, { priceGroups }: TicketOffer): TicketQuote => {
  const ids = new Set(priceGroups.flatMap(({ priceLists }) => priceLists.map(({ priceListId }) => priceListId)));
  return {
    ...quote,
    priceGroups: quote.priceGroups.map((group) => ({
      ...group,
      priceLists: group.priceLists.filter(({ priceListId }) => ids.has(priceListId)),
    })),
  };
};

const notSoldText = ({ isSold, endedAt }: OfferedGroup): string => {
  if (isSold) return '';
  return endedAt === undefined ? '  not on sale' : `  sale for today ended at ${endedAt}`;
};

const groupLines = (group: OfferedGroup, { conditions }: TicketOffer, { language }: ShopSession): readonly Line[] => [
  emptyLine,
  line(span(group.name, 'strong'), span(`  ${plainText(group.description)}`, 'quiet'), span(notSoldText(group), 'bad')),
  ...priceListLines(group.priceLists, conditions, language),
];

/** Returns the percentage discounts of the quote in the words of receipts. */
const percentLines = ({ conditions }: TicketOffer, words: Translator): readonly Line[] =>
  percentRules.flatMap((rule) => {
    const operand = conditions[rule];
    if (operand === undefined || operand === 0) return [];
    const { key, facts } = priceRuleText({ rule, operand });
    return [line(words.say(key, facts))];
  });

const quoteLines = (quote: Quoted, offer: TicketOffer, session: ShopSession, words: Translator): readonly Line[] => [
  headLine(quote, session),
  line(`places left: ${offer.ticketsAvailable}`),
  ...(offer.personsInCart ? [line(`persons in your cart: ${offer.personsInCart} of ${maxPersonsPerCart}`)] : []),
  ...percentLines(offer, words),
  ...offer.priceGroups.flatMap((group) => groupLines(group, offer, session)),
];

const quoteTicket = (session: ShopSession, product: string, options: QuoteOptions): Answered =>
  quoted(session, product, options).map((quote) => {
    const offer = visibleOffer(quote.offer, options, session);
    return wireAnswer(
      (wire) => wire.answer('quoteTicket', withLists(quote.quote, offer)),
      (words) => quoteLines(quote, offer, session, words),
    );
  });

type BestOptions = PeriodOptions & PersonCounts & { readonly group?: string };

/** Returns the best mix of every kind of stay, or of one by its name. Errors: `capacityFull` and `cartTooLarge` for
 *  more persons than fit. */
const mixesFor = (
  offer: TicketOffer,
  { adults, children, group }: BestOptions,
  { personCategories }: ShopSession,
): Result<readonly StayMix[], Refusal> => {
  if (adults + children > offer.room.persons) return err(beyondLimit(offer.room.limitedBy, offer));
  if (adults + children > maxMixedPersons)
    return err(
      usage(`mixes are looked for ${maxMixedPersons} persons at most`, ['--adults <number>', '--children <number>']),
    );
  const mixes = bestMixes(offer, { adults, children }, personCategories);
  if (group === undefined) return ok(mixes);
  const choices = mixes.map((mix) => ({ mix, id: mix.stay.id, name: mix.stay.name }));
  return pickOne('kind of stay for these persons', group, choices).map(({ mix }) => [mix]);
};

/** Returns the command that puts a mix into the cart, ready to paste. */
const addCommand = ({ ticket: { url }, period }: Quoted, { mix }: StayMix): string =>
  [
    `shop cart add-ticket ${url}`,
    period.type === 'day' ? `--date ${period.date}` : `--season ${providersId(period.seasonId)}`,
    ...mix.lines.map(({ list, price }) => `--line ${providersId(list.priceListId)}=${price.quantity}`),
  ].join(' ');

/** Returns a mix for `--json`. Money in euros; `singles` is null when the stay has no single tickets. */
const mixDocument = ({ stay, mix, singles, saving }: StayMix) => ({
  id: stay.id,
  name: stay.name,
  lines: mix.lines.map(({ list, price: { quantity, unitPrice, amount } }) => ({
    priceListId: list.priceListId,
    name: list.name,
    group: list.groupName,
    quantity,
    unitPrice: inEuros(unitPrice),
    amount: inEuros(amount),
  })),
  total: inEuros(mix.total),
  singles: inEuros(singles) ?? null,
  saving: inEuros(saving),
});

const mixColumns = [...right('quantity'), ...left('ticket'), ...right('persons', 'each', 'amount')];

const savingText = ({ singles, saving }: StayMix, language: Language): string => {
  if (singles === undefined) return '';
  return saving > 0
    ? `  saves ${euroText(saving, language)} against ${euroText(singles, language)} for single tickets`
    : '  single tickets cost no more';
};

/** Returns the lines of a mix: its tickets, its price, what it saves, and the command that puts it into the cart. */
const mixLines = (stayMix: StayMix, addCommand: string, language: Language): readonly Line[] => {
  const { stay, mix, saving } = stayMix;
  const rows = mix.lines.map(({ list, price }) => [
    String(price.quantity),
    [list.groupName, list.name].join('/'),
    String(price.quantity * (list.heads.adults + list.heads.children)),
    euroText(price.unitPrice, language),
    euroText(price.amount, language),
  ]);
  const tone = saving > 0 ? 'good' : 'quiet';
  return [
    emptyLine,
    line(span(stay.name, 'strong'), `  ${euroText(mix.total, language)}`, span(savingText(stayMix, language), tone)),
    ...table(mixColumns, rows, '  '),
    line(span(`  ${addCommand}`, 'quiet')),
  ];
};

const adviseBest = (session: ShopSession, product: string, options: BestOptions): Answered => {
  const { adults, children } = options;
  if (adults + children === 0) return errAsync(usage('no persons given', ['--adults <number>', '--children <number>']));
  return quoted(session, product, options).andThen((quote) =>
    mixesFor(quote.offer, options, session).map((mixes) =>
      answer({ ...headDocument(quote), adults, children, stays: mixes.map(mixDocument) }, () => [
        headLine(quote, session),
        line(`adults: ${adults}, children: ${children}`),
        ...(mixes.length === 0 ? [line(span('nothing on sale takes exactly these persons', 'bad'))] : []),
        ...mixes.flatMap((mix) => mixLines(mix, addCommand(quote, mix), session.language)),
      ]),
    ),
  );
};

export const addOfferCommands = (catalog: ShopCommand): void => {
  catalog
    .verb('quote', 'print price groups, prices and places left of a ticket for a day or season')
    .argument('<product>', 'last part of its address, such as termalija, or its name')
    .option(...dateOption)
    .option(...seasonOption)
    .option('--adults <number>', 'show what the page shows for so many adults', quantityArgument)
    .option('--children <number>', 'show what the page shows for so many children', quantityArgument)
    .examples(
      ['one day', 'shop catalog quote termalija --date 2026-12-01'],
      ['with the package that suits a family', 'shop catalog quote termalija --date tomorrow --adults 2 --children 2'],
    )
    .prints(callForm('quoteTicket'))
    .action(inShop(quoteTicket));
  catalog
    .verb('best', 'print the cheapest mix of packages and single tickets for so many persons, for each kind of stay')
    .argument('<product>', 'last part of its address, such as termalija, or its name')
    .option(...dateOption)
    .option(...seasonOption)
    .option('--adults <number>', 'how many adults come', quantityArgument, 0)
    .option('--children <number>', 'how many children come', quantityArgument, 0)
    .option('--group <name>', 'only this kind of stay: name or id of its price group, in --lang')
    .examples(
      ['a family of five', 'shop catalog best termalija --date tomorrow --adults 2 --children 3'],
      [
        'what a whole day costs them, in euros',
        'shop catalog best termalija --lang sl --date +3 --adults 2 --children 3 --group Dnevna --json | jq ".stays[0].total"',
      ],
    )
    .prints(
      ownForm(
        'productId name url period adults children stays[]',
        'period: type date? seasonId?',
        'stays[]: id name lines[] total singles saving',
        'stays[].lines[]: priceListId name group quantity unitPrice amount',
      ),
    )
    .action(inShop(adviseBest));
};
