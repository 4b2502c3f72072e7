import { hash } from 'node:crypto';
import type { ErrorOf } from '@shop/core/errors/shop-error';
import { type ClientSecret, clientSecret } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { SupportCapsule, SupportPort } from '@shop/core/ports/support-port';
import type { LogRow } from '@shop/core/seller/log/log-row';
import { okAsync, ResultAsync } from 'neverthrow';
import { boundedWork, sharedWork } from '../platform/admission/bounded-work.ts';
import { clientDigest } from '../seller/digests.ts';
import type { OpenedLog, SourceProvider } from '../seller/opened-provider.ts';
import type { CartLog } from '../seller/seller-store.ts';
import type { ServedPorts } from '../wire/calls/transport-over.ts';
import { callCapsuleText } from './call-capsule.ts';
import { callMemory, callsOfCarts } from './call-memory.ts';
import { type CapsuleCatalog, logCapsuleText } from './log-capsule.ts';
import { supportCode } from './support-code.ts';
import { usedCatalog } from './used-catalog.ts';

/** Returns a client's digests in the log: calls of the gateway contain a digest of the secret, those of pages the
 *  secret itself. */
const ownersOf = (secret: ClientSecret): readonly string[] => [
  clientDigest(secret),
  clientDigest(clientSecret(hash('sha256', secret))),
];

type Loggable = Pick<SourceProvider, 'shop' | 'checkout' | 'content' | 'commandLog'>;

export type CapsuleSettings = {
  readonly clock: Pick<ClockPort, 'now'>;
  /** IANA name of the resort's time zone. */
  readonly zone: string;
};

/** The last cart of a client, and the text of its capsule. */
type Found = { readonly name: string; readonly text: () => Promise<string> };

type Capsules = {
  readonly find: (owners: readonly string[]) => ResultAsync<Found | undefined, ErrorOf<'unreachable'>>;
  readonly refused: SupportPort['refused'];
};

/** Returns capsules of the log of commands, for a shop with a store of its own. */
const logCapsules = (log: OpenedLog, zone: string): Capsules => {
  const catalogsOf = async (rows: readonly LogRow[]): Promise<readonly CapsuleCatalog[]> => {
    const versions = new Set(rows.flatMap(({ catalogVersion }) => catalogVersion ?? []));
    const catalogs = [...versions].map(async (version): Promise<readonly CapsuleCatalog[]> => {
      const sold = (await log.soldUnder(version)).unwrapOr(undefined);
      return sold === undefined ? [] : [{ version, ...usedCatalog(sold, rows) }];
    });
    return (await Promise.all(catalogs)).flat();
  };
  const { personCategories } = log;
  const capsuleOf = ({ rows, isWhole }: CartLog): Found => ({
    name: `${rows.length} ${rows.at(-1)?.id}`,
    text: async () => logCapsuleText({ zone, personCategories, isWhole, rows, catalogs: await catalogsOf(rows) }),
  });
  return {
    find: (owners) =>
      ResultAsync.fromSafePromise(log.flush())
        .andThen(() => log.lastCart(owners))
        .map((cart) => cart && capsuleOf(cart)),
    refused: (useCase, error, visitor) => {
      if (callsOfCarts.has(useCase)) log.refused(useCase, error, visitor);
    },
  };
};

/** Returns capsules of calls in memory, and the ports whose calls are remembered. */
const callCapsules = ({ now }: CapsuleSettings['clock'], ports: ServedPorts) => {
  const memory = callMemory({ ownerOf: clientDigest, clock: () => performance.now(), now });
  const capsules: Capsules = {
    find: (owners) => {
      const cart = memory.last(owners);
      const text = cart === undefined ? '' : callCapsuleText(cart);
      return okAsync(cart && { name: text, text: async () => text });
    },
    refused: memory.refused,
  };
  return { capsules, ports: memory.remembering(ports) };
};

/** Wraps a shop: the client that filled a cart can get its log. For the shop's own provider it contains commands,
 *  for a remote one the last calls. */
export const supportCapsules =
  ({ clock, zone }: CapsuleSettings) =>
  <Shop extends Loggable>(opened: Shop): Shop & SupportPort => {
    const { commandLog } = opened;
    const { capsules, ports } =
      commandLog === undefined ? callCapsules(clock, opened) : { capsules: logCapsules(commandLog, zone), ports: {} };
    const once = sharedWork<SupportCapsule>(boundedWork(1, 8), 20);
    const capsuleOf: SupportPort['capsuleOf'] = (secret) =>
      capsules.find(ownersOf(secret)).andThen((capsule) => {
        if (capsule === undefined) return okAsync(undefined);
        return once(hash('sha256', capsule.name), async () => {
          const file = await capsule.text();
          return { file, code: await supportCode(file) };
        });
      });
    return { ...opened, ...ports, capsuleOf, refused: capsules.refused };
  };
