import { drawnLater } from '../../lazy/drawn-later.tsx';
import { hydrateOnUse } from '../../lazy/hydrate-on-use.tsx';

/** What packages are worth is words alone: the server's stay until somebody uses the page. */
export const packagesWorth = hydrateOnUse('sections/ticket/packages-worth', () =>
  import('./packages-worth.tsx').then((file) => file.PackagesWorth),
);

export const CheaperMix = drawnLater(() => import('./cheaper-mix.tsx').then((file) => file.CheaperMix));

export const OfferedMix = drawnLater(() => import('./offered-mix.tsx').then((file) => file.OfferedMix));
