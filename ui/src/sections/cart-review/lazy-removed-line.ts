import { drawnLater } from '../../lazy/drawn-later.tsx';

/** Only a press removes a line, and what it says of the way back comes with its rules. */
export const RemovedLine = drawnLater(() => import('./removed-line.tsx').then((file) => file.RemovedLine));
