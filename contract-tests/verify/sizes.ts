import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest } from '../src/arrows/arrow-rules.ts';
import { linesOf, sizeFaults } from '../src/arrows/file-sizes.ts';
import { projectRoot, sourceFiles } from '../src/arrows/imports.ts';

const packages = ['core', 'adapters', 'ui', 'cli', 'contract-tests'];

const sources = packages.flatMap((folder) =>
  sourceFiles(folder).map((file) => ({ file, text: readFileSync(join(projectRoot, file), 'utf8') })),
);

const row = (name: string, lines: number | string, files: number | string): string =>
  `${name.padEnd(16)}${String(lines).padStart(8)}${String(files).padStart(8)}\n`;

const report = [...packages, ''].map((name) => {
  const program = sources.filter(({ file }) => file.startsWith(name === '' ? name : `${name}/`) && !isTest(file));
  return row(
    name === '' ? 'all' : name,
    program.map(linesOf).reduce((sum, lines) => sum + lines, 0),
    program.length,
  );
});

const faults = sizeFaults(sources);
process.stdout.write([row('program', 'lines', 'files'), ...report, ...faults.map((fault) => `${fault}\n`)].join(''));
process.exitCode = faults.length === 0 ? 0 : 1;
