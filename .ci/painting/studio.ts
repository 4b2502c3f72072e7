import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { systemBrowser } from '../../adapters/src/payment/browser/system-browser.mjs';
import { paintInPage, type Scene, type Settings, usualSettings } from './paint-in-page.ts';

/** Settings that replace those of the scene, for a preview. */
export type Look = Readonly<{ width?: number; samples?: number }>;

export type Painted = Readonly<{ png: Buffer; width: number; height: number; quality: number }>;

export type Studio = AsyncDisposable & Readonly<{ paint: (scene: string, look?: Look) => Promise<Painted> }>;

/** WebGL2 computed by the processor, so that every machine paints the same. */
const flags = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist', '--no-sandbox'];

/** Opens a browser for painting, which closes with the studio. */
export const openStudio = async (): Promise<Studio> => {
  const executablePath = systemBrowser();
  const browser = await chromium.launch({ args: flags, executablePath });
  return {
    async paint(name, look = {}) {
      const scene = await readScene(name);
      const width = look.width ?? scene.settings.width;
      const height = Math.round((width * scene.settings.height) / scene.settings.width);
      const page = await browser.newPage();
      try {
        const samples = look.samples ?? scene.settings.samples;
        const dataUrl = await page.evaluate(paintInPage, { ...scene, width, height, samples });
        const png = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
        return { png, width, height, quality: scene.settings.quality };
      } finally {
        await page.close();
      }
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
    },
  };
};

const read = (path: string): Promise<string> => readFile(join(import.meta.dirname, path), 'utf8');

/** Replaces the first `#include` of each file by its text; further ones are removed. */
const withIncludes = async (text: string, seen: Set<string>): Promise<string> => {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const path = /^#include "(.+)"$/.exec(line)?.[1];
    if (path === undefined) lines.push(line);
    else if (!seen.has(path)) {
      seen.add(path);
      lines.push(await withIncludes(await read(path), seen));
    }
  }
  return lines.join('\n');
};

const settingsOf = (text: string): Settings => {
  const line = /^\/\/ painting: (\{.*\})$/m.exec(text)?.[1];
  const own: Partial<Settings> = line === undefined ? {} : JSON.parse(line);
  return { ...usualSettings, ...own };
};

/** Reads a scene with its frame, its included files, and the shaders that finish it. */
const readScene = async (name: string): Promise<Scene> => {
  const text = await read(`scenes/${name}.glsl`);
  const [before = '', after = ''] = (await read('light/frame.glsl')).split('// SCENE\n');
  return {
    fragment: await withIncludes(before + text + after, new Set()),
    bloom: await read('light/bloom.glsl'),
    finish: await withIncludes(await read('light/finish.glsl'), new Set()),
    waves: await withIncludes(await read('light/waves.glsl'), new Set()),
    caustics: {
      vertex: await read('light/caustics-vertex.glsl'),
      fragment: await read('light/caustics-fragment.glsl'),
    },
    settings: settingsOf(text),
  };
};
