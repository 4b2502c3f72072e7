import { drawnLater } from '../../lazy/drawn-later.tsx';

/** Only a press removes a line, and what it says of the way back comes with its rules. */
export const removedLine = drawnLater('sections/cart-review/removed-line', () =>
  import('./removed-line.tsx').then((file) => file.RemovedLine),
);
