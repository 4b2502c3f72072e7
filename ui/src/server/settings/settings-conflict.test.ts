import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const read = (variables: Readonly<Record<string, string | undefined>>) => readSettings(variables);
/** Returns the error line of a refused start. */
const refusalOf = (variables: Readonly<Record<string, string | undefined>>): string =>
  readSettings(variables).match(
    () => 'accepted',
    (line) => line,
  );
const at = '2026-11-21T10:00:00Z';
const provider = { PROVIDER_URL: 'https://host.example', PROVIDER_USER: 'shop', PROVIDER_PASSWORD: 'f8Kq-21xz' };
const payment = { PAYMENT_URL: 'https://pay.example', PAYMENT_SECRET: 'q7-Lm2.wx81-vvTz4' };

const shared = {
  DATABASE_URL: 'postgres://shop:hush@db.example/shop',
  SMTP_URL: 'smtp://127.0.0.1',
  MAIL_FROM: 'shop@spa.example',
};
const payingTest = { PAYMENTS: 'test' };
const proxied = { CLIENT_ADDRESS_HEADER: 'X-Forwarded-For' };

describe('test-only settings', () => {
  test.each([
    ['a public origin', { ...payingTest, ...proxied, PUBLIC_ORIGIN: 'https://shop.example' }, 'PUBLIC_ORIGIN'],
    [
      'a public origin in capitals',
      { ...payingTest, ...proxied, PUBLIC_ORIGIN: 'HTTPS://SHOP.EXAMPLE' },
      'PUBLIC_ORIGIN',
    ],
    [
      'an origin that only looks local',
      { ...payingTest, ...proxied, PUBLIC_ORIGIN: 'https://localhost.evil.com' },
      'PUBLIC_ORIGIN',
    ],
    ['an origin of another machine', { ...payingTest, PUBLIC_ORIGIN: 'http://192.168.1.7:3000' }, 'PUBLIC_ORIGIN'],
    ['mails elsewhere', { ...payingTest, SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'shop@spa.example' }, 'SMTP_URL'],
    [
      'a database elsewhere',
      { ...payment, ...shared, PUBLIC_ORIGIN: 'http://localhost', PAYMENT_URL: 'http://[::1]' },
      'DATABASE_URL',
    ],
    ['every address of the machine', { ...payingTest, HOST: '0.0.0.0' }, 'HOST'],
    ['every IPv6 address of the machine', { ...payingTest, HOST: '::' }, 'HOST'],
    ['a proxy', { ...payingTest, ...proxied }, 'CLIENT_ADDRESS_HEADER'],
    ['a provider elsewhere', provider, 'PROVIDER_URL'],
    ['accounts elsewhere', { PROVIDER_URL: 'http://[::1]', PROFILE_URL: 'http://10.0.0.2' }, 'PROFILE_URL'],
    ['content elsewhere', { PROVIDER_URL: 'http://localhost', CONTENT_URL: 'http://127.0.0.1.nip.io' }, 'CONTENT_URL'],
    ['a payment page elsewhere', payment, 'PAYMENT_URL'],
  ])('are refused beside %s, in one line that names both settings (R-DRIVE-9, R-DRIVE-11)', (_, real, name) => {
    expect(read(real).isOk()).toBe(true);
    for (const [toy, option] of [
      [{ SHOP_AT: at }, 'SHOP_AT (serve --at)'],
      [{ SHOP_SEED: 'x' }, 'SHOP_SEED (serve --seed)'],
      [{ LEVERS: 'levers.yaml' }, 'LEVERS (serve --levers)'],
      [{ RECORD: 'calls.jsonl' }, 'RECORD (serve --record)'],
    ] as const) {
      for (const part of [{}, { ONLY: 'api' }, { ONLY: 'pages' }, { ONLY: 'payments' }])
        expect(read({ ...real, ...toy, ...part })._unsafeUnwrapErr()).toBe(
          `${option} is for tests and must not be set beside ${name}, which leads beyond this machine; take one of them away`,
        );
    }
  });

  test.each([
    {},
    { PUBLIC_ORIGIN: 'https://localhost:3000' },
    { HOST: '::1' },
    { SMTP_URL: 'smtp://[::1]:2525', MAIL_FROM: 'shop@spa.example' },
    { PROVIDER_URL: 'http://127.0.0.1:4000', CONTENT_URL: 'http://[::1]:4001', PROFILE_URL: 'http://localhost:4002' },
    { PAYMENT_URL: 'http://localhost:3001', PAYMENT_SECRET: 'sixteen characters' },
    { PUBLIC_ORIGIN: '', PROVIDER_URL: '' },
  ])('are accepted beside %j', (local) => {
    expect(read({ ...local, SHOP_AT: at, SHOP_SEED: 'x', LEVERS: 'levers.yaml', RECORD: 'calls.jsonl' }).isOk()).toBe(
      true,
    );
  });
});

