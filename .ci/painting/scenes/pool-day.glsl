// painting: {"width": 2400, "height": 1500, "samples": 1, "exposure": 1.05, "bloom": 0.12, "contrast": 1.1, "saturation": 1.08}
// The outdoor pool on a bright morning: clear turquoise water, loungers and a parasol, green hills under a wide sky.
#include "light/march.glsl"
#include "light/water.glsl"
#include "light/surface.glsl"
#include "light/furniture.glsl"
#include "light/steam.glsl"
#include "light/hills.glsl"

const vec3 eye = vec3(1.2, 1.5, -3.9);
const vec3 sun = normalize(vec3(-.62, .72, .34));
const vec3 sunLight = vec3(1., .9, .72) * 3.1;
const vec3 poolLamp = vec3(0.), lanternLight = vec3(0.);
const vec3 skyLight = vec3(.5, .66, .84), bounceLight = vec3(.3, .28, .22);
const float steamThick = .07, waveLong = 1.5, waveSteep = .04, glitter = 1.2, deepLight = 1.7, tileWide = .15, lampEvery = 3.6;
const vec3 tileColour = vec3(.2, .62, .66);
#include "light/pool-garden.glsl"

vec3 sky(vec3 way) {
  float up = max(way.y, 0.), facing = max(dot(way, sun), 0.);
  vec3 c = mix(vec3(.86, .94, .98) * 1.05, rgb(0x6fb6dd), smoothstep(0., .32, up));
  c = mix(c, rgb(0x2f7fbb), smoothstep(.25, .9, up));
  vec2 q = way.xz / (up + .16);
  q += .5 * vec2(noise(q * .8), noise(q * .8 + 4.));
  float puff = fbm(vec2(q.x * .6, q.y * .9) + 8.3, 6), under = fbm(vec2(q.x * .6 - .08, q.y * .9 + .1) + 8.3, 4);
  float cloud = smoothstep(.5, .74, puff) * smoothstep(.02, .16, up);
  vec3 lit = mix(vec3(.72, .8, .87), vec3(1.25, 1.22, 1.16), clamp(.55 + (puff - under) * 4., 0., 1.));
  return mix(c, lit, cloud * .85) + vec3(1., .9, .7) * .3 * pow(facing, 12.);
}

vec3 around(vec3 way) {
  Hills h;
  h.near = rgb(0x2f6b3c) * .75;
  h.far = rgb(0x8fb9c4) * .85;
  h.mist = vec3(.86, .93, .96) * .95;
  h.saddle = .1;
  h.height = 1.05;
  return hillsOver(sky(way), way, h);
}

vec3 steamLight(vec3 way) {
  return vec3(.9, .95, .97);
}

vec3 scene(vec2 at) {
  return gardenAlong(eye, normalize(vec3(at.x - .02, at.y - .2, 1.5)));
}
