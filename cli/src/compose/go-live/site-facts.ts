import { type StaffTrial, tryStaffToken } from '@shop/adapters/wire/client/try-staff';
import type { AddressFacts, GoLiveFacts, ProxyFacts, Reply, TokenFacts } from '@shop/core/go-live/facts';
import { isLoopback } from '@shop/core/paths/loopback';
import { operationsOf } from '@shop/core/paths/operations-address';
import { namedSecretsOf } from '@shop/core/ports/staff-tokens';
import type { Terminal } from '../../terminal.ts';

type Settings = Terminal['env'];
type Around = Pick<Terminal, 'env' | 'fetch'>;

/** Milliseconds for an answer. */
const deadline = 10_000;

/** Names of Node's errors about certificates. */
const certificateErrors = /CERT|SIGNED|VERIFY|ISSUER|ALTNAME/;

const causeOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : '';

/** Asks the public address whether the shop is ready. `env` is that of this process, which may trust an authority of
 *  its own. */
export const addressFacts = async ({ PUBLIC_ORIGIN }: Settings, { env, fetch }: Around): Promise<AddressFacts> => {
  const origin = PUBLIC_ORIGIN ? PUBLIC_ORIGIN.replace(/\/+$/, '') : undefined;
  const isOwnAuthority = isLoopback(URL.parse(origin ?? '')) || Boolean(env.NODE_EXTRA_CA_CERTS);
  if (origin === undefined) return { origin, reply: 'silent', isOwnAuthority };
  try {
    const { ok } = await fetch(`${origin}/readyz`, { redirect: 'manual', signal: AbortSignal.timeout(deadline) });
    return { origin, reply: ok ? 'ready' : 'notReady', isOwnAuthority };
  } catch (error) {
    return { origin, reply: certificateErrors.test(causeOf(error)) ? 'untrusted' : 'silent', isOwnAuthority };
  }
};

/** An address of documentation (RFC 5737), which no visitor has. */
const forgedAddress = '203.0.113.7';

type NamedSecret = { readonly name: string; readonly secret: string };

/** Returns the named secrets of a setting; `undefined` for text that the server refuses. */
export const secretsOf = (setting: string | undefined): readonly NamedSecret[] | undefined =>
  setting ? namedSecretsOf(setting) : [];

type Trials = ReadonlyMap<string, StaffTrial | undefined>;

const tokenFacts = (secrets: readonly NamedSecret[] | undefined, trials: Trials): TokenFacts => {
  if (secrets === undefined) return { isReadable: false, names: [] };
  const names = secrets.map(({ name }) => name);
  const wasAsked = secrets.every(({ name }) => trials.get(name) !== undefined);
  const refused = names.filter((name) => trials.get(name)?.isTaken === false);
  return { isReadable: true, names, refused: wasAsked ? refused : undefined };
};

const proxyFacts = (header: string | undefined, trials: Trials): ProxyFacts => {
  const seen = [...trials.values()].find((trial) => trial?.seen !== undefined)?.seen;
  if (seen === undefined) return { header };
  return { header, seen: { ...seen, isForged: seen.address === forgedAddress } };
};

/** Tries the tokens of staff at the running shop. Each request has a forged header of the proxy. */
export const staffFacts = async (
  settings: Settings,
  { origin, reply }: AddressFacts,
  { fetch }: Around,
): Promise<Pick<GoLiveFacts, 'office' | 'door' | 'proxy'>> => {
  const header = settings.CLIENT_ADDRESS_HEADER || undefined;
  const [office, door] = [secretsOf(settings.OFFICE_TOKENS), secretsOf(settings.DOOR_TOKENS)];
  const trials = new Map<string, StaffTrial | undefined>();
  const headers = header === undefined ? undefined : { [header]: forgedAddress };
  if (origin !== undefined && reply === 'ready')
    for (const { name, secret } of [...(office ?? []), ...(door ?? [])])
      trials.set(name, await tryStaffToken({ origin, secret, headers }, fetch));
  return {
    office: { ...tokenFacts(office, trials), hasOperator: Boolean(settings.OPERATOR_TOKEN) },
    door: tokenFacts(door, trials),
    proxy: proxyFacts(header, trials),
  };
};

/** Asks the port of health and metrics. */
export const metricsFacts = async ({ OPERATIONS_PORT }: Settings, { fetch }: Around): Promise<Reply | undefined> => {
  const place = operationsOf(OPERATIONS_PORT ?? '');
  if (place === undefined) return undefined;
  const host = /^(0\.0\.0\.0|::)$/.test(place.host) ? '127.0.0.1' : place.host;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${place.port}/metrics`;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(deadline) });
    return (await answer.text()).includes('shop_events_total') ? 'accepted' : 'silent';
  } catch {
    return 'silent';
  }
};