describe('the payment page with test cards', () => {
  const line =
    'the payment page with test cards is for tests and must not be set beside PUBLIC_ORIGIN, which leads beyond this machine; set PAYMENT_URL and PAYMENT_SECRET, PAYMENTS=stripe with its keys, or PAYMENTS=test for a demonstration';
  const open = { ...proxied, PUBLIC_ORIGIN: 'https://shop.example' };

  test('is refused behind a proxy and on every address of the machine', () => {
    for (const [beyond, name] of [
      [proxied, 'CLIENT_ADDRESS_HEADER'],
      [{ HOST: '0.0.0.0' }, 'HOST'],
      [{ HOST: '0.0.0.0', PUBLIC_ORIGIN: 'http://127.0.0.1:3000' }, 'HOST'],
    ] as const) {
      expect(read(beyond)._unsafeUnwrapErr()).toBe(line.replace('PUBLIC_ORIGIN', name));
      expect(read({ ...beyond, ...payingTest }).isOk()).toBe(true);
    }
  });

  test.each([{}, { ONLY: 'api' }, { ONLY: 'payments' }])('is refused with a public origin for the part %j', (part) => {
    expect(read({ ...open, ...part })._unsafeUnwrapErr()).toBe(line);
    expect(read({ ...open, ...part, PAYMENTS: 'test' }).isOk()).toBe(true);
    expect(read({ ...part }).isOk()).toBe(true);
  });

  test.each([payment, provider, { ONLY: 'pages' }])('is no obstacle when %j replaces the test bank', (instead) => {
    expect(read({ ...open, ...instead }).isOk()).toBe(true);
  });

  test('allows no other test-only setting', () => {
    expect(read({ ...open, PAYMENTS: 'test', SHOP_SEED: 'x' })._unsafeUnwrapErr()).toMatch(/^SHOP_SEED /);
  });
});

test.each([
  [{}, 'on'],
  [{ PREVIEWS: 'off' }, 'off'],
  [{ ...payment }, 'off'],
  [{ ...payment, PREVIEWS: 'on' }, 'on'],
])('previews beside %j are %s', (variables, previews) => {
  expect(read(variables)._unsafeUnwrap().PREVIEWS).toBe(previews);
});

describe('a setting without its counterpart', () => {
  const useless = (one: string, without: string) => `${one} is of no use without ${without}; set both, or neither`;

  test.each([
    [
      { PROVIDER_URL: 'https://host.example' },
      'PROVIDER_URL is on another machine and needs its credential; set PROVIDER_USER and PROVIDER_PASSWORD',
    ],
    [{ ...provider, PROVIDER_PASSWORD: '' }, useless('PROVIDER_USER', 'PROVIDER_PASSWORD')],
    [{ PROVIDER_URL: 'http://[::1]', PROVIDER_PASSWORD: 'p' }, useless('PROVIDER_PASSWORD', 'PROVIDER_USER')],
    [{ ...provider, PROVIDER_URL: '' }, useless('PROVIDER_USER', 'PROVIDER_URL')],
    [{ PROFILE_URL: 'https://host.example' }, useless('PROFILE_URL', 'PROVIDER_URL')],
    [{ CONTENT_URL: 'https://cms.example' }, useless('CONTENT_URL', 'PROVIDER_URL')],
    [{ ...provider, CONTENT_API_KEY: 'kq-88-zz' }, useless('CONTENT_API_KEY', 'CONTENT_URL')],
    [{ ...provider, CONTENT_SITE: 'olimia' }, useless('CONTENT_SITE', 'CONTENT_URL')],
    [
      { PAYMENT_SECRET: payment.PAYMENT_SECRET },
      useless('PAYMENT_SECRET', 'PAYMENT_URL, since the payment page beside the shop takes no money'),
    ],
    [{ SMTP_URL: 'smtp://mail.example' }, useless('SMTP_URL', 'MAIL_FROM')],
    [
      { PROVIDER_USER: 'shop' },
      'PROVIDER_USER is of no use without PROVIDER_PASSWORD and PROVIDER_URL; set all of them, or none',
    ],
    [
      { TAG_ORIGINS: 'https://tags.example' },
      expect.stringMatching(/^TAG_ORIGINS is of no use without TAG_MANAGER_ID/),
    ],
    [{ SELLER_NAME: 'Lunaria' }, expect.stringMatching(/^SELLER_NAME is of no use without SELLER_STREET/)],
    [
      { ...provider, SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'shop@spa.example' },
      'SMTP_URL is of no use beside PROVIDER_URL, since the provider writes to its buyers; set one of them',
    ],
    [
      { ...provider, CONTENT_DIR: 'my-site' },
      'CONTENT_DIR is of no use beside PROVIDER_URL, since the provider has the pages; set one of them',
    ],
  ])('is refused in one line: %j', (variables, line) => {
    expect(read(variables)._unsafeUnwrapErr()).toEqual(line);
  });

  test('is accepted once it is complete', () => {
    for (const whole of [
      provider,
      payment,
      { ...payment, SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'shop@spa.example' },
      { ...provider, CONTENT_URL: 'https://cms.example', CONTENT_API_KEY: 'kq-88-zz' },
    ])
      expect(read(whole).isOk()).toBe(true);
    expect(read({ ONLY: 'payments', PAYMENT_SECRET: payment.PAYMENT_SECRET }).isOk()).toBe(true);
  });
});

