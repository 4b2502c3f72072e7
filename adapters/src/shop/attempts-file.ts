import { join } from 'node:path';

/** Returns the file of the test bank's payments in a data folder. */
export const attemptsFileIn = (dataDir: string): string => join(dataDir, 'payments.db');
