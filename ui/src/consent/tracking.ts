import type { RouteData } from '../page-data/route-data.ts';
import type { SectionData } from '../page-data/section-data.ts';

/** Programs of others that watch visits, each there only when it is set; none runs without consent. */
export type Tracking = {
  /** Id of a Google Tag Manager container. */
  readonly tagManagerId?: string | undefined;
  /** Address that takes errors as Sentry does: `https://key@host/project`. */
  readonly errorReporting?: string | undefined;
};

/** Shares of what error reporting sends: all traces, a tenth of the sessions, every session with a failure. */
export const sampling = { traces: 1, replays: 0.1, replaysOnError: 1 } as const;

const checkoutSections: ReadonlySet<SectionData['type']> = new Set([
  'cartReview',
  'personalData',
  'paymentMethod',
  'orderCompleted',
  'orderCancellation',
]);

/** Whether a page belongs to the checkout, where no session is replayed. A page that failed may be one. */
export const isInCheckout = (route: RouteData): boolean =>
  route.kind === 'failed' ||
  (route.kind === 'content' && route.sections.some(({ type }) => checkoutSections.has(type)));
