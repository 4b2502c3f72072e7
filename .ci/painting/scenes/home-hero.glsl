// painting: {"width": 3840, "height": 2400, "samples": 2, "exposure": 1.0, "bloom": 0.16, "contrast": 1.12, "saturation": 1.06}
// An outdoor thermal pool at sunset: steam, hills in mist, a wooden deck with lanterns that leads to the sun.
#include "light/march.glsl"
#include "light/water.glsl"
#include "light/surface.glsl"
#include "light/furniture.glsl"
#include "light/steam.glsl"
#include "light/hills.glsl"

const vec3 eye = vec3(.7, 1.55, -4.2);
const vec3 sun = normalize(vec3(.045, .085, 1.));
const vec3 sunLight = vec3(1., .5, .22) * 5.5;
const vec3 poolLamp = vec3(.12, .72, .8) * 1.5;
const vec3 lanternLight = vec3(1., .56, .2) * 1.5;
const vec3 skyLight = vec3(.34, .36, .42), bounceLight = vec3(.2, .14, .1);
const float steamThick = .3, waveLong = 1.7, waveSteep = .042, glitter = 1., deepLight = .26, tileWide = .15, lampEvery = 3.6;
const vec3 tileColour = vec3(.085, .38, .42);
#include "light/pool-garden.glsl"

vec3 sky(vec3 way) {
  float up = max(way.y, 0.), facing = max(dot(way, sun), 0.);
  vec3 c = mix(PEACH * 1.05, mix(CORAL, PEACH, .45) * .72, smoothstep(.0, .15, up));
  c = mix(c, rgb(0xb9a7ae) * .62, smoothstep(.1, .27, up));
  c = mix(c, rgb(0x5f8fa0) * .55, smoothstep(.2, .48, up));
  c = mix(c, rgb(0x1f5d70) * .5, smoothstep(.4, .95, up));
  c *= .72 + .4 * pow(facing, 4.);
  vec2 q = way.xz / (up + .11);
  q += .5 * vec2(noise(q * .9), noise(q * .9 + 4.));
  float streak = fbm(vec2(q.x * .42, q.y * 1.15) + 3.7, 6);
  float cloud = smoothstep(.45, .8, streak) * smoothstep(.015, .12, up);
  float under = fbm(vec2(q.x * .42, q.y * 1.15 + .12) + 3.7, 4);
  vec3 lit = mix(rgb(0x9a8f9b) * .5, mix(CORAL, PEACH, .35) * 1.25, clamp(.35 + (streak - under) * 4. + .7 * pow(facing, 6.), 0., 1.));
  c = mix(c, lit * (.55 + .9 * pow(facing, 4.)), cloud * .7);
  c += vec3(1., .62, .3) * (.55 * pow(facing, 24.) + 1.3 * pow(facing, 220.) + 22. * smoothstep(.99965, .99985, facing));
  return c;
}

vec3 around(vec3 way) {
  float facing = max(dot(normalize(way * vec3(1, .3, 1)), normalize(sun * vec3(1, .3, 1))), 0.);
  Hills h;
  h.near = rgb(0x0c2c33) * .5;
  h.far = mix(rgb(0x54697c) * .75, vec3(1., .6, .42) * .85, pow(facing, 10.));
  h.mist = mix(rgb(0x9db4bd) * .55, vec3(1., .66, .44) * 1.05, pow(facing, 7.));
  h.saddle = .05;
  h.height = 1.;
  return hillsOver(sky(way), way, h);
}

vec3 steamLight(vec3 way) {
  float facing = max(dot(way, sun), 0.);
  return mix(rgb(0x9fb9c2) * .42, vec3(1., .7, .5) * 1.25, pow(facing, 5.));
}

vec3 scene(vec2 at) {
  vec3 way = normalize(vec3(at.x - .42, at.y - .2, 1.55));
  return gardenAlong(eye, way);
}
