// painting: {"samples": 2, "exposure": 1.15, "bloom": 0.2, "contrast": 1.1, "saturation": 1.04}
// The outdoor pool at night: light under the water, lanterns along the deck, the full moon over the hills.
#include "light/march.glsl"
#include "light/water.glsl"
#include "light/surface.glsl"
#include "light/furniture.glsl"
#include "light/steam.glsl"
#include "light/hills.glsl"
#include "light/night-sky.glsl"

const vec3 eye = vec3(1.35, 1.02, -3.6);
const vec3 sun = normalize(vec3(-.2, .36, 1.));
const vec3 sunLight = vec3(.5, .68, .85) * .5;
const vec3 poolLamp = vec3(.1, .78, .85) * 3.4;
const vec3 lanternLight = vec3(1., .55, .2) * 1.7;
const vec3 skyLight = vec3(.05, .085, .11), bounceLight = vec3(.02, .05, .06);
const float steamThick = .26, waveLong = 1.4, waveSteep = .045, glitter = 2.5, deepLight = 1.2, tileWide = .15, lampEvery = 3.6;
const vec3 tileColour = vec3(.085, .38, .42);
#include "light/pool-garden.glsl"

vec3 around(vec3 way) {
  float facing = max(dot(normalize(way * vec3(1, .2, 1)), normalize(sun * vec3(1, .2, 1))), 0.);
  Hills h;
  h.near = rgb(0x0b2c36) * .5;
  h.far = rgb(0x3f8094) * .42;
  h.mist = rgb(0x6fa3b0) * mix(.24, .62, pow(facing, 8.));
  h.saddle = -.1;
  h.height = 1.15;
  vec3 c = hillsOver(nightSky(way, sun, .052), way, h);
  // Windows of a village at the foot of the hills.
  vec2 grid = vec2(atan(way.x, way.z), way.y) * vec2(150., 260.), cell = floor(grid);
  float lit = step(.93, hash(cell)) * smoothstep(.012, .02, way.y) * smoothstep(.05, .03, way.y) * smoothstep(.1, .3, way.x);
  return c + GOLD * lit * .9 * smoothstep(.3, .0, length(fract(grid) - .5));
}

vec3 steamLight(vec3 way) {
  float facing = max(dot(way, sun), 0.);
  return mix(rgb(0x4f9eac) * .28, rgb(0xc8e6ea) * .5, pow(facing, 9.));
}

vec3 scene(vec2 at) {
  return gardenAlong(eye, normalize(vec3(at.x + .1, at.y - .1, 1.5)));
}
