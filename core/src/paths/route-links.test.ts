import { expect, it } from 'vitest';
import { routeLink } from './route-links.ts';

it.each([
  ['', '/'],
  ['/', '/'],
  ['/olimia/', '/'],
  ['/olimia/sl/vstopnice-bazeni/', '/sl/vstopnice-bazeni'],
  ['/sl/tuhelj/ponudba', '/sl/ponudba'],
  ['/tuhelj/olimia', '/'],
  ['sl/osebni-podatki', '/sl/osebni-podatki'],
  ['/sl/a/?x=1#y', '/sl/a?x=1#y'],
])('the route %j is the link %j (R-PATH-14, R-PATH-15)', (route, link) => {
  expect(routeLink(route)).toBe(link);
});

it.each(['/sl/terme-olimia', '/sl/olimia2', '/sl/tuheljske-toplice'])(
  '%j, which only contains the word, stays',
  (route) => {
    expect(routeLink(route)).toBe(route);
  },
);

it('takes our own origin off', () => {
  const own = 'https://shop.example';
  expect(routeLink('https://shop.example/olimia/en/', own)).toBe('/en');
  expect(routeLink('https://shop.example', own)).toBe('/');
  expect(routeLink('https://shop.example?a=1', own)).toBe('/?a=1');
});

it.each(['https://shop.example.evil/en/', 'https://terme.example/olimia/'])(
  'leaves %j, another site, alone',
  (route) => {
    expect(routeLink(route, 'https://shop.example')).toBe(route);
  },
);
