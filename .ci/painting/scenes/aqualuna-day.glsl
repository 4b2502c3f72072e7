// painting: {"samples": 2, "exposure": 1.1, "bloom": 0.1, "contrast": 1.12, "saturation": 1.08}
// The water park in the summer sun: a coral tube and an aqua flume wind down into the splash pool.
#include "light/march.glsl"
#include "light/water.glsl"
#include "light/surface.glsl"
#include "light/furniture.glsl"
#include "light/hills.glsl"

const vec3 eye = vec3(-1.9, 1.35, -2.2);
const vec3 sun = normalize(vec3(-.62, .72, -.42)), sunLight = vec3(1., .9, .74) * 3.3;
const vec3 poolLamp = vec3(0.), lampLight = vec3(0.);
const float tubeGlow = 0.;
const vec3 skyLight = vec3(.5, .66, .8), bounceLight = vec3(.45, .5, .48), airLight = vec3(.72, .85, .92);
const vec3 tileColour = vec3(.2, .62, .68);
const float tileWide = .25, lampEvery = 5., deepLight = .6, waveLong = 1., waveSteep = .075;
#include "light/water-park.glsl"

vec3 around(vec3 way) {
  float up = max(way.y, 0.);
  vec3 c = mix(rgb(0xd8f0f2), rgb(0x6fc4d8) * 1.1, smoothstep(0., .3, up));
  c = mix(c, rgb(0x2b93b4) * 1.05, smoothstep(.2, .85, up));
  vec2 q = way.xz / (up + .16);
  q += .4 * vec2(noise(q * 1.1), noise(q * 1.1 + 6.));
  float heap = fbm(q * .62 + 2.2, 6), behind = fbm((q - sun.xz * .25) * .62 + 2.2, 5);
  float cloud = smoothstep(.5, .66, heap) * smoothstep(.01, .12, up);
  vec3 lit = mix(rgb(0xa9c4cf) * .95, vec3(1.35, 1.3, 1.22), clamp(.55 + (heap - behind) * 3.6, 0., 1.));
  c = mix(c, lit, cloud * .92);
  return hillsOver(c, way, Hills(rgb(0x2f6a4c) * .8, rgb(0x7fb0b4) * .9, rgb(0xcfe6e6) * .95, .1, 1.));
}

vec3 scene(vec2 at) {
  return parkAlong(eye, normalize(vec3(at.x + .05, at.y + .3, 1.42)));
}
