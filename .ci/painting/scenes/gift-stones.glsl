// painting: {"width": 1440, "height": 900, "samples": 2, "calm": 0.09, "depth": 0.055, "exposure": 1.24, "bloom": 0.13, "vignette": 0.28, "contrast": 1.12, "saturation": 1.08, "grain": 0.01}
// A gift card on a dark board, a row of hot basalt stones and rolled white towels beside it.
#include "light/march.glsl"
#include "light/clear-pool.glsl"
#include "light/still-life.glsl"

const vec3 sun = normalize(vec3(-.72, .95, .35));
const vec3 cardAt = vec3(.3, .045, -.12);
const float cardTurn = -.14;
const vec3 paper = vec3(.93, .85, .72), foil = vec3(.55, .3, .07), satin_ = vec3(.62, .13, .1);
#include "light/gift-set.glsl"

const float board_ = 1., stone_ = 5., towel_ = 6.;

vec2 things(vec3 p) {
  vec2 s = vec2(p.y, board_);
  for (int i = 0; i < 5; i++) {
    float k = float(i);
    vec3 q = p - vec3(-.94 + .035 * k * k, .075 + .012 * (4. - k), .58 - .4 * k + .02 * k * k);
    q.xz = spin(q.xz, .5 + .9 * k);
    add(s, pebble(q, vec3(.235, .1, .185) * (1. - .07 * k)) * .9, stone_);
  }
  for (int i = 0; i < 3; i++) {
    float k = float(i);
    vec3 t = p - vec3(.16 + .43 * k, .21, .76 - .05 * k);
    if (i == 2) t = p - vec3(.37, .56, .74);
    t.xz = spin(t.xz, .1 - .1 * k);
    add(s, rolledTowel(t, k), towel_);
  }
  return s;
}

Stuff stuffOf(float kind, vec3 p, inout vec3 n) {
  if (kind == board_) return Stuff(boards(p.zyx + vec3(.13, 0., 0.), .52, rgb(0x7d5335) * 1.2), .4, 0., 0.);
  if (kind == stone_) {
    n = rough(n, p, .05, .012);
    return Stuff(vec3(.04, .046, .05) * (.7 + .6 * fbm(p * 9., 4)), 1.1, 0., 0.);
  }
  n = rough(n, p, .008, .15);
  return Stuff(vec3(.95, .92, .87) * (.82 + .26 * noise(p * 170.)), .03, 0., 0.);
}

vec3 sunOn(vec3 p) {
  return vec3(1., .9, .76) * mix(.5, 1.2, smoothstep(.05, .16, abs(fract(dot(p, vec3(.35, .2, .6)) * .5 + .3) - .5)));
}

vec3 over(vec3 c, float kind, vec3 p, vec3 n, vec3 way, Stuff s) {
  return c;
}
