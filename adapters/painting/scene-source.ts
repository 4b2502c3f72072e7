import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the first line of a scene says, as `// painting: {"width": 3840, ...}`. Bloom, vignette and grain are shares of 1. */
export type Settings = Readonly<{
  width: number;
  height: number;
  samples: number;
  exposure: number;
  saturation: number;
  contrast: number;
  bloom: number;
  vignette: number;
  grain: number;
  quality: number;
  /** How high the waves of a clear pool are, and how far below them its floor lies, in parts of the wave map. */
  calm: number;
  depth: number;
}>;

export type Scene = Readonly<{
  fragment: string;
  bloom: string;
  finish: string;
  waves: string;
  caustics: Readonly<{ vertex: string; fragment: string }>;
  settings: Settings;
}>;

const usual: Settings = {
  width: 3840,
  height: 2400,
  samples: 4,
  exposure: 1,
  saturation: 1,
  contrast: 1,
  bloom: 0.12,
  vignette: 0.25,
  grain: 0.012,
  quality: 80,
  calm: 0.1,
  depth: 0.06,
};

const read = (path: string): Promise<string> => readFile(join(import.meta.dirname, path), 'utf8');

/** Puts each included file in the place of its first `#include`; later ones leave nothing. */
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
  return { ...usual, ...own };
};

/** A scene ready to compile: the frame around it, what it includes, and the shaders that finish it. */
export const readScene = async (name: string): Promise<Scene> => {
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
