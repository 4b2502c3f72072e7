import type { CallContext } from '@shop/adapters/calls/call';
import { type CallName, callTable, type RequestOf, type Transport } from '@shop/adapters/calls/call-table';
import { portsOver } from '@shop/adapters/calls/ports-over';
import { fetchTransport } from '@shop/adapters/client/fetch-transport';
import { payWithCard } from '@shop/adapters/payment-standin/pay-with-card';
import { dayIn, instant } from '@shop/core/dates/instant';
import { type CartId, orderRef } from '@shop/core/ids';
import { value } from '@shop/core/testing/answers';
import { onTestFailed } from 'vitest';
import { cardFor } from './cards.ts';
import { type Level, levels } from './level.ts';
import { type OpenWorld, unavailable } from './world.ts';
import { sample } from './worlds.ts';

const levelOf = (name: CallName): Level => {
  if (!callTable[name].changes) return 'read';
  return purchaseCalls.has(name) ? 'purchase' : 'cart';
};

const purchaseCalls: ReadonlySet<CallName> = new Set(['saveCustomer', 'startPayment', 'stopPayment', 'cancelOrder']);

/** A request with its answer, for the report of a failed check. */
type Exchange = { readonly sent: string; readonly answered: string };

/** Most of a failed check's last exchanges that are printed, and most of each. Units: exchanges, characters. */
const printed = { exchanges: 3, length: 800 } as const;

const shortened = (text: string): string =>
  text.length > printed.length ? `${text.slice(0, printed.length)}... (${text.length} characters)` : text;

/** The members of an answer by their path, lists as `[]`. */
const fieldsIn = (json: unknown, path = ''): readonly string[] => {
  if (Array.isArray(json)) return json.flatMap((entry: unknown) => fieldsIn(entry, `${path}[]`));
  if (typeof json !== 'object' || json === null) return path === '' ? [] : [path];
  return Object.entries(json).flatMap(([name, part]) => fieldsIn(part, path === '' ? name : `${path}.${name}`));
};

/** Fields that answers of a host really had, by call. */
export type SeenFields = Map<CallName, Set<string>>;

type RemoteHost = { readonly url: string; readonly level: Level; readonly seen: SeenFields };

/** Calls over HTTP up to a level; each answer's fields are counted, and a failed check gets its last exchanges. */
const remoteTransport = ({ url, level, seen }: RemoteHost, exchanges: Exchange[]): Transport => {
  const recorded = (name: CallName) => async (address: string, init: RequestInit) => {
    const sent = shortened(`${init.method} ${address}${typeof init.body === 'string' ? ` ${init.body}` : ''}`);
    const answer = await fetch(address, init).catch((error: unknown) => {
      exchanges.push({ sent, answered: `no answer: ${String(error)}` });
      throw error;
    });
    const text = await answer.clone().text();
    exchanges.push({ sent, answered: shortened(`${answer.status} ${text}`) });
    const fields = seen.get(name) ?? new Set();
    seen.set(name, fields);
    try {
      for (const field of fieldsIn(JSON.parse(text))) fields.add(field);
    } catch {
      // No JSON: the check that called says what is wrong with it.
    }
    return answer;
  };
  return {
    call: <Name extends CallName>(name: Name, request: RequestOf<Name>, context?: CallContext) =>
      levels.indexOf(levelOf(name)) > levels.indexOf(level)
        ? unavailable(`level ${levelOf(name)}`)
        : fetchTransport({ baseUrl: url, timeoutMs: 20_000, fetch: recorded(name) }).call(name, request, context),
  };
};

/** A running host that is known by its address alone, with the sample's product lists and promo codes. What only its
 *  operator can do (another time, other prices, the door, accounts) skips the check that needs it. */
export const remoteWorld =
  (host: RemoteHost): OpenWorld =>
  async () => {
    const exchanges: Exchange[] = [];
    onTestFailed(({ task }) => {
      const [error] = task.result?.errors ?? [];
      if (error === undefined) return;
      const lines = exchanges.slice(-printed.exchanges).map(({ sent, answered }) => `  ${sent}\n  -> ${answered}`);
      const message = [error.message, ...lines].join('\n');
      // Reports print the stack, the terminal the message.
      if (error.stack !== undefined) error.stack = error.stack.replace(error.message, () => message);
      error.message = message;
    });
    const calls = portsOver(remoteTransport(host, exchanges));
    const now = instant(Date.parse((await fetch(host.url)).headers.get('date') ?? ''));
    const carts = new Set<CartId>();
    const keep = (id: CartId): void => void carts.add(id);
    const operator = (what: string) => (): never => unavailable(what);
    return {
      ...sample,
      promoCodes: {
        percent: sample.promoCodes.percent,
        // Its uses are everyone's.
        get limited() {
          return unavailable('a code with few uses of its own');
        },
      },
      shop: {
        ...calls,
        addTicket: (...args) => calls.addTicket(...args).andTee((added) => keep(added.cartId)),
        addGiftCard: (...args) => calls.addGiftCard(...args).andTee((added) => keep(added.cartId)),
      },
      checkout: calls,
      content: calls,
      profile: calls,
      accounts: {
        register: operator('registration'),
        changeMember: operator('a member'),
        ordersOf: operator('a member'),
      },
      openAccount: operator('an account'),
      today: dayIn('Europe/Ljubljana', now),
      clock: { now: () => now, advance: operator('a clock that can be moved') },
      reprice: operator('an import of the catalog'),
      catalog: {
        importCatalog: operator('an import of the catalog'),
        exportCatalog: operator('an export of the catalog'),
        listVersions: operator('versions of the catalog'),
      },
      desk: {
        admit: operator('the door'),
        takeBack: operator('the desk'),
        resend: operator('the desk'),
        history: operator('the desk'),
        replay: operator('the desk'),
        attention: operator('the desk'),
        settlePayment: operator('the desk'),
      },
      pay: async (returnUrl, outcome) => {
        const back = await value(payWithCard(returnUrl, cardFor(outcome), fetch));
        return orderRef(new URL(back).searchParams.get('ref') ?? '');
      },
      // Places go back to the host at once; those of a cart that is being paid stay until they expire.
      close: async () => {
        const shop = portsOver(remoteTransport(host, []));
        for (const id of carts) {
          const cart = await shop.loadCart({ cartId: id, language: 'sl' });
          for (const { cartItemId: itemId } of cart.isOk() ? cart.value.items : [])
            await shop.removeItem({ cartId: id, cartItemId: itemId, language: 'sl' });
        }
      },
    };
  };
