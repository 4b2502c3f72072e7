import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aCard } from '@shop/adapters/payment/test-bank/testing/test-payments';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { describe, expect, it } from 'vitest';
import type { Target } from '../arguments/target.ts';
import { testTerminal } from '../testing/test-terminal.ts';
import { openShop } from './open-shop.ts';

const jarFile = (): string => join(temporaryFolder(), 'jar.json');

/** Opens a shop whose server answers every call with the same JSON; also returns the requests. */
const opened = async (target: Target, env: Record<string, string> = {}, answer: unknown = {}) => {
  const asked: { address: string; authorization: string | null; apiKey: string | null }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    asked.push({
      address: String(input),
      authorization: headers.get('Authorization'),
      apiKey: headers.get('Api-Key'),
    });
    return Response.json(answer);
  };
  const { terminal } = testTerminal([], { fetch, env });
  const shop = (await openShop({ target, jar: jarFile() }, terminal))._unsafeUnwrap();
  return { ...shop, asked };
};

const provider: Target = { type: 'provider', url: 'https://provider.test', user: 'shop', password: 'pässword' };

describe('a running shop', () => {
  it('is asked with the categories of adults and children that the environment names', async () => {
    const target: Target = { type: 'gateway', url: 'http://shop.test' };
    const named = await opened(target, { ADULT_CATEGORY: 'a-1', CHILD_CATEGORY: 'c-1' });
    expect(named.personCategories).toEqual({ adult: 'a-1', child: 'c-1' });
    const { terminal } = testTerminal([], { env: { CHILD_CATEGORY: 'c-1' } });
    const refused = await openShop({ target, jar: jarFile() }, terminal);
    expect(refused._unsafeUnwrapErr()).toMatchObject({ type: 'unusable' });
  });

  it('is asked without any credential', async () => {
    const { useCases, asked } = await opened({ type: 'gateway', url: 'http://shop.test' }, {}, { Error: 'Napaka' });
    expect((await useCases.loadTranslations('sl'))._unsafeUnwrap()).toEqual({ Error: 'Napaka' });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ authorization: null, apiKey: null });
    expect(asked[0]?.address).toMatch(/^http:\/\/shop\.test\//);
  });

  it('may send its payment page as a path', async () => {
    const { payWithCard, asked } = await opened({ type: 'gateway', url: 'http://shop.test' });
    await payWithCard('/payment-page/pay/1', aCard());
    expect(asked[0]?.address).toBe('http://shop.test/payment-page/pay/1');
  });
});

describe('levers', () => {
  const gateway: Target = { type: 'gateway', url: 'http://127.0.0.1:9' };
  const written = (text: string): string => {
    const file = jarFile().replace('jar.json', 'levers.yaml');
    writeFileSync(file, text);
    return file;
  };
  const openedWith = async (text: string, target: Target = gateway) => {
    const { terminal } = testTerminal([], { fetch: async () => Response.json([]) });
    return openShop({ target, jar: jarFile(), levers: written(text) }, terminal);
  };

  it('let a call of a running shop go wrong', async () => {
    const { useCases } = (
      await openedWith('levers: [{ call: listCategories, asked: 2, outOfReach: timeout }]')
    )._unsafeUnwrap();
    expect((await useCases.listCategories('sl')).isOk()).toBe(true);
    expect((await useCases.listCategories('sl'))._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'timeout' });
  });

  it('that cannot be meant are told with line and column, before anything is asked', async () => {
    const refused = (await openedWith('levers:\n  - { call: listCategories, slow: soon }\n'))._unsafeUnwrapErr();
    expect(refused).toMatchObject({ type: 'unusable', message: expect.stringContaining('2:35 slow must be') });
  });

  it('about notifications belong to whoever sends them', async () => {
    const refused = (await openedWith('levers: [{ notification: never }]'))._unsafeUnwrapErr();
    expect(refused).toMatchObject({ message: expect.stringContaining('serve --levers') });
  });
});

describe('a provider', () => {
  it('is asked with the shared credential (R-CALL-1, R-GUARD-5)', async () => {
    const { useCases, asked } = await opened(provider);
    await useCases.listCategories('sl');
    expect(asked[0]?.address).toMatch(/^https:\/\/provider\.test\/Shop\//);
    expect(Buffer.from((asked[0]?.authorization ?? '').replace('Basic ', ''), 'base64').toString()).toBe(
      'shop:pässword',
    );
  });

  it('never lends its credential to a content system elsewhere', async () => {
    const env = { CONTENT_URL: 'https://content.test', CONTENT_API_KEY: 'key' };
    const { useCases, asked } = await opened(provider, env);
    await useCases.loadTranslations('sl');
    expect(asked[0]).toMatchObject({ authorization: null, apiKey: 'key' });
    expect(asked[0]?.address).toMatch(/^https:\/\/content\.test\//);
  });
});
