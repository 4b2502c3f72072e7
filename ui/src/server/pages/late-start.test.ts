import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { lateStart } from './late-start.ts';

const files = { scripts: ['/entry.js'], modules: ['/entry.js', '/ticket.js'], translationsHref: '/sl.json' };

/** What a browser's page has that such a script may use; what happens in it, the test says. */
const openPage = () => {
  class HTMLElement {
    nonce = 'n1';
  }
  const asked: Record<string, unknown>[] = [];
  const heard = new EventTarget();
  const timers: { readonly act: () => void; readonly after: number }[] = [];
  const watching: (() => void)[] = [];
  class PerformanceObserver {
    readonly paint: () => void;
    constructor(act: () => void) {
      this.paint = () => act();
    }
    observe(): void {
      watching.push(this.paint);
    }
  }
  runInNewContext(lateStart(files), {
    document: {
      currentScript: new HTMLElement(),
      head: { append: (element: Record<string, unknown>) => asked.push(element) },
      createElement: (name: string) => ({ name }),
    },
    HTMLElement,
    AbortController,
    PerformanceObserver,
    addEventListener: heard.addEventListener.bind(heard),
    setTimeout: (act: () => void, after: number) => timers.push({ act, after }),
  });
  return {
    asked,
    tell: (what: string) => heard.dispatchEvent(new Event(what)),
    paint: () => watching.splice(0).forEach((act) => void act()),
    timers,
  };
};

const everything = [
  { name: 'link', rel: 'modulepreload', href: '/entry.js', nonce: 'n1' },
  { name: 'link', rel: 'modulepreload', href: '/ticket.js', nonce: 'n1' },
  { name: 'link', rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: '/sl.json' },
  { name: 'script', type: 'module', src: '/entry.js', nonce: 'n1' },
];

test('a page fetches its scripts once it is loaded and painted, each of them once', () => {
  const { asked, tell, paint, timers } = openPage();
  expect(asked).toEqual([]);
  tell('load');
  expect(asked).toEqual([]);
  paint();
  expect(asked).toEqual(everything);
  tell('pointerdown');
  for (const { act } of timers) act();
  expect(asked).toEqual(everything);
});

test.each(['pointerdown', 'keydown', 'focusin'])('a visitor who uses the page (%s) gets them at once', (sign) => {
  const { asked, tell, paint } = openPage();
  tell(sign);
  expect(asked).toEqual(everything);
  tell('load');
  paint();
  expect(asked).toEqual(everything);
});

test('a picture that never comes holds them back for three seconds at most', () => {
  const { asked, timers } = openPage();
  expect(timers.map(({ after }) => after)).toEqual([3000]);
  for (const { act } of timers) act();
  expect(asked).toEqual(everything);
});
