import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { projectRoot } from './arrows/imports.ts';

const text = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

// No test runs these files, so the parts that they repeat are compared.
test.each(['Dockerfile', 'adapters/deploy/shop.service'])('%s starts the server as npm start does', (file) => {
  const words = text(file).replaceAll(/[",[\]]/g, '');
  expect(words).toMatch(new RegExp(`(ENTRYPOINT |ExecStart=/usr/bin/)${manifest.scripts.start}$`, 'm'));
});

test('image, changelog and every package have the same version', () => {
  const { version } = manifest;
  expect(text('CHANGELOG.md').match(/^## (\d\S*)/m)?.[1]).toBe(version);
  expect(text('compose.yaml')).toContain(`image: spa-shop:${version}\n`);
  for (const workspace of manifest.workspaces)
    expect(JSON.parse(text(join(workspace, 'package.json')))).toMatchObject({ version });
});

test('the first line of compose.yaml states that its bank takes no money', () => {
  expect(text('compose.yaml').split('\n')[0]).toContain('PAYMENTS=test');
});

test('the image is built from every package, and contains what the server does not bundle', () => {
  const dockerfile = text('Dockerfile');
  for (const workspace of manifest.workspaces)
    expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/\n`);
  const sharp: { dependencies: object } = JSON.parse(text('node_modules/sharp/package.json'));
  for (const name of ['sharp', ...Object.keys(sharp.dependencies)]) {
    const [folder] = name.split('/');
    expect(dockerfile).toContain(` /shop/node_modules/${folder} node_modules/${folder}\n`);
  }
});

test('compose file, unit and manual name the header without which the shop does not start behind https', () => {
  for (const file of ['compose.yaml', 'adapters/deploy/shop.service', 'adapters/README.md', 'CHANGELOG.md'])
    expect(text(file)).toContain('CLIENT_ADDRESS_HEADER');
});
