// painting: {"width": 1440, "height": 900, "samples": 2, "calm": 0.09, "depth": 0.055, "exposure": 1.25, "bloom": 0.22, "vignette": 0.34, "contrast": 1.1, "saturation": 1.08, "grain": 0.01}
// A gift card on dark slate by the light of two candles, with two white orchids.
#include "light/march.glsl"
#include "light/clear-pool.glsl"
#include "light/still-life.glsl"

const vec3 sun = normalize(vec3(-.8, .9, .2));
const vec3 cardAt = vec3(.36, .045, -.02);
const float cardTurn = -.12;
const vec3 paper = vec3(.02, .16, .19), foil = vec3(1., .8, .42), satin_ = vec3(.8, .5, .12);
#include "light/gift-set.glsl"

const float slate_ = 1., wax_ = 5., wick_ = 6., petal_ = 7., heart_ = 8.;
const vec3 flames[2] = vec3[](vec3(-.72, .62, .5), vec3(-1.06, .4, -.02));

// An orchid that lies on its back: three narrow petals, two broad ones over them, and a heart.
void addOrchid(inout vec2 s, vec3 p, float wide, float turned) {
  p /= wide;
  p.xz = spin(p.xz, turned);
  if (length(p) > .5) {
    add(s, (length(p) - .32) * wide, petal_);
    return;
  }
  for (int i = 0; i < 5; i++) {
    float a = i < 3 ? 1.5708 + 2.0944 * float(i) : float(i - 3) * PI;
    vec3 q = i < 3 ? p : (p - vec3(0., .012, 0.)) * .86;
    add(s, petal(q, a, .22) * wide, petal_);
  }
  add(s, pebble(p - vec3(0., .05, -.02), vec3(.035, .03, .045)) * wide * .8, heart_);
}

vec2 things(vec3 p) {
  vec2 s = vec2(p.y - .012 * fbm(p.xz * 3., 3), slate_);
  for (int i = 0; i < 2; i++) {
    vec3 f = flames[i], q = p - vec3(f.x, 0., f.z);
    float high = f.y - .08;
    add(s, max(cylinder(q - vec3(0., high * .5, 0.), .17, high * .5, .03), -cylinder(q - vec3(0., high, 0.), .13, .035, .02)), wax_);
    add(s, rod(q, vec3(0., high - .05, 0.), vec3(.006, high + .03, 0.), .007), wick_);
  }
  addOrchid(s, p - vec3(-.5, .06, -.62), 1.45, .3);
  addOrchid(s, p - vec3(-.14, .1, -.86), 1.2, 2.2);
  return s;
}

Stuff stuffOf(float kind, vec3 p, inout vec3 n) {
  if (kind == wax_) return Stuff(vec3(.92, .84, .7), .12, 0., 0.);
  if (kind == wick_) return Stuff(vec3(.03), 0., 0., 0.);
  if (kind == petal_) return Stuff(mix(vec3(.98, .93, .93), vec3(.94, .62, .68), .3 * noise(p * 22.)), .12, 0., 0.);
  if (kind == heart_) return Stuff(rgb(0xc2356b) * 1.3, .2, 0., 0.);
  n = rough(n, p, .16, .05);
  return Stuff(slabs(p.xz + vec2(.55, .3), vec2(1.9, 1.3), SLATE * 1.9), .9, 0., 0.);
}

vec3 sunOn(vec3 p) {
  return vec3(.34, .44, .5);
}

vec3 over(vec3 c, float kind, vec3 p, vec3 n, vec3 way, Stuff s) {
  c *= vec3(.4, .46, .5);
  float seen = openness(p, n, .2);
  for (int i = 0; i < 2; i++) {
    vec3 to = flames[i] + vec3(0., .07, 0.) - p;
    float far2 = dot(to, to), facing = max(dot(n, to) * inversesqrt(far2), 0.);
    if (kind == petal_) facing = facing * .5 + .5;
    vec3 lamp = vec3(1., .5, .18) * .95 / (far2 + .09);
    c += s.colour * lamp * (facing + .05) * seen;
    vec3 half_ = normalize(normalize(to) - way);
    c += lamp * (s.gloss * .05 + s.satin * s.colour * .8 + s.metal * foil) * pow(max(dot(n, half_), 0.), 40.) * 2.;
    if (kind == wax_) c += vec3(1., .42, .12) * 1.6 * smoothstep(.5, .0, length(to)) * smoothstep(.3, .0, length(to.xz));
    // The flame and its glow, if they are nearer than the solid behind them.
    float before = dot(to, way);
    if (before > 0.) continue;
    vec3 q = p + way * before - flames[i] + vec3(0., .05, 0.);
    float high = clamp(q.y / .2, 0., 1.), wide = .055 * sqrt(high) * pow(1. - high, .8) + .0001;
    float body = smoothstep(1.05, .5, abs(q.x) / wide) * step(0., q.y) * step(q.y, .2);
    c += mix(vec3(1., .82, .5) * 9., vec3(1., .5, .14) * 6., smoothstep(.35, 1., high)) * body;
    c += vec3(1., .5, .18) * .3 * exp(-length(q - vec3(0., .08, 0.)) * 7.);
  }
  return c;
}
