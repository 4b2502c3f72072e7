import { enableCompileCache } from 'node:module';

// Before anything else is loaded, so that the second start finds all of it compiled.
enableCompileCache();
const { runInProcess } = await import('./process.ts');
await runInProcess(import.meta.url);
