import { describe, expect, test } from 'vitest';
import { block, decoded } from './testing/decoded-page.ts';

describe('a link to a page in rich text', () => {
  const linked = (attributes: object) => {
    const text = { tag: 'a', attributes: { route: { path: '/sl/bazeni/' }, ...attributes }, elements: [] };
    return decoded({ sections: [block('cartReview', { text })] }).sections[0]?.text;
  };

  test.each([
    ['its path', {}, '/sl/bazeni'],
    ['its fragment', { anchor: '#cene' }, '/sl/bazeni#cene'],
    ['its query', { queryString: '?d=1' }, '/sl/bazeni?d=1'],
    ['its route’s query', { route: { path: '/sl/bazeni/', queryString: '?d=1' } }, '/sl/bazeni?d=1'],
    ['both', { queryString: '?d=1', anchor: '#cene' }, '/sl/bazeni?d=1#cene'],
  ])('has %s in its address (R-CONTENT-11, R-CONTENT-30)', (_, attributes, href) => {
    expect(linked(attributes)).toContain(` href="${href}"`);
  });
});

describe('rich text', () => {
  const tree = {
    tag: '#root',
    attributes: {},
    elements: [
      {
        tag: 'p',
        attributes: { class: 'a"b' },
        elements: [
          { tag: '#text', text: 'Topla <voda> & ' },
          {
            tag: 'a',
            attributes: { route: { path: '/olimia/sl/bazeni/', startItem: {} }, target: '_blank' },
            elements: [{ tag: '#text', text: 'bazeni' }],
          },
          { tag: 'br', attributes: {}, elements: [] },
          { tag: 'umb-rte-block', attributes: { 'content-id': 'x' }, elements: [] },
          { tag: '#comment', text: 'hidden' },
          null,
        ],
      },
    ],
    blocks: [],
  };

  test.each([
    ['text', '<p>a</p>', '<p>a</p>'],
    ['markup', { markup: '<p>a</p>', blocks: [] }, '<p>a</p>'],
    ['null', null, ''],
    ['a number', 5, '5'],
    [
      'a tree',
      tree,
      '<p class="a&quot;b">Topla &lt;voda&gt; &amp; <a target="_blank" href="/sl/bazeni">bazeni</a><br></p>',
    ],
  ])('is read from %s', (_, text, html) => {
    expect(decoded({ sections: [block('cartReview', { text })] }).sections[0]?.text).toBe(html);
  });
});
