import { expect, test } from 'vitest';
import { knownSessions } from './known-sessions.ts';

const hour = 60 * 60_000;

const setting = (name: string, value: string): Response =>
  new Response('', { headers: { 'Set-Cookie': `${name}=${value}; Path=/; HttpOnly` } });

test('a session is known under both cookie names for an hour after the answer that set it', () => {
  let now = 0;
  const sessions = knownSessions(() => now);
  sessions.remember(setting('__Host-checkout', 'abc'));
  now = hour - 1;
  expect(sessions.isIn('a=b; __Host-checkout=abc')).toBe(true);
  now = hour;
  expect(sessions.isIn('__Host-checkout=abc')).toBe(false);
  sessions.remember(setting('checkout', 'abc'));
  expect(sessions.isIn('checkout=abc')).toBe(true);
});

test.each([undefined, '', 'shopCart=x', 'checkout=x', 'xcheckout=abc', 'checkout='])(
  'a request with the Cookie header %j has no known session',
  (cookies) => {
    const sessions = knownSessions();
    sessions.remember(setting('checkout', 'abc'));
    expect(sessions.isIn(cookies)).toBe(false);
  },
);
