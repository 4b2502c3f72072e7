import type { RouteData } from '../page-data/route-data.ts';
import type { SectionData } from '../page-data/section-data.ts';

/** Shares of what error reporting sends: all traces, a tenth of the sessions, every session with a failure. */
export const sampling = { traces: 1, replays: 0.1, replaysOnError: 1 } as const;

const checkoutSections: ReadonlySet<SectionData['type']> = new Set([
  'cartReview',
  'personalData',
  'paymentMethod',
  'orderCompleted',
  'orderCancellation',
]);

/** Returns whether a page belongs to the checkout, where no session is recorded. A page that failed may belong to
 *  it. */
export const isInCheckout = (route: RouteData): boolean =>
  route.kind === 'failed' ||
  (route.kind === 'content' && route.sections.some(({ type }) => checkoutSections.has(type)));
