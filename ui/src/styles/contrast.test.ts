import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const tokens = new Map(
  [...readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

/** Red, green and blue of a token, each 0 to 255. */
const colourOf = (name: string): readonly number[] => {
  const value = tokens.get(name) ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other !== undefined) return colourOf(other);
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value)?.[1];
  if (hex === undefined) throw new Error(`--${name} is no colour: ${value}`);
  const wide = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  return [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16));
};

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
const luminance = (name: string): number => {
  const [red = 0, green = 0, blue = 0] = colourOf(name)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const surfaces = ['page', 'surface', 'surface-mist', 'surface-sand'] as const;

/** Body text, by the surfaces below it: 7 to 1 (AAA). */
const bodyText: readonly (readonly [string, readonly string[]])[] = [
  ['text', [...surfaces, 'hover', 'active', 'mist-200', 'gift-surface', 'success-surface', 'danger-surface']],
  ['text-soft', surfaces],
  ['heading', [...surfaces, 'active']],
  ['on-dark', ['dark', 'dark-hover', 'dark-active']],
  ['on-dark-soft', ['dark']],
];

/** Short texts and controls: 4.5 to 1 (AA). */
const shortText: readonly (readonly [string, readonly string[]])[] = [
  ['text-soft', ['active', 'mist-200']],
  ['action', [...surfaces, 'hover']],
  ['action-strong', ['surface', 'hover', 'active']],
  ['on-action', ['action', 'action-strong', 'action-active']],
  ['placeholder', ['surface']],
  ['disabled', ['surface', 'surface-mist']],
  ['discount', [...surfaces, 'discount-surface']],
  ['gift', ['surface', 'gift-surface']],
  ['success', ['surface', 'success-surface']],
  ['danger', [...surfaces, 'danger-surface']],
  ['on-dark', ['success', 'danger', 'discount']],
];

/** Edges of controls, focus rings and marks: 3 to 1. */
const shapes: readonly (readonly [string, readonly string[]])[] = [
  ['control-line', ['surface', 'page', 'surface-mist']],
  ['focus', [...surfaces, 'hover', 'active']],
  ['focus-on-dark', ['dark', 'dark-hover', 'dark-active']],
];

describe.each([
  { pairs: bodyText, least: 7 },
  { pairs: shortText, least: 4.5 },
  { pairs: shapes, least: 3 },
])('contrast of at least $least', ({ pairs, least }) => {
  const each = pairs.flatMap(([over, under]) => under.map((surface) => ({ over, surface })));
  test.each(each)('has $over on $surface', ({ over, surface }) => {
    expect(contrast(over, surface)).toBeGreaterThanOrEqual(least);
  });
});
