import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanMarkup } from '@shop/core/testing/clean-markup';
import { describe, expect, test } from 'vitest';
import type { SectionData } from '../page-data/section-data.ts';
import { ownPlaces, sectionFrames } from './section-frame.view.ts';

const section = (settings: { readonly anchor?: string; readonly background?: string }): SectionData => ({
  type: 'cartReview',
  section: { id: '1', type: 'cartReview', title: 'Košarica', text: cleanMarkup(''), ...settings },
});

describe('the background of a section', () => {
  test.each([
    ['sand', 'sand'],
    [' Mist ', 'mist'],
    ['WHITE', 'white'],
    ['', undefined],
    ['url(//x)', undefined],
    ['constructor', undefined],
  ])('with the setting %j has the look %s', (background, look) => {
    expect(sectionFrames([section({ background })])).toEqual([look === undefined ? {} : { look }]);
  });
});

describe('the anchor of a section', () => {
  test('is the id of the first section with it', () => {
    const sections = [
      section({ anchor: 'kako' }),
      section({}),
      { type: 'failed' } as const,
      section({ anchor: 'kako' }),
    ];
    expect(sectionFrames(sections)).toEqual([{ id: 'kako' }, {}, {}, {}]);
  });

  test('is dropped when the shop has that id', () => {
    expect(sectionFrames(['start', 'content', 'email'].map((anchor) => section({ anchor })))).toEqual([{}, {}, {}]);
  });

  test('is compared with every id in the pages of the shop', () => {
    const folder = join(import.meta.dirname, '..');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/^razrez|^main-site|\.test\./.test(file),
    );
    const places = files.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/\sid="([^"{]+)"/g)].map(([, id = '']) => id),
    );
    expect(places).toContain('content');
    expect(places.filter((id) => !ownPlaces.has(id))).toEqual([]);
  });
});
