import { instantText } from '@shop/core/dates/instant';
import type { Language } from '@shop/core/languages/language';
import { cents, inEuros } from '@shop/core/money/cents';
import { euroText } from '@shop/core/money/euro-text';
import type { Breach, RestoredShop, ShopCopy, UpgradedShop, UsesSince } from '@shop/core/seller/views/shop-copy';
import type { MovedShop, ShopSums } from '@shop/core/seller/views/shop-sums';
import { okAsync } from 'neverthrow';
import { withoutShop } from '../acts/act.ts';
import type { Answered, Session } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { shopSettings } from '../arguments/global-options.ts';
import type { ShopCheck } from '../compose/whole-shop.ts';
import { ownForm } from '../documents/json-form.ts';
import { operatorRefused, usage } from '../failures/failure.ts';
import { type Answer, answer } from '../stdio/answer.ts';
import { type Line, line, span } from '../text/line.ts';

const figures = (name: string, ...all: readonly (number | string)[]): Line =>
  line(span(`${name}  `, 'quiet'), all.join(', '));

/** Returns a line on how a differing clock affects holds and payments in progress; none below half a second. */
const clockLines = (to: string, clockAhead: number): readonly Line[] => {
  const seconds = Math.round(Math.abs(clockAhead) / 1000);
  const [goes, ends] = clockAhead > 0 ? ['ahead of', 'sooner'] : ['behind', 'later'];
  const words = `the clock of ${to} is ${seconds} s ${goes} this machine's: what is held and paid now ends so much ${ends}`;
  return seconds === 0 ? [] : [line(span(words, 'bad'))];
};

const sumsLines = (sums: ShopSums, language: Language): readonly Line[] => [
  figures('orders, worth', sums.orders, euroText(cents(sums.cents), language)),
  figures('places sold, paying, held', sums.placesSold, sums.placesPaying, sums.placesHeld),
  figures('tickets, payments, history', sums.tickets, sums.payments, sums.history),
  figures('left on value cards', euroText(cents(sums.cardsLeft), language)),
  figures('mails due', sums.mailsDue),
  figures('carts, keys, accounts', sums.carts, sums.keys, sums.accounts),
];

/** Returns the sums for `--json`, amounts in euros. */
const sumsDocument = ({ cents: worth, cardsLeft, ...counts }: ShopSums) => ({
  ...counts,
  worth: inEuros(cents(worth)),
  cardsLeft: inEuros(cents(cardsLeft)),
});

const sumsFields =
  'sums: orders worth tickets payments history mailsDue carts keys accounts placesSold placesPaying placesHeld cardsLeft';

const movedLines = (
  { from, to, wasThere, tables, rows, sums, clockAhead }: MovedShop,
  language: Language,
): readonly Line[] => [
  line(span(`${wasThere ? 'had moved' : 'moved'} to ${to}`, 'strong'), `  ${tables} tables, ${rows} rows, all equal`),
  ...sumsLines(sums, language),
  ...clockLines(to, clockAhead),
  line(`${from} is closed; start the shop with DATABASE_URL`),
];

const settingsOf = ({ options, terminal }: Session) =>
  shopSettings(options, terminal).mapErr((message) => usage(message));

const moved = (session: Session, { to }: { readonly to?: string }): Answered =>
  settingsOf(session)
    .asyncAndThen((settings) => session.access.transfer(settings, to, session.terminal, session.progress.show))
    .map((shop) => answer({ ...shop, sums: sumsDocument(shop.sums) }, () => movedLines(shop, session.language)));

/** Returns an answer with one line for each contradiction; it fails if there is one. */
const checkedAnswer = (document: unknown, breaches: readonly Breach[], lines: readonly Line[]): Answer => ({
  ...answer(document, () => [
    ...lines,
    ...breaches.map(({ law, what }) => line(span(`${law}  `, 'bad'), what)),
    ...(breaches.length === 0 ? [line(span('sound', 'good'), '  places, codes, cards, orders and money agree')] : []),
  ]),
  failure: breaches.length === 0 ? undefined : contradictory(breaches.length),
});

const breachFields = 'breaches[]: law what';

const contradictory = (count: number) =>
  operatorRefused('Db.Breaches', `the database contradicts itself in ${counted(count, 'place')}`);

const backedUp = (session: Session, file: string): Answered =>
  settingsOf(session)
    .asyncAndThen((settings) => session.access.backUp(settings, file, session.terminal))
    .map((shop: ShopCopy) =>
      checkedAnswer({ ...shop, sums: sumsDocument(shop.sums) }, shop.breaches, [
        line(span(`backed up to ${shop.to}`, 'strong')),
        ...sumsLines(shop.sums, session.language),
      ]),
    );

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const usesLine = (uses: UsesSince): Line => {
  const goods = `${counted(uses.tickets, 'ticket')} and ${counted(uses.cards, 'value card')}`;
  return uses.type === 'takenOver'
    ? line(`visits and amounts of ${goods} are taken over from the former shop`)
    : line(span(`no former shop can be read: ${goods} may have been used since ${instantText(uses.since)}`, 'bad'));
};

const restoredLines = (
  { to, replaced, sums, nextOrder, asked, uses }: RestoredShop,
  language: Language,
): readonly Line[] => [
  line(span(`restored ${to}`, 'strong')),
  ...sumsLines(sums, language),
  ...(to.includes('://') ? [line('servers sell from it once DATABASE_URL names it')] : []),
  line(`the next order is ${nextOrder}: numbers of forgotten orders are not given again`),
  ...(replaced === undefined ? [] : [line(`the former shop is ${replaced}; delete it when nothing of it is needed`)]),
  usesLine(uses),
  line(`the payment provider is asked about ${counted(asked, 'paid order')} of the last 60 days once a server runs`),
  line('payments of forgotten orders are listed by shop payments list once the provider reports them'),
  line('db check says that the shop is open since the restore until: shop db check --close-restore'),
];

