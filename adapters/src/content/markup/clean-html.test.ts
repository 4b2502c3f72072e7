import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';

describe('harmless markup is unchanged', () => {
  test.each([
    ['<p>Topla <strong>voda</strong> &amp; para</p>'],
    ['<ul><li>ena</li><li>dve</li></ul>'],
    ['<h2 lang="sl">Termalija</h2><br /><hr />'],
    ['<table><thead><tr><th scope="col" colspan="2">a</th></tr></thead></table>'],
    ['<a href="https://example.com/?a=1&amp;b=2">x</a>'],
    ['<a href="mailto:info@example.com">x</a><a href="tel:+38638297000">y</a><a href="#terms">z</a>'],
    ['<a href="/sl/vstopnice-bazeni?d=1#x" target="_blank" rel="noopener">x</a>'],
    ['<img src="/media/a.jpg" alt="Bazen &quot;A&quot;" width="480" height="320" />'],
    ['Cena: 5 &lt; 7 € š'],
    ['zgolj besedilo, İstanbul, 😀'],
    [''],
  ])('%s', (html) => {
    expect(cleanHtml(html)).toBe(html);
  });
});

describe('hostile markup is removed', () => {
  test.each([
    ['<script>alert(1)</script>a', 'a'],
    ['İ<script>alert(1)</script>a', 'İa'],
    ['<script>unclosed', ''],
    ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<svg><a xlink:href="javascript:alert(1)">x</a></svg>b', 'b'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['<textarea></textarea><img src=x onerror=alert(1)>', '<img src="/x" />'],
    ['<p onclick="alert(1)" style="x" class="y" id="z">a</p>', '<p>a</p>'],
    ['<img src=`javascript:alert(1)`>', '<img src="/%60javascript:alert(1)%60" />'],
    ['<img src="data:image/svg+xml,x">', '<img />'],
    ['<a href=" &#14; java&#x09;script:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="&#106;avascript&#58;alert(1)">a</a>', '<a>a</a>'],
    ['<a href="javascript&colon;alert(1)">a</a>', '<a>a</a>'],
    ['<a href=\'x" onmouseover="alert(1)\'>a</a>', '<a href="/x&quot;%20onmouseover=&quot;alert(1)">a</a>'],
    ['<a title="x&quot; onclick=&quot;y" href="/a">a</a>', '<a href="/a" title="x&quot; onclick=&quot;y">a</a>'],
    ['<a href="/a" href="javascript:x">a</a>', '<a href="/a">a</a>'],
    ['<a target="_blank" rel="opener" href="/a">a</a>', '<a href="/a" target="_blank" rel="noopener">a</a>'],
    ['<!--<img src=x onerror=alert(1)>-->a', 'a'],
    ['<!-- unclosed <b>', ''],
    ['<![CDATA[<b>]]>a', 'a'],
    ['<custom-element>a</custom-element>', 'a'],
    ['a < b > c', 'a &lt; b &gt; c'],
    ['<', '&lt;'],
    ['<p title="unclosed', ''],
  ])('%s (R-CONTENT-12)', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });
});

describe('unbalanced markup is balanced', () => {
  test.each([
    ['</div></div><p>a', '<p>a</p>'],
    ['<b><i>a</b>b</i>', '<b><i>a</i></b>b'],
    ['<a href="/a">x<a href="/b">y</a>z</a>', '<a href="/a">x</a><a href="/b">y</a>z'],
    ['<ul><li>a', '<ul><li>a</li></ul>'],
  ])('%s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });
});

describe('cleaned markup', () => {
  test('links to own pages without the site and the trailing slash', () => {
    expect(cleanHtml('<a href="/olimia/sl/bazeni/">x</a>')).toBe('<a href="/sl/bazeni">x</a>');
  });

  test('has no marks that change the direction of text', () => {
    expect(cleanHtml('a\u202eb')).toBe('ab');
    expect(cleanHtml('<p dir="rtl" title="x&#8238;y">a&#8238;b<bdo dir="rtl">c</bdo>&#x2067;d</p>')).toBe(
      '<p title="xy">abcd</p>',
    );
  });

  test('has the pictures of a foreign content system at its address', () => {
    expect(cleanHtml('<img src="/media/a.jpg">', { pictures: { base: 'https://cms.example', allowed: [] } })).toBe(
      '<img src="https://cms.example/media/a.jpg" />',
    );
  });
});
