// painting: {"samples": 2, "exposure": 1.12, "bloom": 0.16, "contrast": 1.1, "saturation": 1.05}
// The vaulted hall by day: sunbeams through arched windows, nets of light on pale tiles.
#include "light/march.glsl"
#include "light/water.glsl"
#include "light/surface.glsl"
#include "light/furniture.glsl"
#include "light/hills.glsl"

const vec3 eye = vec3(.6, 1.5, -1.4);
const vec3 sun = normalize(vec3(-.8, .62, .3));
const vec3 sunLight = vec3(1., .86, .62) * 4.2;
const vec3 poolLamp = vec3(0.), warmLight = vec3(1., .75, .45) * .03;
const vec3 skyLight = vec3(.5, .465, .415), windowLight = vec3(.95, .92, .86), airLight = vec3(.85, .82, .76);
const vec3 tileColour = vec3(.42, .74, .76);
const float tileWide = .2, lampEvery = 5., deepLight = 1.25, waveLong = 1.1, waveSteep = .042, airThick = .1;
#include "light/hall-light.glsl"

vec3 around(vec3 way) {
  float up = max(way.y, 0.);
  vec3 c = mix(vec3(1., .97, .9) * 4., rgb(0x8fcbe0) * 2.2, smoothstep(0., .5, up));
  float cloud = smoothstep(.5, .8, fbm(way.xz / (up + .25) * 1.3, 5)) * smoothstep(.0, .2, up);
  c = mix(c, vec3(3.5), cloud * .8);
  return hillsOver(c, way, Hills(rgb(0x6ba06a) * 1.9, rgb(0x8db6b4) * 2.6, vec3(1., .98, .92) * 4., .1, 1.3));
}

vec3 scene(vec2 at) {
  return hallAlong(eye, normalize(vec3(-at.x + .3, at.y - .0, 1.3)));
}
