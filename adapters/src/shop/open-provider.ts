import type { ClockPort } from '@shop/core/ports/clock-port';
import type { ContentPort } from '@shop/core/ports/content-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { err, ok, okAsync, type Result } from 'neverthrow';
import type { ContentVariables } from '../content/system/content-settings.ts';
import type { LeverBoard } from '../scenarios/levers/lever-board.ts';
import type { OpenedProvider, SourceProvider } from '../seller/opened-provider.ts';
import type { CleanedRemoteShopOptions } from './cleaned-remote-shop.ts';
import type { EmbeddedShopOptions } from './embedded-shop.ts';
import type { RemoteShopOptions } from './remote-shop.ts';

/** Kind and place of a provider. */
export type ProviderSource =
  /** A data folder, or a shared database. */
  | ({ readonly type: 'own' } & EmbeddedShopOptions)
  /** Another server of this shop, whose answers are trusted. */
  | ({ readonly type: 'server' } & RemoteShopOptions)
  /** A foreign provider, whose texts and pictures are cleaned; `variables` may name a content system. */
  | ({ readonly type: 'remote'; readonly variables: ContentVariables } & CleanedRemoteShopOptions)
  /** A trace, replayed with the jar's cookies. */
  | { readonly type: 'trace'; readonly file: string; readonly jar: string };

export type ProviderOptions = {
  readonly clock: ClockPort;
  readonly random: RandomPort;
  /** IANA name of the resort's time zone. */
  readonly zone: string;
  /** Replaces the content port, to watch what is read. */
  readonly watchContent?: (content: ContentPort) => ContentPort;
  /** Faults to inject. Default: none. */
  readonly levers?: LeverBoard;
  /** Whether visitors can send the log of their cart to support. */
  readonly hasSupport?: boolean | undefined;
  /** The trace file to which every call is added. */
  readonly record?: string | undefined;
};

/** Each source is loaded on demand: the database alone is larger than all the rest. */
const openSource = async (
  source: ProviderSource,
  { levers }: ProviderOptions,
): Promise<Result<SourceProvider, string>> => {
  switch (source.type) {
    case 'own': {
      const { openEmbeddedShop } = await import('./embedded-shop.ts');
      return openEmbeddedShop({ ...source, levers: levers ?? source.levers });
    }
    case 'server': {
      const { remoteShop } = await import('./remote-shop.ts');
      return ok(remoteShop(source));
    }
    case 'remote': {
      const { cleanedRemoteShop } = await import('./cleaned-remote-shop.ts');
      const { contentSystemOf } = await import('../content/system/content-settings.ts');
      return contentSystemOf(source.variables).map((content) => cleanedRemoteShop({ ...source, content }));
    }
    case 'trace': {
      const { replayedShop } = await import('../trace/replayed-shop.ts');
      return replayedShop(source.file, source.jar);
    }
  }
};

type Decorator = (provider: OpenedProvider, options: ProviderOptions) => Promise<Result<OpenedProvider, string>>;

const withWatchedContent: Decorator = async (provider, { watchContent }) =>
  ok(watchContent === undefined ? provider : { ...provider, content: watchContent(provider.content) });

const withLevers: Decorator = async (provider, { levers, clock, random }) => {
  if (levers === undefined) return ok(provider);
  const { leveredPorts } = await import('../scenarios/levers/levered-ports.ts');
  return ok(leveredPorts(provider, { board: levers, clock, random }));
};

const withSupport: Decorator = async (provider, { hasSupport, clock, zone }) => {
  if (hasSupport !== true) return ok(provider);
  const { supportCapsules } = await import('../trace/support-capsules.ts');
  return ok(supportCapsules({ clock, zone })(provider));
};

const withRecording: Decorator = async (provider, { record, clock }) => {
  if (record === undefined) return ok(provider);
  const { recordedShop } = await import('../trace/recorded-shop.ts');
  return recordedShop(provider, record, clock);
};

/** In the order of application, from the source outwards. */
const decorators: readonly Decorator[] = [withWatchedContent, withLevers, withSupport, withRecording];

/** Opens a provider. Error: one line for the operator. */
export const openProvider = async (
  source: ProviderSource,
  options: ProviderOptions,
): Promise<Result<OpenedProvider, string>> => {
  const opened = await openSource(source, options);
  if (opened.isErr()) return err(opened.error);
  const nothingLogged = { capsuleOf: () => okAsync(undefined), refused: () => undefined };
  let provider: OpenedProvider = { ...opened.value, ...nothingLogged };
  for (const decorate of decorators) {
    const decorated = await decorate(provider, options);
    if (decorated.isErr()) {
      await provider.close();
      return err(decorated.error);
    }
    provider = decorated.value;
  }
  return ok(provider);
};
