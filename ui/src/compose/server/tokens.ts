import type { orderDrawer } from '@shop/adapters/open/order-drawer';
import type { ContentPort } from '@shop/core/content/content-port';
import type { CustomerDrafts } from '@shop/core/customer/customer-drafts';
import type { HostClock } from '@shop/core/ports/clock-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { WalletPort } from '@shop/core/ports/wallet-port';
import type { Hono } from 'hono';
import type { InjectionToken } from 'tsyringe';
import type { ClientSettings } from '../../client-settings.ts';
import type { ServedProvider } from '../../server/provider.ts';
import type { TranslationsStore } from '../../server/translations-store.ts';

/** A name of the container that knows its type, so that `resolve` does too. */
const token = <Part>(name: string): symbol & InjectionToken<Part> => Symbol(name);

export const CLOCK = token<HostClock>('clock');
export const RANDOM = token<RandomPort>('random');
/** Registered once it is open, since opening takes time and may fail. */
export const PROVIDER = token<ServedProvider>('provider');
/** Registered once its keys are read, since one of them may be wrong. */
export const WALLETS = token<WalletPort>('wallets');
/** The provider's content, kept for a while. */
export const CONTENT = token<ContentPort>('content');
/** Words of pages, papers and mails. */
export const TRANSLATIONS = token<TranslationsStore>('translations');
/** Registered together with the provider, which may keep them. */
export const DRAFTS = token<CustomerDrafts>('drafts of personal data');
/** The PDF of an order, for its page and its mail. */
export const DRAW_ORDER = token<ReturnType<typeof orderDrawer>>('order drawer');
export const CLIENT_SETTINGS = token<ClientSettings>('client settings');
/** The calls, and the pages that are drawn from them. */
export const API = token<Hono>('api');
export const PAGES = token<Hono>('pages');
