import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server that all tests of the project share, each with its own databases. */
    postgresUrl: string;
  }
}

/** Starts the server before the first test and stops it after the last. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
};
