import { cleanHtml } from '@shop/adapters/content/markup/clean-html';
import type { CallContext } from '@shop/adapters/wire/calls/call';
import {
  type CallName,
  callTable,
  callTableWith,
  type RequestOf,
  type Transport,
} from '@shop/adapters/wire/calls/call-table';
import { fetchTransport } from '@shop/adapters/wire/client/fetch-transport';
import { foreignAnswers } from '@shop/adapters/wire/client/foreign-answers';
import type { BasicAuth } from '@shop/adapters/wire/client/http-request';
import { htmlBy } from '@shop/adapters/wire/codec/texts';
import type { hostLimit } from './host-limit.ts';
import { includes, type Level } from './level.ts';
import { unavailable } from './world.ts';

const purchaseCalls: ReadonlySet<CallName> = new Set(['saveCustomer', 'startPayment', 'cancelOrder']);

/** Calls that only our own seller has. */
const ownCalls: ReadonlySet<CallName> = new Set([
  'extendHold',
  'stopPayment',
  'showPapers',
  'logOut',
  'loadPage',
  'loadMedia',
  'loadSite',
  'loadTranslations',
  'loadRouteKeys',
]);

const levelOf = (name: CallName): Level => {
  if (ownCalls.has(name)) return 'own';
  if (!callTable[name].changes) return 'read';
  return purchaseCalls.has(name) ? 'purchase' : 'cart';
};

/** A request with its answer, for the report of a failed check. */
export type Exchange = { readonly sent: string; readonly answered: string };

/** Maximum printed length of a request or an answer. Units: characters. */
const longest = 800;

const shortened = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest)}... (${text.length} characters)` : text;

/** Returns the paths of an answer's members, with lists as `[]`. */
const fieldsIn = (json: unknown, path = ''): readonly string[] => {
  if (Array.isArray(json)) return json.flatMap((entry: unknown) => fieldsIn(entry, `${path}[]`));
  if (typeof json !== 'object' || json === null) return path === '' ? [] : [path];
  return Object.entries(json).flatMap(([name, part]) => fieldsIn(part, path === '' ? name : `${path}.${name}`));
};

/** The fields in a host's answers, by call. */
export type SeenFields = Map<CallName, Set<string>>;

export type Asked = {
  readonly url: string;
  readonly level: Level;
  readonly seen: SeenFields;
  /** Parts of answers that a shop with this host as its provider would ignore. */
  readonly unread: Set<string>;
  readonly limit: ReturnType<typeof hostLimit>;
  /** Shared client credential of a provider. */
  readonly basicAuth?: BasicAuth | undefined;
};

/** Answers of our own seller are parsed strictly; those of another host like the answers of a provider. */
const readingAt = ({ url, level, unread, basicAuth }: Asked) => {
  const { origin } = new URL(url);
  const credential = basicAuth === undefined ? undefined : { basicAuth };
  if (level === 'own') return { ...credential };
  const pictures = { base: origin, allowed: [origin] };
  return {
    ...credential,
    numbers: 'digits' as const,
    calls: callTableWith(htmlBy((html) => cleanHtml(html, { pictures }))),
    answers: foreignAnswers((odd) => {
      if (odd.type === 'unreadable') unread.add(`${odd.call} ${odd.part}`);
    }),
  };
};

/** Calls a host over HTTP. Calls above the level skip the check. Collects the fields of each answer, and appends
 *  each request and answer to `exchanges`. */
export const remoteTransport = (asked: Asked, exchanges: Exchange[]): Transport => {
  const { url, level, seen, limit } = asked;
  const reading = readingAt(asked);
  const recorded =
    (name: CallName, answered: (request: string, status: number) => void) =>
    async (address: string, init: RequestInit) => {
      const request = `${init.method} ${address}`;
      const sent = shortened(`${request}${typeof init.body === 'string' ? ` ${init.body}` : ''}`);
      const answer = await fetch(address, init).catch((error: unknown) => {
        exchanges.push({ sent, answered: `no answer: ${String(error)}` });
        throw error;
      });
      const call = `${init.method} ${new URL(address).pathname}`;
      answered(call, answer.status);
      limit.saw(call, answer);
      const text = await answer.clone().text();
      exchanges.push({ sent, answered: shortened(`${answer.status} ${text}`) });
      const fields = seen.get(name) ?? new Set();
      seen.set(name, fields);
      try {
        for (const field of fieldsIn(JSON.parse(text))) fields.add(field);
      } catch {
        // Not JSON: the check that made the call reports what is wrong with it.
      }
      return answer;
    };
  return {
    call: <Name extends CallName>(name: Name, request: RequestOf<Name>, context?: CallContext) => {
      if (!includes(level, levelOf(name))) return unavailable(`level ${levelOf(name)}`);
      let last = { request: '', status: 0 };
      const fetch = recorded(name, (request, status) => {
        last = { request, status };
      });
      const transport = fetchTransport({ baseUrl: url, timeoutMs: 20_000, ...reading, fetch });
      return transport.call(name, request, context).mapErr((error) => {
        const { request: path, status } = last;
        const isLimited = limit.isMet(path, error);
        if (level === 'own') return error;
        // A rate limit says nothing about the request: the check waits and runs again.
        if (isLimited) throw new Error(`the host refuses more tries: ${path} answers ${status}`);
        // Other hosts may refuse a request without a code.
        return error.kind === 'unreachable' && status >= 400 && status < 500
          ? ({ kind: 'refusedByProvider', code: `status ${status}` } as const)
          : error;
      });
    },
  };
};
