import { describe, expect, it } from 'vitest';
import { mergedWords } from './merged-words.ts';

const own = { Back: 'Back', Error: 'Wrong', Left: 'Only {{count}} left' };
const merged = (content: Readonly<Record<string, string>>, slovenian: Readonly<Record<string, string>> = {}) =>
  mergedWords({ own, content, slovenian });

describe('merged words', () => {
  it('come from the content, otherwise from the shop, otherwise from the Slovenian content', () => {
    const words = merged({ Back: 'Return' }, { Back: 'Vrni se', Error: 'Napaka', News: 'Novice' });
    expect(words).toEqual({ Back: 'Return', Error: 'Wrong', Left: own.Left, News: 'Novice' });
  });

  it.each(['', '  ', '\n'])('ignore the blank content %j', (blank) => {
    expect(merged({ Error: blank }, { News: blank })).toEqual(own);
    expect(mergedWords({ own: { Error: blank }, content: {}, slovenian: { Error: 'Napaka' } })).toEqual({
      Error: 'Napaka',
    });
  });

  it('have placeholders only when the shop’s own words have them', () => {
    expect(merged({ Left: '{count} of {all}', Error: '{count}', constructor: '{name}' })).toMatchObject({
      Left: '{{count}} of {all}',
      Error: '{count}',
      constructor: '{name}',
    });
  });

  it('do not change when they are merged again', () => {
    const once = merged({ Left: '{count} {x' }, { News: '{y}' });
    expect(merged(once, once)).toEqual(once);
  });
});
