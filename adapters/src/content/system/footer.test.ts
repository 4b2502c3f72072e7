import { describe, expect, test } from 'vitest';
import { block, decoded, footerIn } from './testing/decoded-page.ts';

describe('the footer of a site', () => {
  const footer = (properties: object) => footerIn(properties);

  test.each([
    [
      'a page of the content',
      { url: null, route: { path: '/tuhelj/sl/a/' }, queryString: '?x=1#y', title: 'A' },
      '/sl/a?x=1#y',
    ],
    [
      'an address of another site',
      [{ url: 'https://example.com', title: 'A', target: '_blank' }],
      'https://example.com',
    ],
    ['a mail address', { url: 'MAILTO:a@b.si', title: 'A' }, 'MAILTO:a@b.si'],
    ['an address without a protocol', { url: '//example.com/x', title: 'A' }, 'https://example.com/x'],
    ['a path without a slash', { url: 'sl/a', title: 'A' }, '/sl/a'],
    ['a name without a title', { url: '/sl/a', title: null, name: 'A' }, '/sl/a'],
  ])('has a link from %s (R-CONTENT-10, R-CONTENT-29)', (_, link, href) => {
    expect(footer({ povezave: link }).links).toMatchObject([{ href, text: 'A' }]);
  });

  test.each([
    ['no address', { title: 'A' }],
    ['no words', { url: '/a' }],
    ['a script', { url: ' java\tscript:alert(1)', title: 'A' }],
    ['data', { url: 'data:text/html,x', title: 'A' }],
  ])('has no link with %s', (_, link) => {
    expect(footer({ povezave: [link] }).links).toEqual([]);
  });

  test('has columns and icons from block lists and arrays, without empty ones (R-PAGE-3)', () => {
    const link = { url: '/a', title: 'A' };
    const icon = { link: [{ url: 'https://f.example', title: 'F' }], image: [{ url: '/f.svg' }] };
    const columns = { items: [block('x', { title: 'T', links: [link] }), block('x', { title: '', links: [] })] };
    expect(footer({ stolpci: columns, socialneIkone: { items: [block('x', icon), block('x', {})] } })).toMatchObject({
      columns: [{ title: 'T', links: [{ href: '/a', text: 'A' }] }],
      social: [{ href: 'https://f.example', text: 'F', image: { url: '/f.svg' } }],
    });
    expect(footer({ stolpci: [{ title: 'T', links: link }] }).columns).toHaveLength(1);
  });

  test('is that of a page if the page has lists of its own', () => {
    const properties = { stolpci: [{ title: 'T', links: [] }], spodnjePovezave: [{ title: 'A' }] };
    expect(decoded(properties).footer).toEqual(footer(properties));
    expect(decoded({ povezave: [{ title: 'A' }], stolpci: null }).footer).toBeUndefined();
  });

  test.each([
    [true, true],
    [false, false],
    [' FALSE ', false],
    ['0', false],
    [0, false],
    [undefined, true],
    ['perhaps', true],
  ])('is shown on a page with showFooter %j: %s (R-CONTENT-14, R-PAGE-2, R-SHELL-17)', (showFooter, expected) => {
    expect(decoded({ showFooter }).showFooter).toBe(expected);
  });
});
