/** Settings in the first line of a scene, as `// painting: {"width": 3840, ...}`. Bloom, vignette and grain are
 *  shares of 1. */
export const usualSettings = {
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
  /** The height of the waves of a clear pool, and the depth of its floor, in units of the wave map. */
  calm: 0.1,
  depth: 0.06,
};

export type Settings = Readonly<typeof usualSettings>;

export type Scene = Readonly<{
  fragment: string;
  bloom: string;
  finish: string;
  waves: string;
  caustics: Readonly<{ vertex: string; fragment: string }>;
  settings: Settings;
}>;

export type Job = Scene & Readonly<{ width: number; height: number; samples: number }>;

/**
 * Paints a scene. Runs inside the page, so it may use nothing from outside its own braces. Paints tile by tile with
 * unlimited brightness, adds glow around bright parts (bloom), reduces the range to that of a picture, and returns
 * it as a PNG data URL.
 */
export const paintInPage = async (job: Job): Promise<string> => {
  const { width, height, settings } = job;
  const canvas = new OffscreenCanvas(width, height);
  const gl = canvas.getContext('webgl2', { antialias: false, preserveDrawingBuffer: true });
  if (!gl?.getExtension('EXT_color_buffer_float')) throw new Error('This browser has no WebGL2 to paint with.');

  const shader = (type: number, source: string): WebGLShader => {
    const compiled = gl.createShader(type);
    if (!compiled) throw new Error('The browser gave no shader.');
    gl.shaderSource(compiled, source);
    gl.compileShader(compiled);
    if (gl.getShaderParameter(compiled, gl.COMPILE_STATUS)) return compiled;
    const log = gl.getShaderInfoLog(compiled) ?? '';
    const lines = source.split('\n');
    const at = [...log.matchAll(/0:(\d+):/g)].map((found) => lines[Number(found[1]) - 1]);
    throw new Error(`${log}\n${at.join('\n')}`);
  };
  const corners = 'vec2(gl_VertexID == 1 ? 3. : -1., gl_VertexID == 2 ? 3. : -1.)';
  const everywhere = `#version 300 es\nvoid main() { gl_Position = vec4(${corners}, 0., 1.); }`;
  const program = (fragment: string, vertex = everywhere): WebGLProgram => {
    const linked = gl.createProgram();
    gl.attachShader(linked, shader(gl.VERTEX_SHADER, vertex));
    gl.attachShader(linked, shader(gl.FRAGMENT_SHADER, fragment));
    gl.linkProgram(linked);
    if (!gl.getProgramParameter(linked, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(linked) ?? 'No link.');
    return linked;
  };
  const layer = (w: number, h: number, edge: number = gl.CLAMP_TO_EDGE) => {
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA16F, w, h);
    for (const name of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, name, edge);
    for (const name of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, name, gl.LINEAR);
    const buffer = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
    return { texture, buffer, w, h };
  };
  type Layer = ReturnType<typeof layer>;
  type Inputs = Readonly<Record<string, number | readonly number[] | Layer>>;
  /** Selects a program and a layer (or the canvas). Numbers become float uniforms, layers become textures. */
  const take = (which: WebGLProgram, into: Layer | undefined, inputs: Inputs) => {
    gl.useProgram(which);
    gl.bindFramebuffer(gl.FRAMEBUFFER, into?.buffer ?? null);
    gl.viewport(0, 0, into?.w ?? width, into?.h ?? height);
    let unit = 0;
    for (const [name, value] of Object.entries(inputs)) {
      const place = gl.getUniformLocation(which, name);
      if (typeof value === 'number') gl.uniform1f(place, value);
      else if ('texture' in value) {
        gl.activeTexture(gl.TEXTURE0 + unit);
        gl.bindTexture(gl.TEXTURE_2D, value.texture);
        gl.uniform1i(place, unit);
        unit += 1;
      } else gl.uniform2f(place, value[0] ?? 0, value[1] ?? 0);
    }
  };
  const run = (which: WebGLProgram, into: Layer | undefined, inputs: Inputs) => {
    take(which, into, inputs);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };

  /** Renders the waves of a pool and the light on its floor, refracted differently for each colour. */
  const pool = (): Inputs => {
    const texels = 2048;
    const waves = layer(texels, texels, gl.REPEAT);
    run(program(job.waves), waves, { texels, calm: settings.calm });
    const caustics = layer(texels, texels, gl.REPEAT);
    const bent = program(job.caustics.fragment, job.caustics.vertex);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE);
    for (const colour of [0, 1, 2]) {
      gl.colorMask(colour === 0, colour === 1, colour === 2, false);
      const meshes = texels / 2;
      take(bent, caustics, { waves, texels, meshes, bend: settings.depth * (0.97 + 0.03 * colour) });
      gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 2 * meshes, meshes);
    }
    gl.colorMask(true, true, true, true);
    gl.disable(gl.BLEND);
    return { waves, threads: caustics };
  };

  const water = job.fragment.includes('sampler2D waves') ? pool() : {};
  const light = layer(width, height);
  const scene = program(job.fragment);
  const tile = 192;
  gl.enable(gl.SCISSOR_TEST);
  for (let y = 0; y < height; y += tile) {
    for (let x = 0; x < width; x += tile) {
      gl.scissor(x, y, tile, tile);
      run(scene, light, { size: [width, height], samples: job.samples, ...water });
      gl.readPixels(x, y, 1, 1, gl.RGBA, gl.FLOAT, new Float32Array(4));
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  gl.disable(gl.SCISSOR_TEST);

  const spread = program(job.bloom);
  const levels = [light];
  for (let w = width, h = height; h > 24; ) {
    w = Math.ceil(w / 2);
    h = Math.ceil(h / 2);
    const next = layer(w, h);
    const from = levels.at(-1) ?? light;
    run(spread, next, { from, under: from, share: 0 });
    levels.push(next);
  }
  let glow = levels.at(-1) ?? light;
  for (const level of levels.slice(1, -1).reverse()) {
    const next = layer(level.w, level.h);
    run(spread, next, { from: glow, under: level, share: 0.5 });
    glow = next;
  }
  const { exposure, saturation, contrast, bloom, vignette, grain } = settings;
  run(program(job.finish), undefined, { light, glow, exposure, saturation, contrast, bloom, vignette, grain });

  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
};
