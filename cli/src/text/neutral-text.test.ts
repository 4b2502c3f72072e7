import { describe, expect, it } from 'vitest';
import { neutralJson, neutralLines, neutralText } from './neutral-text.ts';

const raw = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;

describe('neutralText', () => {
  it.each([
    ['an escape sequence', '\u001b[31mred', '\\u{001b}[31mred'],
    ['a C1 control', 'a\u009bb', 'a\\u{009b}b'],
    ['delete', 'a\u007fb', 'a\\u{007f}b'],
    ['a bidi override', 'a\u202eb', 'a\\u{202e}b'],
    ['a bidi isolate', 'a\u2066b', 'a\\u{2066}b'],
    ['a zero width space', 'a\u200bb', 'a\\u{200b}b'],
    ['a lone surrogate', 'a\ud800b', 'a\\u{d800}b'],
    ['line breaks and tabs', 'a\r\n\tb', 'a   b'],
    ['a no-break space', '22,00\u00a0€', '22,00 €'],
  ])('makes %s harmless', (_, text, safe) => {
    expect(neutralText(text)).toBe(safe);
  });

  it.each(['Večerna vstopnica', 'Čevapčići za 22 €', 'Straße', '👩‍👧'])('leaves %s as it is', (text) => {
    expect(neutralText(text)).toBe(text);
  });

  it('changes nothing the second time', () => {
    expect(neutralText(neutralText('\u001b]0;x\u0007'))).toBe(neutralText('\u001b]0;x\u0007'));
  });

  it('keeps the line breaks of our own texts', () => {
    expect(neutralLines('a\nb\u001b')).toBe('a\nb\\u{001b}');
  });
});

describe('neutralJson', () => {
  it('keeps the value exact and lets nothing raw through', () => {
    const value = { name: 'a\u0000\u001b\u007f\u009b\u061c\u202e\u2028\u{e0001}\ufeff\u00a0ž', '\u202e': [1] };
    const text = neutralJson(value);
    expect(JSON.parse(text)).toEqual(value);
    expect(text.replaceAll('\n', '')).not.toMatch(raw);
  });
});
