import { enableCompileCache } from 'node:module';

// Must come before other imports, so that the compile cache covers all of them.
enableCompileCache();
const { runInProcess } = await import('./process.ts');
await runInProcess(import.meta.url);
