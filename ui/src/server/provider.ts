import type { Provider } from '@shop/core/ports/provider';
import type { SupportPort } from '@shop/core/ports/support-port';
import type { Hono } from 'hono';

/** A provider that a server stands before. */
export type ServedProvider = Omit<Provider, 'payWithCard' | 'fault' | 'refused'> &
  SupportPort & {
    /** Which content system and site elsewhere tells the content; none when it is our own. */
    readonly contentSource?: string;
    /** Routes of its own: notifications of the payment provider, media, the payment stand-in. */
    readonly routes: readonly Hono[];
    /** Hosts besides our own that pictures come from. */
    readonly imageOrigins?: readonly string[];
  };
