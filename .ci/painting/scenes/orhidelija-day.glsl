// painting: {"samples": 1, "exposure": 1.15, "bloom": 0.2, "contrast": 1.1, "saturation": 1.04}
// The still pool of Orhidelija by day: the round window over dark stone doubles in the water; bamboo, an orchid.
#include "light/march.glsl"
#include "light/water.glsl"
#include "light/surface.glsl"
#include "light/furniture.glsl"
#include "light/steam.glsl"
#include "light/bamboo-garden.glsl"

const vec3 eye = vec3(-.45, 1.0, -2.9);
const float evening = 0., tileWide = .3, lampEvery = 5., deepLight = .4, waveLong = 1.5, waveSteep = .012;
const float steamThick = .05, airThick = .008;
const vec3 skyLight = vec3(.5, .54, .53), gardenLight = vec3(1., 1., .88) * 4.5, washLight = vec3(1., .96, .82) * 7.;
const vec3 wallLight = vec3(1., .8, .55) * 2., candleLight = vec3(0.), poolLamp = vec3(0.), steamColour = vec3(.75, .85, .84);
const vec3 tileColour = vec3(.035, .085, .09);
#include "light/quiet-light.glsl"

vec3 around(vec3 way) {
  return bambooGarden(way, vec3(2.6, 2.7, 2.35), rgb(0x9fc48a) * 1.3, rgb(0x2f5a35));
}

vec3 scene(vec2 at) {
  return roomAlong(eye, normalize(vec3(at.x, at.y - .06, 1.75)));
}
