import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import { describe, expect, test } from 'vitest';
import { readSettings, refusedSettings } from './settings.ts';

const read = (variables: Record<string, string>) => readSettings(variables);
const anAddress = 'an address that starts with http:// or https://, without user name and password';

describe('settings of the server', () => {
  test('that are refused are all named, a conflict only when each is right', () => {
    const named = (variables: Record<string, string>) => refusedSettings(variables).map((line) => line.split(' ')[0]);
    expect(named({ PORT: 'abc', KEEP_CARTS_DAYS: '-1', SELLER_VAT_ID: 'SI1' })).toEqual(['PORT', 'KEEP_CARTS_DAYS']);
    expect(named({ SELLER_VAT_ID: 'SI12345678' })).toEqual(['SELLER_VAT_ID']);
    expect(named({})).toEqual([]);
  });

  test('have the documented defaults when they are not set or empty', () => {
    const expected = { HOST: '127.0.0.1', PORT: 3000, DATA_DIR: '.data', SHOP_ZONE: 'Europe/Ljubljana' };
    expect(read({})._unsafeUnwrap()).toMatchObject(expected);
    expect(read({ PUBLIC_ORIGIN: '', SHOP_AT: '', SHOP_SEED: '' })._unsafeUnwrap()).toMatchObject(expected);
  });

  test('name both person categories or neither', () => {
    const named = { ADULT_CATEGORY: 'a-1', CHILD_CATEGORY: 'c-1' };
    expect(read(named)._unsafeUnwrap().personCategories).toEqual({ adult: 'a-1', child: 'c-1' });
    expect(read({})._unsafeUnwrap().personCategories).toBe(defaultPersonCategories);
    expect(read({ ADULT_CATEGORY: 'a-1' })._unsafeUnwrapErr()).toContain('CHILD_CATEGORY');
    expect(read({ ...named, CHILD_CATEGORY: 'a b' })._unsafeUnwrapErr()).toBe(
      'CHILD_CATEGORY must be the id of a sub price category',
    );
  });

  test.each([
    ['9464', '127.0.0.1', 9464],
    ['10.0.0.5:9464', '10.0.0.5', 9464],
    ['[::]:0', '::', 0],
  ])('read the operations port %s as an address of %s', (text, host, port) => {
    expect(read({ OPERATIONS_PORT: text })._unsafeUnwrap().OPERATIONS_PORT).toEqual({ host, port });
  });

  test.each(['65536', '10.0.0.5:', '::1', '-1'])('refuse the operations port %s', (OPERATIONS_PORT) => {
    expect(read({ OPERATIONS_PORT })._unsafeUnwrapErr()).toMatch(
      /^OPERATIONS_PORT must be a port from 0 to 65535, or /,
    );
  });

  test('drop the slash at the end of an address', () => {
    expect(read({ MAIN_SITE_URL: 'https://spa.example/a/' })._unsafeUnwrap().MAIN_SITE_URL).toBe(
      'https://spa.example/a',
    );
  });

  test.each([
    ['https://shop.example/', 'https://shop.example'],
    ['HTTPS://Shop.Spa.SI', 'https://shop.spa.si'],
    ['https://shop.example:443', 'https://shop.example'],
  ])('read the public origin %s as %s', (text, origin) => {
    const proxied = { PAYMENTS: 'test', CLIENT_ADDRESS_HEADER: 'X-Forwarded-For' };
    expect(read({ ...proxied, PUBLIC_ORIGIN: text })._unsafeUnwrap().PUBLIC_ORIGIN).toBe(origin);
  });

  test.each([
    'shop.example',
    'ftp://shop.example',
    'https://shop.example/shop',
    'https://shop.example?',
    'https://shop.example/#a',
    'https://u@shop.example',
  ])('refuse the public origin %s without repeating it', (text) => {
    expect(read({ PUBLIC_ORIGIN: text })._unsafeUnwrapErr()).toBe(
      'PUBLIC_ORIGIN must be an origin such as https://shop.example, with nothing after its host and port',
    );
  });

  test.each([
    ['https://a.example', ['https://a.example']],
    ['https://a.example/, http://b.example:8080', ['https://a.example', 'http://b.example:8080']],
    [' https://A.example:443  https://b.example ', ['https://a.example', 'https://b.example']],
  ])('read the origins %j', (text, origins) => {
    expect(read({ IMAGE_ORIGINS: text })._unsafeUnwrap().IMAGE_ORIGINS).toEqual(origins);
  });

  test.each(['a.example', 'https://u:p@a.example', 'https://a.example;x', "'self'"])(
    'refuse the origins %j',
    (text) => {
      expect(read({ IMAGE_ORIGINS: text })._unsafeUnwrapErr()).toBe(
        'IMAGE_ORIGINS must be origins such as https://pictures.example, with commas between them',
      );
    },
  );

  test.each(['0', '65535'])('read port %s', (text) => {
    expect(read({ PORT: text })._unsafeUnwrap().PORT).toBe(Number(text));
  });

  test.each([
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, where 0 takes any free port'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, where 0 takes any free port'],
    ['LOG_LEVEL', 'trace', 'LOG_LEVEL must be info or debug'],
    ['KEEP_CARTS_DAYS', '0', 'KEEP_CARTS_DAYS must be a whole number of days from 1 to 3650'],
    ['KEEP_MAILS_DAYS', '3651', 'KEEP_MAILS_DAYS must be a whole number of days from 1 to 3650'],
    ['UNPAID_PLACES_PER_CLIENT', '0', 'UNPAID_PLACES_PER_CLIENT must be a whole number from 1 to 1000, or off'],
    ['UNPAID_PLACES_PER_CLIENT', '1001', 'UNPAID_PLACES_PER_CLIENT must be a whole number from 1 to 1000, or off'],
    ['CODE_TRIES_PER_CLIENT', '0', 'CODE_TRIES_PER_CLIENT must be a whole number from 1 to 1000, or off'],
    ['SHOP_AT', '2026-11-21', 'SHOP_AT must be a moment with its zone, such as 2026-11-21T10:00:00Z'],
    ['SHOP_ZONE', 'Mars/Olympus', 'SHOP_ZONE must be a time zone such as Europe/Ljubljana'],
    ['PROVIDER_URL', 'ftp://x', `PROVIDER_URL must be ${anAddress}`],
    ['MAIN_SITE_URL', 'https://user@spa.example', `MAIN_SITE_URL must be ${anAddress}`],
    ['PAYMENT_URL', 'http://127.0.0.1@evil.com', `PAYMENT_URL must be ${anAddress}`],
    ['PAYMENT_SECRET', 'x'.repeat(15), 'PAYMENT_SECRET must be at least 16 characters long'],
    ['SELLER_EMAIL', 'nobody', 'SELLER_EMAIL must be an e-mail address'],
    ['ONLY', 'all', 'ONLY must be pages, api or payments'],
  ])('refuse %s=%s in one line without the value', (name, value, line) => {
    expect(read({ [name]: value })._unsafeUnwrapErr()).toBe(line);
  });

  test('read a moment as an instant', () => {
    expect(read({ SHOP_AT: '2026-11-21T10:00:00Z' })._unsafeUnwrap().SHOP_AT).toBe(Date.UTC(2026, 10, 21, 10));
  });
});
