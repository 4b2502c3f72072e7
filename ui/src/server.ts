import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Compiled code is kept between starts, so everything else is loaded after this line.
enableCompileCache();
const { serve } = await import('./serve.ts');
await serve({
  clientDir: join(import.meta.dirname, '../client'),
  picturesDir: join(import.meta.dirname, 'pictures'),
  renditionsDir: join(import.meta.dirname, '../renditions'),
  encoder: join(import.meta.dirname, 'encoder.js'),
  pdfWriter: join(import.meta.dirname, 'pdf-writer.js'),
});
