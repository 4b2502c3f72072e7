import type { MovedShop } from '@shop/core/host/views/shop-sums';
import type { Language } from '@shop/core/languages/language';
import { cents } from '@shop/core/money/cents';
import { euroText } from '@shop/core/money/euro-text';
import type { Answered, BareSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { shopSettings } from '../arguments/global-options.ts';
import { usage } from '../failures/failure.ts';
import { answer } from '../terminal/answer.ts';
import { type Line, line, span } from '../text/line.ts';

const figures = (name: string, ...all: readonly (number | string)[]): Line =>
  line(span(`${name}  `, 'quiet'), all.join(', '));

/** Effect of a differing clock on visitors who are buying; none if too small to notice. */
const clockLines = (to: string, clockAhead: number): readonly Line[] => {
  const seconds = Math.round(Math.abs(clockAhead) / 1000);
  const [goes, ends] = clockAhead > 0 ? ['ahead of', 'sooner'] : ['behind', 'later'];
  const words = `the clock of ${to} is ${seconds} s ${goes} this machine's: what is held and paid now ends so much ${ends}`;
  return seconds === 0 ? [] : [line(span(words, 'bad'))];
};

const movedLines = (
  { from, to, wasThere, tables, rows, sums, clockAhead }: MovedShop,
  language: Language,
): readonly Line[] => [
  line(span(`${wasThere ? 'had moved' : 'moved'} to ${to}`, 'strong'), `  ${tables} tables, ${rows} rows, all equal`),
  figures('orders, worth', sums.orders, euroText(cents(sums.cents), language)),
  figures('places sold, paying, held', sums.placesSold, sums.placesPaying, sums.placesHeld),
  figures('tickets, payments, history', sums.tickets, sums.payments, sums.history),
  figures('mails due', sums.mailsDue),
  figures('carts, keys, accounts', sums.carts, sums.keys, sums.accounts),
  ...clockLines(to, clockAhead),
  line(`${from} is closed; start the shop with DATABASE_URL`),
];

const moved = (
  { access, options, terminal, progress, language }: BareSession,
  { to }: { readonly to?: string },
): Answered =>
  shopSettings(options, terminal)
    .mapErr((message) => usage(message))
    .asyncAndThen((settings) => access.transfer(settings, to, terminal, progress.show))
    .map((shop) => answer(shop, () => movedLines(shop, language)));

/** Where a shop keeps what it sells. */
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
    .runs(moved);
};
