// painting: {"samples": 1, "exposure": 1.15, "bloom": 0.24, "contrast": 1.1, "saturation": 1.04}
// The still pool of Orhidelija in the evening: candles float on it, the moon stands in the round window, steam rises.
#include "light/march.glsl"
#include "light/water.glsl"
#include "light/surface.glsl"
#include "light/furniture.glsl"
#include "light/steam.glsl"
#include "light/dusk-sky.glsl"
#include "light/hills.glsl"

const vec3 eye = vec3(-.35, .8, -2.7);
const float evening = 1., tileWide = .3, lampEvery = 5., deepLight = .8, waveLong = 1.5, waveSteep = .02;
const float steamThick = .2, airThick = .006;
const vec3 skyLight = vec3(.08, .1, .11), gardenLight = vec3(.3, .5, .62) * 1.2, washLight = vec3(1., .66, .34) * 4.;
const vec3 wallLight = vec3(1., .6, .3) * 2.6, candleLight = vec3(1., .56, .2) * 2.2, poolLamp = vec3(.1, .6, .66) * .5;
const vec3 steamColour = vec3(.36, .31, .28), tileColour = vec3(.04, .09, .1);
#include "light/quiet-light.glsl"

vec3 around(vec3 way) {
  vec3 c = duskSky(way, vec3(.3, 0., 1.), normalize(vec3(.2, .26, 1.)), .03) * 2.;
  c = hillsOver(c, way, Hills(rgb(0x0c2a32) * .5, rgb(0x46707f) * .5, rgb(0x6f95a2) * .5, .15, .8));
  // Lights in the garden, out of focus.
  for (int i = 0; i < 9; i++) {
    float id = float(i);
    vec2 spot = vec2(-.06 + .5 * hash1(id * 3.1 + 2.), .02 + .14 * hash1(id * 7.7)), to = vec2(way.x, way.y) / way.z - spot;
    float wide = .012 + .016 * hash1(id + 4.), r = length(to) / wide;
    c += mix(GOLD, CORAL, hash1(id + 9.)) * 1.3 * hash1(id + 1.) * smoothstep(1., .88, r) * (.6 + .4 * r);
  }
  return c;
}

vec3 scene(vec2 at) {
  return roomAlong(eye, normalize(vec3(at.x, at.y - .06, 1.75)));
}
