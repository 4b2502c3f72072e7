import type { QueueSize } from '../platform/admission/admission.ts';

/** What log and metrics may know of a request: its route as a template, never its address, and the id of its answer. */
export type RequestNote = { readonly route?: string; readonly correlationId?: string };

/** A request that is over: its status, and the time since its head was read. */
export type RequestEnd = RequestNote & { readonly status: number; readonly milliseconds: number };

/** Receives what a server does. */
export type ServerWatch = {
  /** Every request that is over, those that were refused unread too. */
  readonly onRequest?: (end: RequestEnd) => void;
  /** A function that reads the size of the queue. */
  readonly onQueue?: (size: () => QueueSize) => void;
  /** True once it is open, false from the first signal on, before anything is closed. */
  readonly onReady?: (isReady: boolean) => void;
};

/** Request objects are made only by our own server, as for a visitor's address. */
const notes = new WeakMap<Request, RequestNote>();

/** Adds to what is known of a request. */
export const noteRequest = (request: Request, note: RequestNote): void =>
  void notes.set(request, { ...notes.get(request), ...note });

/** What is known of a request; of one that was refused unread there is none. */
export const notedOf = (request: Request | undefined): RequestNote =>
  (request === undefined ? undefined : notes.get(request)) ?? {};
