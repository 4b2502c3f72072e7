import { type LateFile, lateComponent } from '../lazy/late-component.tsx';
import type { RouteData } from '../page-data/route-data.ts';
import { FailedPart } from './failed-part.tsx';

/** Text and links: the server's markup stays until first use. */
export const footer = lateComponent('atFirstUse', {
  file: 'shell/footer',
  load: () => import('./footer.tsx').then((file) => file.Footer),
  Instead: FailedPart,
});

/** `<details>` and links, which need no script. */
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
