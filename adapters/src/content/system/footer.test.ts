import { describe, expect, test } from 'vitest';
import { block, decoded, footerIn } from './testing/decoded-page.ts';

describe('footer', () => {
  const footer = (properties: object) => footerIn(properties);

  test.each([
    ['content', { url: null, route: { path: '/tuhelj/sl/a/' }, queryString: '?x=1#y', title: 'A' }, '/sl/a?x=1#y'],
    ['external', [{ url: 'https://example.com', title: 'A', target: '_blank' }], 'https://example.com'],
    ['mail', { url: 'MAILTO:a@b.si', title: 'A' }, 'MAILTO:a@b.si'],
    ['other host', { url: '//example.com/x', title: 'A' }, 'https://example.com/x'],
    ['without a slash', { url: 'sl/a', title: 'A' }, '/sl/a'],
    ['name for title', { url: '/sl/a', title: null, name: 'A' }, '/sl/a'],
  ])('a link as %s (R-CONTENT-10, R-CONTENT-29)', (_, link, href) => {
    expect(footer({ povezave: link }).links).toMatchObject([{ href, text: 'A' }]);
  });

  test.each([
    ['no address', { title: 'A' }],
    ['no words', { url: '/a' }],
    ['a script', { url: ' java\tscript:alert(1)', title: 'A' }],
    ['data', { url: 'data:text/html,x', title: 'A' }],
  ])('a link with %s is dropped', (_, link) => {
    expect(footer({ povezave: [link] }).links).toEqual([]);
  });

  test('columns and icons are block lists or plain arrays; what has nothing to show is dropped (R-PAGE-3)', () => {
    const link = { url: '/a', title: 'A' };
    const icon = { link: [{ url: 'https://f.example', title: 'F' }], image: [{ url: '/f.svg' }] };
    const columns = { items: [block('x', { title: 'T', links: [link] }), block('x', { title: '', links: [] })] };
    expect(footer({ stolpci: columns, socialneIkone: { items: [block('x', icon), block('x', {})] } })).toMatchObject({
      columns: [{ title: 'T', links: [{ href: '/a', text: 'A' }] }],
      social: [{ href: 'https://f.example', text: 'F', image: { url: '/f.svg' } }],
    });
    expect(footer({ stolpci: [{ title: 'T', links: link }] }).columns).toHaveLength(1);
  });

  test("a page's own lists are read like the site's, and one that has none has no footer of its own", () => {
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
  ])('showFooter %j is %s (R-CONTENT-14, R-PAGE-2, R-SHELL-17)', (showFooter, expected) => {
    expect(decoded({ showFooter }).showFooter).toBe(expected);
  });
});
