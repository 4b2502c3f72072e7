import { lateComponent } from '../../lazy/late-component.tsx';

// Only lists of gift cards have these.
export const filters = lateComponent('beforeHydration', {
  file: 'sections/product-list/list-filters',
  load: () => import('./list-filters.tsx').then((file) => file.ListFilters),
});

export const quickBuys = lateComponent('beforeHydration', {
  file: 'gift-cards/quick-buys',
  load: () => import('../../gift-cards/quick-buys.tsx').then((file) => file.QuickBuys),
});
