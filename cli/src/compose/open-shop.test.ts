import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aCard } from '@shop/adapters/payment/test-bank/testing/test-payments';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { describe, expect, it } from 'vitest';
import type { Target } from '../arguments/target.ts';
import { testTerminal } from '../testing/test-terminal.ts';
import { embeddedOrigin, openShop } from './open-shop.ts';

const jarFile = (): string => join(temporaryFolder(), 'jar.json');

/** Opens a shop whose server answers every call with the same JSON; also returns the requests. */
const open = async (target: Target, env: Record<string, string> = {}, answer: unknown = {}) => {
  const requests: { address: string; authorization: string | null; apiKey: string | null }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    requests.push({
      address: String(input),
      authorization: headers.get('Authorization'),
      apiKey: headers.get('Api-Key'),
    });
    return Response.json(answer);
  };
  const { terminal } = testTerminal([], { fetch, env });
  const shop = (await openShop({ target, jar: jarFile() }, terminal))._unsafeUnwrap();
  return { ...shop, requests };
};

const provider: Target = { type: 'provider', url: 'https://provider.test', user: 'shop', password: 'pässword' };

describe('a running shop', () => {
  it('uses the person categories of the environment', async () => {
    const target: Target = { type: 'gateway', url: 'http://shop.test' };
    const named = await open(target, { ADULT_CATEGORY: 'a-1', CHILD_CATEGORY: 'c-1' });
    expect(named.personCategories).toEqual({ adult: 'a-1', child: 'c-1' });
    const { terminal } = testTerminal([], { env: { CHILD_CATEGORY: 'c-1' } });
    const refused = await openShop({ target, jar: jarFile() }, terminal);
    expect(refused._unsafeUnwrapErr()).toMatchObject({ type: 'unusable' });
  });

  it('receives requests without a credential', async () => {
    const { useCases, requests } = await open({ type: 'gateway', url: 'http://shop.test' }, {}, { Error: 'Napaka' });
    expect((await useCases.loadTranslations('sl'))._unsafeUnwrap()).toEqual({ Error: 'Napaka' });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ authorization: null, apiKey: null });
    expect(requests[0]?.address).toMatch(/^http:\/\/shop\.test\//);
  });

  it('may return a path as the address of its payment page', async () => {
    const { payWithCard, requests } = await open({ type: 'gateway', url: 'http://shop.test' });
    await payWithCard('/payment-page/pay/1', aCard());
    expect(requests[0]?.address).toBe('http://shop.test/payment-page/pay/1');
  });
});

describe('a levers file', () => {
  const gateway: Target = { type: 'gateway', url: 'http://127.0.0.1:9' };
  const leversFile = (text: string): string => {
    const file = jarFile().replace('jar.json', 'levers.yaml');
    writeFileSync(file, text);
    return file;
  };
  const openWithLevers = async (text: string, target: Target = gateway) => {
    const { terminal } = testTerminal([], { fetch: async () => Response.json([]) });
    return openShop({ target, jar: jarFile(), levers: leversFile(text) }, terminal);
  };

  it('lets a call of a running shop fail', async () => {
    const { useCases } = (
      await openWithLevers('levers: [{ call: listCategories, asked: 2, outOfReach: timeout }]')
    )._unsafeUnwrap();
    expect((await useCases.listCategories('sl')).isOk()).toBe(true);
    expect((await useCases.listCategories('sl'))._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'timeout' });
  });

  it('with a mistake is refused with line and column before any call', async () => {
    const refused = (await openWithLevers('levers:\n  - { call: listCategories, slow: soon }\n'))._unsafeUnwrapErr();
    expect(refused).toMatchObject({ type: 'unusable', message: expect.stringContaining('2:35 slow must be') });
  });

  it('with notifications is refused in front of a running shop', async () => {
    const refused = (await openWithLevers('levers: [{ notification: never }]'))._unsafeUnwrapErr();
    expect(refused).toMatchObject({ message: expect.stringContaining('serve --levers') });
  });
});

describe('a provider', () => {
  it('receives requests with the shared credential (R-CALL-1, R-GUARD-5)', async () => {
    const { useCases, requests } = await open(provider);
    await useCases.listCategories('sl');
    expect(requests[0]?.address).toMatch(/^https:\/\/provider\.test\/Shop\//);
    expect(Buffer.from((requests[0]?.authorization ?? '').replace('Basic ', ''), 'base64').toString()).toBe(
      'shop:pässword',
    );
  });

  it('does not share its credential with another content system', async () => {
    const env = { CONTENT_URL: 'https://content.test', CONTENT_API_KEY: 'key' };
    const { useCases, requests } = await open(provider, env);
    await useCases.loadTranslations('sl');
    expect(requests[0]).toMatchObject({ authorization: null, apiKey: 'key' });
    expect(requests[0]?.address).toMatch(/^https:\/\/content\.test\//);
  });
});

describe('a shop of our own', () => {
  const key = { STRIPE_SECRET_KEY: 'sk_test_51Hq7Lm2wx81vvTz4' };
  const elsewhere: Target = { type: 'postgres', url: 'postgres://shop@db.example/shop' };
  const folder: Target = { type: 'database', folder: '/no/shop', file: 'shop.db' };

  it.each<readonly [Target, Record<string, string>]>([
    [elsewhere, {}],
    [elsewhere, { PAYMENT_URL: 'https://pay.example' }],
    [elsewhere, { PAYMENTS: 'stripe', ...key }],
    [folder, { PAYMENTS: 'stripe', ...key }],
  ])('%j is not opened with the incomplete settings %j of its payments', async (target, env) => {
    const { terminal } = testTerminal([], { env });
    expect((await openShop({ target, jar: jarFile() }, terminal))._unsafeUnwrapErr()).toMatchObject({
      message: expect.stringMatching(/^this shop is paid at its own page: set PAYMENT_URL /),
    });
  });

  it('sends buyers of a foreign payment page back to its servers, and keeps those of the test bank', () => {
    const env = { PUBLIC_ORIGIN: 'https://shop.example' };
    const foreign = { type: 'elsewhere', url: 'https://pay.example', secret: 'secret' } as const;
    expect(embeddedOrigin(foreign, env)).toBe('https://shop.example');
    expect(embeddedOrigin({ type: 'testBank', opens: 'whenAsked' }, env)).toBe('http://shop.invalid');
  });
});
