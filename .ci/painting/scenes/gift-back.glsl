// painting: {"width": 1440, "height": 900, "samples": 2, "calm": 0.09, "depth": 0.055, "exposure": 1.04, "bloom": 0.13, "vignette": 0.2, "contrast": 1.1, "saturation": 1.12, "grain": 0.01}
// A gift card on a swimming board that floats on clear water, with two dumbbells of foam beside it.
#include "light/march.glsl"
#include "light/clear-pool.glsl"

const vec3 sun = normalize(vec3(-.62, 1., .4));
const vec3 cardAt = vec3(.36, .085, .04);
const float cardTurn = -.16;
const vec3 paper = vec3(.95, .9, .8), foil = vec3(.6, .34, .07), satin_ = vec3(.86, .2, .12);
#include "light/gift-set.glsl"

const float water_ = 1., board_ = 5., foam_ = 6., grip_ = 7.;
const float deep = .55;

vec3 inBoard(vec3 p) {
  p -= vec3(.28, .02, .04);
  p.xz = spin(p.xz, -.08);
  return p;
}

void addDumbbell(inout vec2 s, vec3 p, float turned) {
  p.xz = spin(p.xz, turned);
  add(s, rod(p, vec3(-.3, 0., 0.), vec3(.3, 0., 0.), .035), grip_);
  add(s, cylinder(vec3(p.y, abs(p.x) - .22, p.z), .15, .09, .035), foam_);
}

vec2 things(vec3 p) {
  vec2 s = vec2(p.y, water_);
  vec3 b = inBoard(p);
  float end = smoothstep(.2, 1., -b.x);
  add(s, sheet(b, vec2(.96, .66 - .1 * end * end), .045, .34) * .9, board_);
  addDumbbell(s, p - vec3(-1.08, .03, .5), 1.25);
  addDumbbell(s, p - vec3(-.98, .03, -.6), .12);
  return s;
}

Stuff stuffOf(float kind, vec3 p, inout vec3 n) {
  n = rough(n, p, .02, kind == water_ ? 0. : .03);
  if (kind == grip_) return Stuff(vec3(.95, .93, .9), .4, 0., 0.);
  if (kind == foam_) return Stuff(mix(CORAL, rgb(0xd9543b), noise(p * 60.) * .5), .15, 0., 0.);
  vec3 b = inBoard(p);
  float bands = smoothstep(.006, -.006, abs(abs(b.x + .8) - .06) - .025) + smoothstep(.73, .736, b.x);
  return Stuff(mix(LAGOON * 1.5, SAND, bands) * (.93 + .12 * noise(p * 110.)), .12, 0., 0.);
}

vec3 sunOn(vec3 p) {
  return vec3(1., .97, .9) * .95;
}

vec3 over(vec3 c, float kind, vec3 p, vec3 n, vec3 way, Stuff s) {
  if (kind != water_) return c;
  vec2 u = p.xz / 3.1 + vec2(.42, .3), slope = textureLod(waves, u, 0.).xy;
  vec2 f = throughSurface(u, .035) + way.xz / -way.y * .5 * deep / 3.1;
  vec3 top = vec3((f.x - .42) * 3.1, .0, (f.y - .3) * 3.1) + vec3(sun.x, 0., sun.z) / sun.y * deep * .7;
  top.xz += slope * .03;
  // The water is darker next to floating things.
  float near_ = things(p + vec3(0., .12, 0.)).x;
  float open = shadow(top + vec3(0., .01, 0.), sun, 2., .2);
  vec3 tile = tilesUnder(spin(f, .5), 22., vec3(.62, .87, .86), .035);
  vec3 light = vec3(.44, .51, .52) * mix(.68, 1., open) + mix(.1, 1., open) * vec3(.6, .54, .47) * gathered(f + vec2(.31, .17), .0022);
  vec3 r = mix(tile * light * exp(-1.1 * vec3(.95, .17, .12)), vec3(.02, .4, .46), .18) * 1.25;
  vec3 up = normalize(vec3(-slope.x * .16, 1., -slope.y * .16));
  float mirror = .02 + .98 * pow(1. - max(dot(-way, up), 0.), 5.);
  return mix(r * mix(.8, 1., smoothstep(.0, .12, near_)), room(reflect(way, up)), mirror) + skyInSurface(u, sun.xz, .17) * .7;
}
