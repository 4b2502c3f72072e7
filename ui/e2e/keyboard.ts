import type { Locator, Page } from '@playwright/test';

/** Returns the problem of the keyboard's focus: lost, out of sight, covered, or without a visible mark. Runs in the
 *  page. */
const focusTrouble = (): string | undefined => {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'the focus is lost';
  const name = `${focused.tagName} ${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}`;
  const box = focused.getClientRects()[0];
  if (box === undefined || box.width < 4 || box.height < 4) return `${name} cannot be seen`;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const points = [
    [x, y],
    [x, box.top + 3],
    [x, box.bottom - 3],
    [box.left + 3, y],
    [box.right - 3, y],
  ] as const;
  const covered = points.some(([at, down]) => {
    const hit = document.elementFromPoint(at, down);
    return hit === null || !(focused.contains(hit) || hit.contains(focused));
  });
  // For an element taller than the window, such as a dialog, a visible middle is enough.
  if (covered && box.height < window.innerHeight / 2) return `${name} is covered or out of sight`;
  if (focused.matches('h1, h2, main, dialog')) return undefined;
  // The mark may be drawn around the link's card or field.
  const looks = [focused, focused.parentElement, focused.closest('article, li')].flatMap((element) =>
    element === null ? [] : [null, '::before', '::after'].map((part) => getComputedStyle(element, part)),
  );
  const marked = looks.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  );
  return marked ? undefined : `${name} does not show that it has the focus`;
};

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** A visitor without a pointer. Every step checks that the focus is visible. */
export const keyboardOf = (page: Page) => {
  const press = async (key: string): Promise<void> => page.keyboard.press(key);
  const look = async (): Promise<void> => {
    const trouble = await page.evaluate(focusTrouble);
    if (trouble !== undefined) throw new Error(`on ${page.url()}: ${trouble}`);
  };
  /** Presses a key until the target has the focus. */
  const go = async (key: string, target: Locator, most = 80): Promise<void> => {
    for (let step = 0; step < most; step += 1) {
      await press(key);
      await look();
      if (await isFocused(target)) return;
    }
    throw new Error(`on ${page.url()}: ${key} does not lead to ${target}`);
  };
  return {
    press,
    look,
    go,
    tabTo: (target: Locator) => go('Tab', target),
    backTo: (target: Locator) => go('Shift+Tab', target),
    type: (text: string) => page.keyboard.type(text),
  };
};
