import type { GoLiveFacts } from '@shop/core/go-live/facts';
import { languages } from '@shop/core/languages/language';
import { aReadyShop } from '@shop/core/testing/ready-shop';
import { err, errAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { runShop } from '../testing/run-shop.ts';
import type { Stubs } from '../testing/test-shop.ts';
import { doctorWords } from './doctor-words.ts';

const doctor = (facts: GoLiveFacts, argv: readonly string[] = [], env: Readonly<Record<string, string>> = {}) => {
  const access: Stubs['access'] = {
    goLiveFacts: async ({ target }) => ({ facts, shop: { target, jar: 'jar.json' }, goods: undefined }),
    openShop: () => errAsync({ type: 'unusable', message: 'no visit in this test' }),
    settingsFile: async () => err('there is no such file'),
  };
  return runShop(['doctor', ...argv], { access }, { env });
};

describe('shop doctor', () => {
  it.each(languages)('says in %s that nothing is bad and what was not tried, and ends with 0', async (language) => {
    const words = doctorWords[language];
    const { exitCode, stdout, stderr } = await doctor(aReadyShop, ['--lang', language]);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout.split('\n')).toHaveLength(23);
    expect(stdout).toContain(words['money.notTried']);
    expect(stdout).not.toMatch(/\{\{|undefined/);
  });

  it('names what is bad, and ends with 3', async () => {
    const facts: GoLiveFacts = { ...aReadyShop, mail: { missing: ['SMTP_URL'], reply: 'silent' } };
    const { exitCode, stdout, stderr } = await doctor(facts, ['--lang', 'en']);
    expect([exitCode, stderr]).toEqual([3, 'error: the shop is not ready for its first sale: 1 bad (GoLive.Bad)\n']);
    expect(stdout).toMatch(/^bad {8}mail server +buyers get no mail: set SMTP_URL$/m);
  });

  it('reads the settings of a file, and refuses one that cannot be read and a shop that a provider sells', async () => {
    const unread = await doctor(aReadyShop, ['--settings', 'shop.env']);
    expect(unread.exitCode).toBe(2);
    expect(unread.stderr).toContain('the settings shop.env cannot be read: there is no such file');
    const provided = await doctor(aReadyShop, [], { PROVIDER_URL: 'https://provider.example' });
    expect([provided.exitCode, provided.stdout]).toEqual([2, '']);
    const running = await doctor(aReadyShop, ['--on', 'https://shop.example']);
    expect([running.exitCode, running.stdout]).toEqual([2, '']);
  });
});
