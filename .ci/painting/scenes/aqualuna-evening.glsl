// painting: {"samples": 1, "exposure": 1.1, "bloom": 0.2, "contrast": 1.1, "saturation": 1.05}
// The water park at dusk: the tubes glow from within, the pool is lit, a crescent moon hangs over the hills.
#include "light/march.glsl"
#include "light/water.glsl"
#include "light/surface.glsl"
#include "light/furniture.glsl"
#include "light/hills.glsl"

#include "light/dusk-sky.glsl"

const vec3 eye = vec3(-2.4, 1.1, -1.6);
const vec3 sun = normalize(vec3(-.3, .42, 1.)), sunLight = vec3(0.);
const vec3 poolLamp = vec3(.1, .78, .86) * 7., lampLight = vec3(1., .6, .28) * 1.5;
const float tubeGlow = .95;
const vec3 skyLight = vec3(.1, .14, .19), bounceLight = vec3(.04, .09, .1), airLight = vec3(.16, .17, .2);
const vec3 tileColour = vec3(.3, .68, .72);
const float tileWide = .25, lampEvery = 4.6, deepLight = 1., waveLong = 1.2, waveSteep = .05;
#include "light/water-park.glsl"

vec3 around(vec3 way) {
  vec3 c = duskSky(way, vec3(.35, 0., 1.), sun, .032);
  float facing = .5 + .5 * dot(normalize(way.xz), normalize(vec2(.35, 1.)));
  return hillsOver(c, way, Hills(rgb(0x0c2a32) * .5, rgb(0x46707f) * .4, mix(rgb(0x5f8592) * .4, PEACH * .75, pow(facing, 6.)), .1, 1.));
}

vec3 scene(vec2 at) {
  return parkAlong(eye, normalize(vec3(at.x + .0, at.y + .3, 1.38)));
}
