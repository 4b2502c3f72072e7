import { hydrateOnUse } from '../lazy/hydrate-on-use.tsx';
import type { LazyFile } from '../lazy/lazy-component.tsx';
import type { RouteData } from '../page-data/route-data.ts';
import { FailedPart } from './failed-part.tsx';

/** Text and links: the server's markup stays until first use. */
export const footer = hydrateOnUse(
  'shell/footer',
  () => import('./footer.tsx').then((file) => file.Footer),
  FailedPart,
);

/** `<details>` and links, which need no script. */
export const cartPanel = hydrateOnUse(
  'shell/cart-panel',
  () => import('./cart-panel.tsx').then((file) => file.CartPanel),
  FailedPart,
);

/** Only on the page of a member. */
export const memberMenu = hydrateOnUse('shell/member-menu', () =>
  import('./member-menu.tsx').then((file) => file.MemberMenu),
);

/** Words and links in the place of a page that is missing or failed, so that no page that is there carries them. */
export const notFoundScreen = hydrateOnUse('shell/message-screen', () =>
  import('./message-screen.tsx').then((file) => file.NotFoundScreen),
);
export const fallbackScreen = hydrateOnUse('shell/message-screen', () =>
  import('./message-screen.tsx').then((file) => file.FallbackScreen),
);

/** The file of what stands in for a page that is not to be shown. */
export const standInFor = (kind: RouteData['kind']): readonly LazyFile[] => {
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

/** Files that every page has beside those of its sections. */
export const shellFiles: readonly LazyFile[] = [footer, cartPanel];