describe('a proxy with https', () => {
  const line =
    'CLIENT_ADDRESS_HEADER must name the header in which the proxy sends the address of a visitor, since PUBLIC_ORIGIN is https; see "Proxy" in adapters/README.md';
  const open = { PUBLIC_ORIGIN: 'https://shop.example' };

  test.each([
    { ...payingTest },
    { ...payment },
    { ...provider },
    { ...provider, ONLY: 'pages' },
    { ...payingTest, ONLY: 'payments', PAYMENT_SECRET: payment.PAYMENT_SECRET },
  ])('needs the header with the address of its visitors (R-GUARD-23): %j', (variables) => {
    expect(refusalOf({ ...variables, ...open })).toBe(line);
    expect(refusalOf({ ...variables, ...open, ...proxied })).toBe('accepted');
    expect(refusalOf({ ...variables, PUBLIC_ORIGIN: 'http://shop.example' })).toBe('accepted');
    expect(refusalOf({ ...variables, PUBLIC_ORIGIN: 'https://localhost' })).toBe('accepted');
  });
});

describe('a placeholder', () => {
  test.each(['................', 'change-me-change-me', 'secret-secret-secret'])(
    'such as %s is refused as a secret except on this machine',
    (secret) => {
      const line = /^PAYMENT_SECRET looks like a placeholder .* beside PAYMENT_URL,/;
      expect(read({ ...payment, PAYMENT_SECRET: secret })._unsafeUnwrapErr()).toMatch(line);
      expect(read({ PAYMENT_URL: 'http://localhost', PAYMENT_SECRET: secret }).isOk()).toBe(true);
    },
  );

  test('is refused as the credential of a provider', () => {
    expect(read({ ...provider, PROVIDER_PASSWORD: '...' })._unsafeUnwrapErr()).toMatch(/^PROVIDER_PASSWORD looks like/);
  });
});

describe('hosts that share a database', () => {
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'shop@spa.example' };
  const same = { PUBLIC_ORIGIN: 'https://shop.example', ...proxied, ...payment, ...mail };
  const elsewhere = { DATABASE_URL: 'postgres://shop:hush@db.example/shop' };
  const here = { DATABASE_URL: 'postgres://shop@127.0.0.1:5432/shop' };

  test.each<readonly [Readonly<Record<string, string>>, RegExp]>([
    [{ ...elsewhere, ...same }, /^accepted$/],
    ...(['PUBLIC_ORIGIN', 'PAYMENT_URL', 'SMTP_URL'] as const).map((missing) => {
      const secret = missing === 'PAYMENT_URL' ? { PAYMENT_SECRET: '' } : {};
      const line = `^DATABASE_URL is shared by hosts and needs ${missing}, which is the same for all of them, beside `;
      return [{ ...elsewhere, ...same, ...secret, [missing]: '' }, new RegExp(line)] as const;
    }),
    [elsewhere, /needs PUBLIC_ORIGIN, .*, beside DATABASE_URL, which leads beyond this machine$/],
    [{ ...elsewhere, ...same, PUBLIC_ORIGIN: 'http://localhost:3000', PAYMENT_URL: 'http://localhost' }, /^accepted$/],
    [{ ...elsewhere, ...same, SHOP_AT: at }, /^SHOP_AT .* beside PUBLIC_ORIGIN,/],
    [{ ...here, ...provider }, /^DATABASE_URL is of no use beside PROVIDER_URL,/],
    // A payment page may share their settings, as it has no database.
    [{ ...elsewhere, ...payingTest, ONLY: 'payments', PAYMENT_SECRET: payment.PAYMENT_SECRET }, /^accepted$/],
    [here, /^accepted$/],
    // Hosts of one machine behind a proxy of that machine.
    [{ ...here, ...payingTest, ...proxied }, /^accepted$/],
    [{ ...here, PUBLIC_ORIGIN: same.PUBLIC_ORIGIN }, /needs PAYMENT_URL/],
    [{ ...here, ...same }, /^accepted$/],
  ])('need the shared settings, on one machine only with https: %j', (variables, outcome) => {
    expect(refusalOf(variables)).toMatch(outcome);
  });
});
