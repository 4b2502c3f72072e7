import { setTimeout as sleep } from 'node:timers/promises';
import { payWithCard } from '@shop/adapters/payment/test-bank/pay-with-card';
import { callTable } from '@shop/adapters/wire/calls/call-table';
import { portsOver } from '@shop/adapters/wire/calls/ports-over';
import { httpOperator } from '@shop/adapters/wire/client/http-operator';
import type { BasicAuth } from '@shop/adapters/wire/client/http-request';
import { dayIn, instant } from '@shop/core/dates/instant';
import { type CartId, checkoutSession, orderRef } from '@shop/core/ids';
import type { CatalogPort } from '@shop/core/ports/catalog-port';
import type { DeskPort } from '@shop/core/ports/desk-port';
import { err } from 'neverthrow';
import { onTestFailed } from 'vitest';
import { cardFor } from './cards.ts';
import { costs } from './catalog-edits.ts';
import { hostLimit } from './host-limit.ts';
import { type KnownCode, promoCodeOf } from './known-code.ts';
import { includes, type Level } from './level.ts';
import { type Exchange, remoteTransport, type SeenFields } from './remote-transport.ts';
import { restoredCatalog } from './restored-catalog.ts';
import { type OpenWorld, unavailable, type World } from './world.ts';
import { sample } from './worlds.ts';

/** Maximum number of exchanges that are printed for a failed check. */
const printed = 3;

export type RemoteHost = {
  readonly url: string;
  readonly level: Level;
  readonly seen: SeenFields;
  /** Parts of answers that a shop with this host as its provider would ignore. */
  readonly unread?: Set<string> | undefined;
  /** A promo code of the host; the one of the sample when absent. */
  readonly code?: KnownCode | undefined;
  /** Allows checks to import a catalog; the former catalog is restored at the end of a check. */
  readonly operatorToken?: string | undefined;
  readonly basicAuth?: BasicAuth | undefined;
  /** Called with a line for each wait for a rate limit. */
  readonly tell?: ((line: string) => void) | undefined;
};

/** Adds the last exchanges to the message of a failed check. */
const printExchanges = (exchanges: readonly Exchange[]): void =>
  onTestFailed(({ task }) => {
    const [error] = task.result?.errors ?? [];
    if (error === undefined) return;
    const lines = exchanges.slice(-printed).map(({ sent, answered }) => `  ${sent}\n  -> ${answered}`);
    const message = [error.message, ...lines].join('\n');
    // Reports print the stack, the terminal prints the message.
    if (error.stack !== undefined) error.stack = error.stack.replace(error.message, () => message);
    error.message = message;
  });

const needs = (what: string) => (): never => unavailable(what);

const noCatalog: CatalogPort = {
  importCatalog: needs('an import of the catalog: level own with OPERATOR_TOKEN'),
  exportCatalog: needs('an export of the catalog: level own with OPERATOR_TOKEN'),
  listVersions: needs('versions of the catalog: level own with OPERATOR_TOKEN'),
};

const noDesk: DeskPort = {
  admit: needs('the door: level own with OPERATOR_TOKEN'),
  takeBack: needs('the desk: level own with OPERATOR_TOKEN'),
  resend: needs('the desk: level own with OPERATOR_TOKEN'),
  history: needs('the desk: level own with OPERATOR_TOKEN'),
  replay: needs('the desk: level own with OPERATOR_TOKEN'),
  attention: needs('the desk: level own with OPERATOR_TOKEN'),
  settlePayment: needs('the desk: level own with OPERATOR_TOKEN'),
};

/** Returns the operator's calls of a host, and `putBack`, which restores the catalog. */
const operatorOf = ({ url, level, operatorToken: token }: RemoteHost) => {
  if (token === undefined || !includes(level, 'own'))
    return { catalog: noCatalog, desk: noDesk, putBack: async () => undefined };
  const { catalog, desk } = httpOperator({ url, token, fetch });
  return { desk, ...restoredCatalog(catalog) };
};

