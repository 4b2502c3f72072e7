import { FailedPart } from '../failures/failed-part.tsx';
import { type LateFile, lateComponent } from '../lazy/late-component.tsx';
import type { RouteData } from '../page-data/route-data.ts';

/** It contains only text and links, so the server's markup suffices until the visitor first uses the page. */
export const footer = lateComponent('atFirstUse', {
  file: 'shell/footer',
  load: () => import('./footer.tsx').then((file) => file.Footer),
  Instead: FailedPart,
});

/** It consists of a `<details>` element and links, which work without script. */
export const cartPanel = lateComponent('atFirstUse', {
  file: 'shell/cart-panel',
  load: () => import('./cart-panel.tsx').then((file) => file.CartPanel),
  Instead: FailedPart,
});

/** Loaded only for members. */
export const memberMenu = lateComponent('atFirstUse', {
  file: 'shell/member-menu',
  load: () => import('./member-menu.tsx').then((file) => file.MemberMenu),
});

/** Screens that replace a missing or failed page; loaded only for such pages. */
export const notFoundScreen = lateComponent('atFirstUse', {
  file: 'shell/message-screen',
  load: () => import('./message-screen.tsx').then((file) => file.NotFoundScreen),
});
export const fallbackScreen = lateComponent('atFirstUse', {
  file: 'shell/message-screen',
  load: () => import('./message-screen.tsx').then((file) => file.FallbackScreen),
});

/** Returns the files of the screen that replaces a missing or failed page. */
export const replacementFiles = (kind: RouteData['kind']): readonly LateFile[] => {
  switch (kind) {
    case 'notFound':
      return [notFoundScreen];
    case 'failed':
      return [fallbackScreen];
    case 'content':
    case 'redirect':
      return [];
  }
};

/** Files that every page needs besides those of its sections. */
export const shellFiles: readonly LateFile[] = [footer, cartPanel];
