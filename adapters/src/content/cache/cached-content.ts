import type { ShopError } from '@shop/core/errors/shop-error';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { ContentPort } from '@shop/core/ports/content-port';
import type { ResultAsync } from 'neverthrow';
import { cachedCall, type LastGood, type Wait } from './cached-call.ts';

type AnswerOf<Method> = Method extends (...args: never) => ResultAsync<infer Answer, unknown> ? Answer : never;

/** The last good answers of each call, stored beyond the life of the process. */
export type ContentOnDisk = { readonly [Call in keyof ContentPort]: LastGood<AnswerOf<ContentPort[Call]>> };

export type CachedContentSettings = {
  readonly clock: Pick<ClockPort, 'now'>;
  /** Milliseconds that content is fresh. */
  readonly fresh: number;
  /** Whether pages wait for the refresh of old content. Default: they show the old one meanwhile. */
  readonly awaitsRefresh?: boolean | undefined;
  /** Milliseconds that a page waits for optional content. Absent: without a limit. */
  readonly timeout?: number;
  readonly disk?: ContentOnDisk;
  readonly wait?: Wait | undefined;
};

const tooLate = { kind: 'unreachable', cause: 'timeout' } as const;

const isGone = ({ kind }: ShopError): boolean => kind === 'notFound';

/** Returns the content, cached for all visitors. A slow page list, site or translations never delay a page, and the
 *  last good answer is used while the content system fails. */
export const cachedContent = (content: ContentPort, settings: CachedContentSettings): ContentPort => {
  const { clock, fresh, awaitsRefresh, timeout, disk, wait } = settings;
  const needed = { clock, fresh, awaitsRefresh, isGone, wait };
  const limit = timeout === undefined ? undefined : { milliseconds: timeout, failure: tooLate };
  const patient = { ...needed, timeout: limit };
  return {
    loadPage: cachedCall(content.loadPage, { ...needed, lastGood: disk?.loadPage }),
    loadSite: cachedCall(content.loadSite, { ...patient, lastGood: disk?.loadSite }),
    loadTranslations: cachedCall(content.loadTranslations, { ...patient, lastGood: disk?.loadTranslations }),
    loadRouteKeys: cachedCall(content.loadRouteKeys, { ...patient, lastGood: disk?.loadRouteKeys }),
    loadMedia: cachedCall(content.loadMedia, { ...needed, lastGood: disk?.loadMedia }),
  };
};
