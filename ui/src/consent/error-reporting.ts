import type { Signal } from '@preact/signals-react';
import {
  browserTracingIntegration,
  captureException,
  init,
  makeFetchTransport,
  replayIntegration,
} from '@sentry/browser';
import type { RouteData } from '../page-data/route-data.ts';
import { impersonalEvent } from './impersonal-event.ts';
import { isInCheckout, sampling } from './tracking.ts';

type Reporting = {
  readonly address: string;
  /** The reference that the visitor sees in place of the failed part. */
  readonly reference: string;
  readonly route: Signal<RouteData>;
};

/** Reports errors and traces, and records sessions outside checkout, with text masked and without pictures and fields.
 *  Returns a function that reports an error. */
export const startErrorReporting = ({ address, reference, route }: Reporting): ((error: unknown) => void) => {
  const replay = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    stickySession: false,
    // Compression needs a worker, which the content security policy refuses.
    useCompression: false,
  });
  init({
    dsn: address,
    integrations: [browserTracingIntegration(), ...(isInCheckout(route.peek()) ? [] : [replay])],
    tracesSampleRate: sampling.traces,
    // Only the address above receives a trace.
    tracePropagationTargets: [],
    replaysSessionSampleRate: sampling.replays,
    replaysOnErrorSampleRate: sampling.replaysOnError,
    initialScope: { tags: { reference } },
    dataCollection: { userInfo: false },
    // All kinds of reports are sent through this transport.
    transport: (options) => {
      const { send, ...rest } = makeFetchTransport(options);
      return { ...rest, send: (parcel) => send(impersonalEvent(parcel)) };
    },
  });
  // After a visit to the checkout, recording stays off until a page is loaded anew.
  route.subscribe((current) => {
    if (isInCheckout(current)) void replay.stop();
  });
  return (error) => void captureException(error);
};
