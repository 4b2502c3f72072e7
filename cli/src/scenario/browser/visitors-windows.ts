import type { BrowserContext } from '@playwright/test';
import { err, ok } from 'neverthrow';
import type { VisitorsBrowser } from '../../compose/root.ts';
import type { Enter } from '../run-scenario.ts';
import type { Memory } from '../terminal-deeds.ts';
import type { TerminalHands } from '../terminal-visitor.ts';
import type { Cookies, World } from '../world.ts';
import { newWindow } from './shop-window.ts';
import { windowVisitor } from './window-visitor.ts';

/** What a jar calls the cookies that a browser has under another name on https. */
const jarName = (name: string): string => name.replace(/^__Host-/, '');

const cookiesOf = async (visitor: BrowserContext): Promise<Cookies> =>
  Object.fromEntries(
    (await visitor.cookies()).map(({ name, value }) => [jarName(name), decodeURIComponent(value)] as const),
  );

type Someone = { readonly own: BrowserContext; readonly memory: Memory };

/** Visitors of a world by name, each with cookies of their own, which outlive their windows. */
export const windowsOf = (
  browser: VisitorsBrowser,
  world: World,
  hands: TerminalHands,
): { readonly enter: Enter; close(): Promise<void> } => {
  const visitors = new Map<string, Someone>();
  const known = async (name: string): Promise<Someone> => {
    const someone = visitors.get(name) ?? { own: await browser.newVisitor(), memory: { hint: 'unknown' } };
    visitors.set(name, someone);
    return someone;
  };
  return {
    enter: async (name) => {
      const address = await world.address();
      if (address.isErr()) return err(address.error);
      const { origin } = new URL(address.value);
      const { payOnPage } = browser;
      try {
        const { own, memory } = await known(name);
        const enter = async () => world.enter(name, await cookiesOf(own));
        return ok(windowVisitor({ page: await newWindow(own), ...{ origin, payOnPage, enter, hands, memory } }));
      } catch {
        return err({ type: 'unusable', message: 'the browser has gone' });
      }
    },
    close: async () => {
      for (const { own } of visitors.values()) await own.close().catch(() => undefined);
    },
  };
};
