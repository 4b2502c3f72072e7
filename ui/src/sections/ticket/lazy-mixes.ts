import { drawnLater } from '../../lazy/drawn-later.tsx';
import { hydrateOnUse } from '../../lazy/hydrate-on-use.tsx';

/** What packages are worth is words alone: the server's stay until somebody uses the page. */
export const packagesWorth = hydrateOnUse('sections/ticket/packages-worth', () =>
  import('./packages-worth.tsx').then((file) => file.PackagesWorth),
);

export const cheaperMix = drawnLater('sections/ticket/cheaper-mix', () =>
  import('./cheaper-mix.tsx').then((file) => file.CheaperMix),
);

export const offeredMix = drawnLater('sections/ticket/offered-mix', () =>
  import('./offered-mix.tsx').then((file) => file.OfferedMix),
);