const repriceIn =
  (catalog: CatalogPort): World['reprice'] =>
  async (id, price) => {
    const { files } = (await catalog.exportCatalog())._unsafeUnwrap();
    const edit = costs(id, (price / 100).toFixed(2));
    const edited = files.map((file) => ({ ...file, text: edit(file) }));
    (await catalog.importCatalog({ files: edited, apply: true }))._unsafeUnwrap();
  };

/** Makes the world of a running host from its address, with the product lists of the sample. Only at level `own`
 *  must it pass the tests for our own seller. Checks that need the operator (another time, accounts) are skipped. */
export const remoteWorld = (host: RemoteHost): OpenWorld => {
  const limits = () => hostLimit(host.tell ?? (() => undefined), sleep);
  const isOwn = includes(host.level, 'own');
  const { code: namedCode } = host;
  const code = namedCode ?? sample.promoCodes.percent;
  /** Whether the host is known to accept that code. */
  let isTaken = namedCode !== undefined;
  const isSame = (typed: string): boolean => typed.trim().toUpperCase() === code.code.toUpperCase();
  return async () => {
    const exchanges: Exchange[] = [];
    printExchanges(exchanges);
    const limit = limits();
    const settings = { ...host, unread: host.unread ?? new Set<string>(), limit };
    const calls = portsOver(remoteTransport(settings, exchanges));
    const now = instant(Date.parse((await fetch(host.url)).headers.get('date') ?? ''));
    const carts = new Set<CartId>();
    const remember = (id: CartId): void => void carts.add(id);
    const { catalog, desk, putBack } = operatorOf(host);
    return {
      isOwn,
      lists: sample.lists,
      promoCodes: {
        percent: promoCodeOf(code),
        // Other visitors may use it too.
        get limited() {
          return unavailable('a code with few uses of its own');
        },
      },
      shop: {
        ...calls,
        addTicket: (...args) => calls.addTicket(...args).andTee((added) => remember(added.cartId)),
        addGiftCard: (...args) => calls.addGiftCard(...args).andTee((added) => remember(added.cartId)),
        applyPromoCode: (cartId, typed, ...others) =>
          calls
            .applyPromoCode(cartId, typed, ...others)
            .andTee(() => {
              isTaken ||= isSame(typed);
            })
            .orElse((error) =>
              !isOwn && !isTaken && isSame(typed)
                ? unavailable('a promo code of the host: give --code CODE:10%')
                : err(error),
            ),
      },
      checkout: {
        ...calls,
        // A host without sessions returns the saved data to every client that knows the cart.
        saveCustomer: (entry) =>
          calls
            .saveCustomer(entry)
            .map(({ session }) => (isOwn ? { session } : { session: session ?? checkoutSession('') })),
      },
      content: calls,
      profile: calls,
      accounts: {
        register: needs('registration'),
        changeMember: needs('a member'),
        ordersOf: needs('a member'),
      },
      openAccount: needs('an account'),
      today: dayIn('Europe/Ljubljana', now),
      clock: { now: () => now, advance: needs('a clock that can be moved') },
      reprice: repriceIn(catalog),
      catalog,
      desk,
      pay: async (returnUrl, outcome) => {
        const back = (await payWithCard(returnUrl, cardFor(outcome), fetch)).match(
          (address) => address,
          (error) => {
            const from = `${callTable.startPayment.path} answered ${returnUrl}`;
            throw new Error(`nothing can be paid where ${from}: ${JSON.stringify(error)}`);
          },
        );
        return orderRef(new URL(back).searchParams.get('ref') ?? '');
      },
      waitOutLimit: limit.waitOut,
      // Releases the places at once; those of a cart in payment are held until they expire.
      close: async () => {
        await putBack();
        const shop = portsOver(remoteTransport({ ...settings, limit: limits() }, []));
        for (const id of carts) {
          const cart = await shop.loadCart({ cartId: id, language: 'sl' });
          for (const { cartItemId: itemId } of cart.isOk() ? cart.value.items : [])
            await shop.removeItem({ cartId: id, cartItemId: itemId, language: 'sl' });
        }
      },
    };
  };
};
