// painting: {"samples": 1, "exposure": 1.1, "bloom": 0.2, "contrast": 1.1, "saturation": 1.04}
// The vaulted hall in the evening: lamps under the water, warm lamps on the wood, the last light in the great window.
#include "light/march.glsl"
#include "light/water.glsl"
#include "light/surface.glsl"
#include "light/furniture.glsl"
#include "light/hills.glsl"

const vec3 eye = vec3(1.2, .95, -1.2);
const vec3 sun = normalize(vec3(-.8, .62, .3)), sunLight = vec3(0.);
const vec3 poolLamp = vec3(.12, .8, .86) * 4.6, warmLight = vec3(1., .6, .28) * 1.9;
const vec3 skyLight = vec3(.06, .075, .085), windowLight = vec3(.05, .09, .13), airLight = vec3(.05, .07, .08);
const vec3 tileColour = vec3(.42, .74, .76);
const float tileWide = .2, lampEvery = 5., deepLight = 1., waveLong = 1.2, waveSteep = .035, airThick = 0.;
#include "light/hall-light.glsl"

vec3 around(vec3 way) {
  float up = max(way.y, 0.);
  vec3 c = mix(PEACH * 2.2, CORAL * 1.1, smoothstep(0., .12, up));
  c = mix(c, rgb(0x2a6f86) * .8, smoothstep(.06, .3, up));
  c = mix(c, rgb(0x0d3a4c) * .6, smoothstep(.25, .7, up));
  c *= .35 + .65 * smoothstep(.3, 1., way.z);
  return hillsOver(c, way, Hills(rgb(0x082026) * .5, rgb(0x4f6876) * .7, mix(rgb(0x6c7f88), PEACH, .35) * .9, .02, 1.2));
}

vec3 scene(vec2 at) {
  return hallAlong(eye, normalize(vec3(-at.x + .22, at.y - .06, 1.35)));
}
