import { afterEach, expect, test, vi } from 'vitest';

const files = { scripts: ['/entry.js'], modules: ['/entry.js', '/ticket.js'], translationsHref: '/sl.json' };

/** Creates the parts of a browser's page that the script uses; the test triggers their events. */
const openPage = async () => {
  const elements: Record<string, unknown>[] = [];
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
    head: { append: (element: Record<string, unknown>) => elements.push(element) },
    createElement: (name: string) => ({ name }),
  });
  vi.stubGlobal('PerformanceObserver', PerformanceObserver);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('setTimeout', (act: () => void, after: number) => timers.push({ act, after }));
  vi.resetModules();
  await import('./late-start.ts');
  return {
    elements,
    dispatch: (what: string) => events.dispatchEvent(new Event(what)),
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

test('a page fetches each of its scripts once, after it is loaded and painted', async () => {
  const { elements, dispatch, paint, timers } = await openPage();
  expect(elements).toEqual([]);
  dispatch('load');
  expect(elements).toEqual([]);
  paint();
  expect(elements).toEqual(everything);
  dispatch('pointerdown');
  for (const { act } of timers) act();
  expect(elements).toEqual(everything);
});

test.each(['pointerdown', 'keydown', 'focusin'])(
  'a page fetches its scripts at the first %s of the visitor',
  async (sign) => {
    const { elements, dispatch, paint } = await openPage();
    dispatch(sign);
    expect(elements).toEqual(everything);
    dispatch('load');
    paint();
    expect(elements).toEqual(everything);
  },
);

test('a page whose picture never loads fetches its scripts after three seconds', async () => {
  const { elements, timers } = await openPage();
  expect(timers.map(({ after }) => after)).toEqual([3000]);
  for (const { act } of timers) act();
  expect(elements).toEqual(everything);
});
