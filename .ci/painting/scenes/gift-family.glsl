// painting: {"width": 1440, "height": 900, "samples": 2, "calm": 0.09, "depth": 0.055, "exposure": 1.05, "bloom": 0.12, "vignette": 0.2, "contrast": 1.12, "saturation": 1.16, "grain": 0.01}
// A gift card on a striped bathing towel in the sun, with a beach ball and a rubber duck and her two young.
#include "light/march.glsl"
#include "light/clear-pool.glsl"

const vec3 sun = normalize(vec3(-.65, 1., .0));
const vec3 cardAt = vec3(.42, .05, .0);
const float cardTurn = -.12;
const vec3 paper = vec3(.1, .47, .52), foil = vec3(1., .86, .6), satin_ = vec3(.95, .62, .1);
#include "light/gift-set.glsl"

const float towel_ = 1., ball_ = 5., duck_ = 6., beak_ = 7., eye_ = 8.;
const vec3 ball = vec3(-.98, .4, .62);

void addDuck(inout vec2 s, vec3 p, float wide, float turned) {
  p /= wide;
  p.xz = spin(p.xz, turned);
  if (length(p) > 1.2) {
    add(s, (length(p) - .9) * wide, duck_);
    return;
  }
  vec3 t = p - vec3(-.3, .32, 0.);
  float body = blend(pebble(p - vec3(0., .2, 0.), vec3(.4, .24, .29)), pebble(vec3(spin(t.xy, -.7), t.z), vec3(.2, .07, .14)), .12);
  vec3 w = vec3(p.x + .06, p.y - .26, abs(p.z) - .25);
  body = blend(body, pebble(w, vec3(.22, .12, .07)), .04);
  body = blend(body, length(p - vec3(.22, .55, 0.)) - .215, .09);
  add(s, body * wide * .9, duck_);
  add(s, pebble(p - vec3(.44, .52, 0.), vec3(.13, .045, .1)) * wide * .8, beak_);
  add(s, (length(vec3(p.x - .35, p.y - .62, abs(p.z) - .13)) - .045) * wide, eye_);
}

vec2 things(vec3 p) {
  vec2 s = vec2(p.y - .012 * fbm(p.xz * 2., 3), towel_);
  add(s, length(p - ball) - .4, ball_);
  addDuck(s, p - vec3(-.72, .02, -.32), .62, .5);
  addDuck(s, p - vec3(-.98, .02, -.82), .36, .2);
  addDuck(s, p - vec3(-.42, .02, -.86), .36, .7);
  return s;
}

Stuff stuffOf(float kind, vec3 p, inout vec3 n) {
  if (kind == ball_) {
    vec3 q = p - ball;
    q.yz = spin(q.yz, -.75);
    q.xy = spin(q.xy, .35);
    float part = fract(atan(q.z, q.x) / (2. * PI) + .08) * 6., which = floor(part), rim = abs(fract(part) - .5);
    vec3 colour = which == 0. ? CORAL : which == 2. ? GOLD : which == 4. ? AQUA : vec3(.95, .93, .88);
    if (length(q.xz) < .06) colour = vec3(.95, .93, .88);
    n = normalize(n - .12 * normalize(q) * smoothstep(.46, .5, rim));
    return Stuff(colour * (1. - .25 * smoothstep(.485, .5, rim)), .9, 0., 0.);
  }
  if (kind == duck_) return Stuff(vec3(1., .68, .06), .7, 0., 0.);
  if (kind == beak_) return Stuff(vec3(.95, .3, .06), .6, 0., 0.);
  if (kind == eye_) return Stuff(vec3(.02), 1., 0., 0.);
  float across = spin(p.xz, .5).x, stripe = smoothstep(-.01, .01, abs(fract(across / .6) - .5) - .17);
  n = rough(n, p, .012, .14);
  return Stuff(mix(mix(CORAL, PEACH, .2), vec3(.95, .91, .84), stripe) * (.84 + .2 * noise(p * 150.) + .08 * noise(p * 40.)), .03, 0., 0.);
}

vec3 sunOn(vec3 p) {
  return vec3(1., .98, .92) * .98;
}

vec3 over(vec3 c, float kind, vec3 p, vec3 n, vec3 way, Stuff s) {
  return c;
}
