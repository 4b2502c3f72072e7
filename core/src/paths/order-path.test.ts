import { expect, it } from 'vitest';
import { languages } from '../languages/language.ts';
import { canonicalRedirect } from './canonical-path.ts';
import { parseContentPath } from './content-path.ts';
import { isOrderPath, orderPath, orderPdfPath, orderPdfPaths, orderVisitPath, orderVisitPaths } from './order-path.ts';

it.each(languages)('the address of an order in %s is canonical, and has the paths of its files', (language) => {
  const path = orderPath(language);
  expect(isOrderPath(path)).toBe(true);
  expect(parseContentPath(path).language).toBe(language);
  expect(canonicalRedirect(path)).toBeUndefined();
  expect(orderPath(language, 'a&b')).toBe(`${path}?key=a%26b`);
  expect(orderPdfPath(language, 'a&b')).toBe(`${path}.pdf?key=a%26b`);
  expect(orderPdfPath(language, 'a&b', 'gift-cards')).toBe(`${path}.pdf?key=a%26b&part=gift-cards`);
  expect(orderPdfPaths).toContain(`${path}.pdf`);
  expect(orderVisitPath(language, 'a&b', 2)).toBe(`${path}.ics?key=a%26b&visit=2`);
  expect(orderVisitPaths).toContain(`${path}.ics`);
  expect([isOrderPath(`${path}/`), isOrderPath(`${path}/x`), isOrderPath('/')]).toEqual([false, false, false]);
});
