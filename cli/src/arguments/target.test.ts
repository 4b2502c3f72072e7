import { describe, expect, it } from 'vitest';
import { parseTarget } from './target.ts';

const env = { PROVIDER_URL: 'https://provider.test/', PROVIDER_USER: 'u', PROVIDER_PASSWORD: 'p' };
const parse = (text: string, from: Record<string, string> = {}) => parseTarget(text, { folder: '/w', env: from });

describe('parseTarget', () => {
  it.each([
    ['http://127.0.0.1:3000', { type: 'gateway', url: 'http://127.0.0.1:3000' }],
    ['https://shop.test/', { type: 'gateway', url: 'https://shop.test' }],
    ['.data', { type: 'database', folder: '/w/.data', file: 'shop.db' }],
    ['.data/shop.db', { type: 'database', folder: '/w/.data', file: 'shop.db' }],
    ['/tmp/x', { type: 'database', folder: '/tmp/x', file: 'shop.db' }],
    ['trace:one.jsonl', { type: 'trace', file: '/w/one.jsonl' }],
    ['trace:-', { type: 'trace', file: '-' }],
    ['/tmp/x.db', { type: 'database', folder: '/tmp', file: 'x.db' }],
  ])('reads %s', (text, target) => {
    expect(parse(text)._unsafeUnwrap()).toEqual(target);
  });

  it.each([
    ['postgres', { DATABASE_URL: 'postgres://shop:secret@db.test/shop' }],
    ['postgres://shop:secret@db.test/shop', {}],
  ])('reads %s as a PostgreSQL database', (text, options) => {
    const url = 'postgres://shop:secret@db.test/shop';
    expect(parse(text, options)._unsafeUnwrap()).toEqual({ type: 'postgres', url });
  });

  it.each([
    ['postgres', {}, 'DATABASE_URL'],
    ['postgres', { DATABASE_URL: 'mysql://shop:secret@db.test/shop' }, 'DATABASE_URL must be'],
    ['postgres:shop:secret', {}, '--on must be'],
    ['http://user:secret@shop.test', {}, 'http://***@shop.test'],
  ])('refuses %s with %o without repeating the password', (address, options, message) => {
    const line = parse(address, options)._unsafeUnwrapErr();
    expect(line).toContain(message);
    expect(line).not.toContain('secret');
  });

  it('reads the provider and its credential from the environment', () => {
    expect(parse('provider', env)._unsafeUnwrap()).toEqual({
      type: 'provider',
      url: 'https://provider.test',
      user: 'u',
      password: 'p',
    });
  });

  it.each([
    'htp://x',
    'http:x',
    'file:///data',
    'localhost:3000',
    'http://',
    'http://user:secret@shop.test',
    ' ',
    'trace: ',
  ])('refuses %j as an address', (text) => {
    expect(parse(text)._unsafeUnwrapErr()).toContain('expected http://host:port');
  });

  it('refuses the address of a page and names the address of its shop', () => {
    const refused =
      "'http://127.0.0.1:3000/sl/kosarica' is the address of a page; give that of the shop: http://127.0.0.1:3000";
    expect(parse('http://127.0.0.1:3000/sl/kosarica')._unsafeUnwrapErr()).toBe(refused);
  });

  it.each(['PROVIDER_URL', 'CONTENT_URL', 'PROFILE_URL'])(
    'refuses %s when it is a path or has another scheme',
    (name) => {
      for (const text of ['/content', 'ftp://provider.test']) {
        expect(parse('provider', { ...env, [name]: text })._unsafeUnwrapErr()).toContain(`${name} must be an address`);
      }
    },
  );

  it.each(['PROVIDER_URL', 'PROVIDER_USER', 'PROVIDER_PASSWORD'])('names %s when it is missing', (name) => {
    expect(parse('provider', { ...env, [name]: '' })._unsafeUnwrapErr()).toContain(name);
  });
});
