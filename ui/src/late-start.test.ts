import { afterEach, expect, test, vi } from 'vitest';

const files = { scripts: ['/entry.js'], modules: ['/entry.js', '/ticket.js'], translationsHref: '/sl.json' };

/** Creates the parts of a browser's page that the script uses; the test triggers their events. */
const openPage = async () => {
  const asked: Record<string, unknown>[] = [];
  const events = new EventTarget();
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
  vi.stubGlobal('document', {
    readyState: 'interactive',
    getElementById: () => ({ textContent: JSON.stringify(files) }),
    head: { append: (element: Record<string, unknown>) => asked.push(element) },
    createElement: (name: string) => ({ name }),
  });
  vi.stubGlobal('PerformanceObserver', PerformanceObserver);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('setTimeout', (act: () => void, after: number) => timers.push({ act, after }));
  vi.resetModules();
  await import('./late-start.ts');
  return {
    asked,
    tell: (what: string) => events.dispatchEvent(new Event(what)),
    paint: () => watching.splice(0).forEach((act) => void act()),
    timers,
  };
};

afterEach(() => void vi.unstubAllGlobals());

const everything = [
  { name: 'link', rel: 'modulepreload', href: '/entry.js' },
  { name: 'link', rel: 'modulepreload', href: '/ticket.js' },
  { name: 'link', rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: '/sl.json' },
  { name: 'script', type: 'module', src: '/entry.js' },
];

test('a page fetches its scripts once it is loaded and painted, each of them once', async () => {
  const { asked, tell, paint, timers } = await openPage();
  expect(asked).toEqual([]);
  tell('load');
  expect(asked).toEqual([]);
  paint();
  expect(asked).toEqual(everything);
  tell('pointerdown');
  for (const { act } of timers) act();
  expect(asked).toEqual(everything);
});

test.each(['pointerdown', 'keydown', 'focusin'])('a visitor who uses the page (%s) gets them at once', async (sign) => {
  const { asked, tell, paint } = await openPage();
  tell(sign);
  expect(asked).toEqual(everything);
  tell('load');
  paint();
  expect(asked).toEqual(everything);
});

test('a picture that never comes holds them back for three seconds at most', async () => {
  const { asked, timers } = await openPage();
  expect(timers.map(({ after }) => after)).toEqual([3000]);
  for (const { act } of timers) act();
  expect(asked).toEqual(everything);
});