const restoredDocument = ({ sums, uses, ...shop }: RestoredShop) => ({
  ...shop,
  sums: sumsDocument(sums),
  uses: uses.type === 'takenOver' ? uses : { ...uses, since: instantText(uses.since) },
});

const restored = (session: Session, file: string): Answered =>
  settingsOf(session)
    .asyncAndThen((settings) => session.access.restore(settings, file, session.terminal))
    .map((shop) => checkedAnswer(restoredDocument(shop), [], restoredLines(shop, session.language)));

const upgradedLines = (shop: UpgradedShop, language: Language): readonly Line[] => [
  shop.release === undefined
    ? line(span(`${shop.place} is up to date`, 'strong'))
    : line(span(`brought ${shop.place} over from release ${shop.release}`, 'strong')),
  ...sumsLines(shop.sums, language),
  ...(shop.backup === undefined
    ? []
    : [line(`as it was before, it is ${shop.backup}; delete it when nothing of it is needed`)]),
];

const upgraded = (session: Session): Answered =>
  settingsOf(session)
    .asyncAndThen((settings) => session.access.upgrade(settings))
    .map((shop) => answer({ ...shop, sums: sumsDocument(shop.sums) }, () => upgradedLines(shop, session.language)));

const openLines = ({ openSince }: ShopCheck, isClosed: boolean): readonly Line[] => {
  if (openSince === undefined) return [];
  const words = `the restore of ${openSince}`;
  return isClosed
    ? [line(span(`closed ${words}`, 'good'))]
    : [line(span(`open since ${words}`, 'bad'), '; once you have gone through it: shop db check --close-restore')];
};

const moneyLines = ({ money }: ShopCheck, language: Language): readonly Line[] =>
  money === undefined
    ? []
    : [
        figures(
          'money of orders: paid, refunded, of it still due',
          ...[money.paid, money.refunded, money.due].map((amount) => euroText(amount, language)),
        ),
      ];

const checkDocument = ({ money, ...shop }: ShopCheck) => ({
  ...shop,
  money: money && { paid: inEuros(money.paid), refunded: inEuros(money.refunded), due: inEuros(money.due) },
});

const checked = (session: Session, { closeRestore = false }: { readonly closeRestore?: boolean }): Answered =>
  settingsOf(session).asyncAndThen((settings) =>
    session.access.checkShop(settings).andThen((shop) => {
      const closed = closeRestore ? session.access.closeRestoreOf(settings) : okAsync(undefined);
      const lines = [...openLines(shop, closeRestore), ...moneyLines(shop, session.language)];
      return closed.map(() => checkedAnswer(checkDocument(shop), shop.breaches, lines));
    }),
  );

/** Adds the commands about the database of a shop. */
export const addVerbs = (db: ShopCommand): void => {
  db.verb(
    'transfer',
    'move the shop of a data folder, which no server may run on, into an empty PostgreSQL database: whole or not at all',
  )
    .option('--to <address>', 'the empty database, postgres://user:password@host/name (env DATABASE_URL)')
    .examples(
      ['stop the server, set DATABASE_URL, then', 'shop db transfer --on .data'],
      ['for a script', "shop db transfer --on .data --json | jq '.sums'"],
      ['after it was cut off, the same again', 'shop db transfer --on .data'],
    )
    .prints(ownForm('from to wasThere tables rows sums clockAhead', sumsFields))
    .action(withoutShop(moved));
  db.verb('backup', 'copy the shop of a data folder into one new file, also while its server runs, and check the copy')
    .argument('<file>', 'a new file; it holds personal data')
    .examples(['every night', 'shop db backup /backups/$(date +%F).backup --on .data'])
    .prints(ownForm('from to sums breaches[]', sumsFields, breachFields))
    .action(withoutShop(backedUp));
  db.verb('restore', 'put a backup in place of the shop of a data folder, or of a database; no server may run on it')
    .argument('<backup>', 'a file that db backup wrote, or the address of a database that pg_restore filled')
    .examples(
      ['stop the server, then', 'shop db restore /backups/2026-11-28.backup --on .data'],
      ['the steps for the database of DATABASE_URL', 'shop db restore shop.dump --on postgres'],
      ['the last but one of them', 'shop db restore postgres://db.example/shop-2 --on postgres'],
    )
    .prints(ownForm('from to sums nextOrder asked uses replaced?', sumsFields, 'uses: type tickets cards since?'))
    .action(withoutShop(restored));
  db.verb(
    'upgrade',
    'bring what an earlier release wrote over to this one, whole or not at all, with a backup of a data folder; no server may run on it',
  )
    .examples(
      ['stop the server, then', 'shop db upgrade --on .data'],
      ['stop all hosts of the database of DATABASE_URL, back it up, then', 'shop db upgrade --on postgres'],
      ['after it was cut off, the same again', 'shop db upgrade --on .data'],
    )
    .prints(ownForm('place sums release? backup?', sumsFields))
    .action(withoutShop(upgraded));
  db.verb(
    'check',
    'look for contradictions in what a shop stores, also while servers run: one line each, and exit code 3',
  )
    .option('--close-restore', 'say no more that the shop is open since a restore')
    .examples(
      ['of a data folder', 'shop db check --on .data'],
      ['of the database of DATABASE_URL', 'shop db check --on postgres'],
      ['once a restore was gone through', 'shop db check --close-restore --on .data'],
    )
    .prints(ownForm('breaches[] money? openSince?', 'money: paid refunded due', breachFields))
    .action(withoutShop(checked));
};
