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
])('the route %j becomes the link %j (R-PATH-14, R-PATH-15)', (route, link) => {
  expect(routeLink(route)).toBe(link);
});

it.each(['/sl/terme-olimia', '/sl/olimia2', '/sl/tuheljske-toplice'])(
  'the route %j, which only contains the name of a site, is unchanged',
  (route) => {
    expect(routeLink(route)).toBe(route);
  },
);

it('a route on our own origin becomes a path', () => {
  const own = 'https://shop.example';
  expect(routeLink('https://shop.example/olimia/en/', own)).toBe('/en');
  expect(routeLink('https://shop.example', own)).toBe('/');
  expect(routeLink('https://shop.example?a=1', own)).toBe('/?a=1');
});

it.each(['https://shop.example.evil/en/', 'https://terme.example/olimia/'])(
  'the route %j to another site is unchanged',
  (route) => {
    expect(routeLink(route, 'https://shop.example')).toBe(route);
  },
);
