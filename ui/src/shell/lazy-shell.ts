import { hydrateOnUse } from '../lazy/hydrate-on-use.tsx';
import type { LazyFile } from '../lazy/lazy-component.tsx';
import { FailedPart } from './failed-part.tsx';

/** Words and links: the server's stay until somebody uses the page. */
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

/** Files that every page has beside those of its sections. */
export const shellFiles: readonly LazyFile[] = [footer, cartPanel];
