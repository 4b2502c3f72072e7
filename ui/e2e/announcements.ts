import type { Page } from '@playwright/test';

const mark = 'announced: ';

/** Records every text that enters a live region from now on. Only regions that were already in the page count, as a
 *  screen reader may miss a region that appears together with its text. Call it before the first page. */
export const listenTo = async (page: Page): Promise<readonly string[]> => {
  const announcements: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(mark)) announcements.push(message.text().slice(mark.length));
  });
  await page.addInitScript((prefix) => {
    const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output';
    const known = new WeakSet<Element>();
    const learn = () => {
      for (const region of document.querySelectorAll(live)) known.add(region);
    };
    document.addEventListener('DOMContentLoaded', learn);
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        let at = target instanceof Element ? target : target.parentElement;
        for (; at !== null; at = at.parentElement) {
          // biome-ignore lint/suspicious/noConsole: the page reports to the test through the console
          if (known.has(at)) console.debug(prefix + at.textContent);
        }
      }
      learn();
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, mark);
  return announcements;
};
