// painting: {"width": 1440, "height": 900, "samples": 2, "calm": 0.09, "depth": 0.055, "exposure": 1.06, "bloom": 0.14, "vignette": 0.24, "contrast": 1.12, "saturation": 1.1, "grain": 0.01}
// A gift card on pale linen with a bunch of lavender, slices of an orange and a bottle of oil.
#include "light/march.glsl"
#include "light/clear-pool.glsl"

const vec3 sun = normalize(vec3(-.75, .9, .3));
const vec3 cardAt = vec3(.4, .045, .06);
const float cardTurn = -.12;
const vec3 paper = vec3(.36, .27, .5), foil = vec3(1., .85, .62), satin_ = vec3(.9, .82, .7);
#include "light/gift-set.glsl"

const float linen_ = 1., stem_ = 5., bud_ = 6., orange_ = 7., glass_ = 8., cap_ = 9.;
const vec3 bottle = vec3(-.5, .0, .66);

vec3 inSlice(int i, vec3 p) {
  p -= vec3[](vec3(.98, .045, -.6), vec3(.6, .05, -.77))[i];
  p.xz = spin(p.xz, float(i) * 2.1);
  if (i == 1) p.xy = spin(p.xy, .1);
  return p;
}

// A sprig along x from its foot: a stem, and whorls of buds towards its tip.
void addSprig(inout vec2 s, vec3 p, float seed) {
  p.z += .05 * sin(p.x * 2. + seed * 3.);
  p.y -= .03 * p.x;
  add(s, rod(p, vec3(0.), vec3(1.25, 0., 0.), .011) * .8, stem_);
  float i = clamp(round((p.x - .62) / .078), 0., 9.);
  vec3 q = p - vec3(.62 + .078 * i, 0., 0.);
  q.yz = spin(q.yz, i * 1.3 + seed);
  float a = atan(q.z, q.y), k = round(a / 1.2566) * 1.2566;
  q.yz = spin(q.yz, -k);
  q -= vec3(0., .034 * (1. - .05 * i), 0.);
  q.xy = spin(q.xy, -.6);
  add(s, pebble(q, vec3(.05, .03, .024) * (1. - .04 * i)) * .6, bud_);
}

vec2 things(vec3 p) {
  vec2 s = vec2(p.y - .02 * fbm(p.xz * vec2(1.2, 2.4) + 3., 3), linen_);
  vec3 m = p - vec3(-1., .05, -.16);
  m.xz = spin(m.xz, -1.12);
  if (length(m) > 1.4) add(s, length(m) - 1.2, stem_);
  else for (int i = 0; i < 7; i++) {
    float k = float(i) - 3.;
    vec3 q = m - vec3(-.55 + .06 * abs(k), .03 + .045 * float(i % 3), .02 * k);
    q.xz = spin(q.xz, -.115 * k);
    addSprig(s, q, float(i));
  }
  for (int i = 0; i < 2; i++) add(s, cylinder(inSlice(i, p), .235, .035, .012), orange_);
  vec3 b = p - bottle;
  float glass = blend(cylinder(b - vec3(0., .25, 0.), .19, .25, .06), cylinder(b - vec3(0., .55, 0.), .08, .1, .01), .12);
  add(s, glass, glass_);
  add(s, cylinder(b - vec3(0., .68, 0.), .1, .1, .02) - .004 * abs(sin(atan(b.z, b.x) * 14.)), cap_);
  return s;
}

Stuff slice(vec3 p) {
  vec3 q = inSlice(length(inSlice(0, p)) < length(inSlice(1, p)) ? 0 : 1, p);
  float r = length(q.xz) / .235, part = fract(atan(q.z, q.x) / (2. * PI) * 9.), wall = min(part, 1. - part) * r;
  float flesh = smoothstep(.03, .06, wall) * smoothstep(.86, .82, r) * smoothstep(.08, .13, r);
  float vesicle = noise(vec2(part * 9., r * 5.) * vec2(1., 2.) + floor(atan(q.z, q.x) / (2. * PI) * 9.) * 7.);
  vec3 c = mix(vec3(1., .84, .58), vec3(1., .42, .04) * (.75 + .45 * vesicle), flesh);
  return Stuff(mix(c, vec3(.95, .36, .03), smoothstep(.93, .96, r)), .5, 0., 0.);
}

Stuff stuffOf(float kind, vec3 p, inout vec3 n) {
  if (kind == stem_) return Stuff(vec3(.2, .33, .16), .1, 0., 0.);
  if (kind == bud_) return Stuff(mix(vec3(.26, .17, .56), vec3(.5, .38, .8), noise(p * 24.)), .08, 0., 0.);
  if (kind == orange_) return slice(p);
  if (kind == glass_) {
    vec3 q = p - bottle;
    if (abs(q.y - .25) < .15) return Stuff(vec3(.92, .86, .76), .1, 0., 0.);
    return Stuff(vec3(.3, .1, .02), 1.6, 0., 0.);
  }
  if (kind == cap_) return Stuff(vec3(.03), .8, 0., 0.);
  float weave = sin(p.x * 420.) * sin(p.z * 420.) * .5 + noise(p.xz * vec2(30., 300.)) + noise(p.xz * vec2(300., 30.)) - 1.;
  n = normalize(n + .05 * vec3(noise(p.xz * vec2(160., 20.)) - .5, 0., noise(p.xz * vec2(20., 160.)) - .5));
  return Stuff(vec3(.82, .76, .72) * (.96 + .07 * weave), .03, 0., 0.);
}

vec3 sunOn(vec3 p) {
  return vec3(1., .94, .86) * mix(.62, 1.05, smoothstep(.35, .6, noise(p.xz * vec2(1.1, 2.1) + 7.6)));
}

vec3 over(vec3 c, float kind, vec3 p, vec3 n, vec3 way, Stuff s) {
  return c;
}
