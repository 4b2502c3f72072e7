import type { Page } from '@playwright/test';
import type { Stop } from './shop-tour.ts';

/** Returns links and controls that are hard to hit with a finger: less than 44 px wide or high. Runs in the page. */
const small = (within: string): readonly string[] => {
  const least = 44;
  const isInSentence = (element: Element) => {
    if (getComputedStyle(element).display !== 'inline') return false;
    const beside = [...(element.parentElement?.childNodes ?? [])].filter((node) => node !== element);
    return beside.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
  };
  /** Returns the distance from the middle in a direction that still hits the element; a link may extend beyond its own
   *  box. */
  const reach = (element: Element, x: number, y: number, across: number, down: number): number => {
    for (let way = 1; way <= least; way += 1) {
      const hit = document.elementFromPoint(x + across * way, y + down * way);
      if (hit === null || !(element.contains(hit) || hit.closest('label')?.control === element)) return way - 1;
    }
    return least;
  };
  const reachesFar = (element: Element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const from = (across: number, down: number) => reach(element, left + width / 2, top + height / 2, across, down);
    return from(-1, 0) + from(1, 0) >= least - 1 && from(0, -1) + from(0, 1) >= least - 1;
  };
  const controls = 'a[href], button, input, select, textarea, summary, [role=tab]';
  const visible = [...document.querySelectorAll(`${within} :is(${controls})`)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
  );
  return visible.flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    const fits = width >= least - 0.5 && height >= least - 0.5;
    if (fits || isInSentence(element) || reachesFar(element)) return [];
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return [`${element.tagName} ${name.trim().slice(0, 40)}: ${Math.round(width)} x ${Math.round(height)}`];
  });
};

/** Returns targets below the limit, which is stricter than WCAG 2.5.8. As there, links within a sentence and disabled
 *  controls, such as a day that is not on sale, are exempt. With an open menu only the menu is checked. */
export const smallTargets = (page: Page, { over = 'body' }: Stop): Promise<readonly string[]> =>
  page.evaluate(small, over);
