import { expect, test } from 'vitest';
import { cleanMarkup } from '../testing/clean-markup.ts';
import type { Footer } from './site.ts';
import { footerBelow } from './site.ts';

const link = (text: string) => ({ href: `/${text}`, text, newTab: false, kind: 'page' }) as const;

const footerOf = (name: string): Footer => ({
  links: [link(`${name}-links`)],
  social: [{ href: `https://${name}.example`, text: name }],
  columns: [{ title: name, links: [] }],
  bottomText: cleanMarkup(`<p>${name}</p>`),
  bottomLinks: [link(`${name}-bottom`)],
});

const none: Footer = { links: [], social: [], columns: [], bottomText: cleanMarkup(''), bottomLinks: [] };
const [own, site] = [footerOf('own'), footerOf('site')];
const parts = ['links', 'social', 'columns', 'bottomText', 'bottomLinks'] as const;

test.each(parts)("a page's own %s replaces the site's, and no other part of the footer", (part) => {
  expect(footerBelow({ ...none, [part]: own[part] }, site)).toEqual({ ...site, [part]: own[part] });
});

test("a page without a footer has the site's, and keeps its own when the site's is absent", () => {
  expect(footerBelow(undefined, site)).toBe(site);
  expect(footerBelow(own, undefined)).toBe(own);
  expect(footerBelow(own, site)).toEqual(own);
  expect(footerBelow(undefined, undefined)).toBeUndefined();
});
