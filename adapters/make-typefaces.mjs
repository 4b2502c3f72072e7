import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { paperLetters } from './src/papers/pdf/printable-text.ts';
import { typefaceFolder, typefaces } from './src/papers/pdf/typeface-folder.ts';

/** Reduces the typefaces of papers to the characters that papers use (`npm run typefaces -w @shop/adapters`). The
 *  reduced files are stored with the sources. */
const sources = {
  text: ['figtree', '400Regular/Figtree_400Regular.ttf'],
  strong: ['figtree', '700Bold/Figtree_700Bold.ttf'],
  display: ['fraunces', '600SemiBold/Fraunces_600SemiBold.ttf'],
};

mkdirSync(typefaceFolder, { recursive: true });
for (const [name, [family, file]] of Object.entries(sources)) {
  const source = dirname(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${family}/package.json`)));
  copyFileSync(join(source, 'LICENSE_FONT'), join(typefaceFolder, `${family}-license.txt`));
  const small = await subsetFont(readFileSync(join(source, file)), paperLetters, { targetFormat: 'truetype' });
  writeFileSync(join(typefaceFolder, typefaces[name]), small);
  process.stdout.write(`${typefaces[name]}  ${small.length} bytes\n`);
}
