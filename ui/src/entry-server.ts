import { realpathSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';

// Caches compiled code between starts, so everything else is imported after this line.
enableCompileCache();
const { serve } = await import('./serve.ts');
const [, program = '', ...typed] = process.argv;
// The cli imports this file too and reads the arguments itself.
const args = realpathSync(program) === import.meta.filename ? typed : [];
await serve(
  {
    clientDir: join(import.meta.dirname, '../client'),
    encoder: join(import.meta.dirname, 'encoder.js'),
    pdfWriter: join(import.meta.dirname, 'pdf-writer.js'),
    catalogReader: join(import.meta.dirname, 'catalog-reader.js'),
  },
  args,
);
