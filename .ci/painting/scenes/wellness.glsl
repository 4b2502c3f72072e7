// painting: {"width": 2400, "height": 1500, "samples": 1, "exposure": 1.05, "bloom": 0.16, "vignette": 0.3, "contrast": 1.1, "saturation": 1.06, "grain": 0.012}
// A quiet corner: stacked stones, folded towels and a bowl of warm water on a board, by a window.
#include "light/march.glsl"
#include "light/surface.glsl"
#include "light/still-life.glsl"
#include "light/plaster-wall.glsl"

const vec3 sun = normalize(vec3(-.86, .56, -.34));
const float board_ = 1., stone_ = 2., towel_ = 3., bowl_ = 4., water_ = 5., table_ = 6., wax_ = 7., petal_ = 8., wick_ = 9.;

vec2 map(vec3 p) {
  vec2 s = vec2(p.y + .1, table_);
  add(s, box(p - vec3(.05, -.05, .05), vec3(1.75, .05, .72), .02), board_);
  if (p.x > .15) add(s, p.x + .19, stone_);
  else {
    for (int i = 0; i < 4; i++) {
      vec3 radii, q = inStone(i, p, radii);
      add(s, pebble(q, radii) * .9, stone_);
    }
  }
  float near_ = length(p - vec3(.44, .36, .3));
  if (near_ > .95) add(s, near_ - .75, towel_);
  else {
    for (int i = 0; i < 3; i++) {
      vec3 t = p - vec3(.44 + (i == 2 ? .0 : float(i) * .432 - .216), i == 2 ? .585 : .212, .3 - .02 * float(i));
      t.xz = spin(t.xz, .05 - .06 * float(i));
      add(s, rolledTowel(t, float(i)), i == 2 ? towel_ : towel_ + .5);
    }
  }
  vec3 b = p - vec3(.52, .0, -.42);
  float side = length(vec2(length(b.xz), (b.y - .3) * 1.02)) - .3;
  float bowl = max(abs(side) - .014, b.y - .2);
  bowl = max(bowl, -b.y + .004);
  add(s, (bowl - .006) * .9, bowl_);
  add(s, max(length(b.xz) - .262, abs(b.y - .148) - .004), water_);
  vec3 f = b - vec3(-.05, .165, -.03);
  if (length(f) > .5) add(s, length(f) - .25, petal_);
  else {
    for (int i = 0; i < 5; i++) add(s, petal(f, float(i) * 1.2566 + .3, .42), petal_);
  }
  vec3 c = p - vec3(1.28, .0, -.18);
  add(s, max(cylinder(c - vec3(0., .13, 0.), .13, .13, .02), -cylinder(c - vec3(0., .27, 0.), .108, .05, .01)), wax_);
  add(s, rod(c, vec3(0., .2, 0.), vec3(.006, .285, 0.), .0055), wick_);
  return s;
}

vec3 flame(vec3 eye, vec3 way) {
  vec3 foot = vec3(1.286, .272, -.18);
  vec3 q = eye + way * dot(foot + vec3(0., .06, 0.) - eye, way) - foot;
  float high = clamp(q.y / .15, 0., 1.), across = dot(q, normalize(vec3(1., 0., .3)));
  float wide = .052 * sqrt(high) * pow(1. - high, .85) + .0001;
  float body = smoothstep(1.05, .55, abs(across) / wide) * step(0., q.y) * step(q.y, .15);
  // Blue and clear around the wick, white in the middle, amber at the tip.
  vec3 colour = mix(vec3(.25, .35, .9) * .5, mix(vec3(1., .82, .5) * 10., vec3(1., .5, .14) * 6., smoothstep(.35, 1., high)), smoothstep(.02, .3, high));
  return colour * body + vec3(1., .5, .18) * exp(-length((q - vec3(0., .06, 0.)) * vec3(1., .75, 1.)) * 9.) * .5;
}

vec3 window(vec3 way) {
  float bright = smoothstep(.45, .85, dot(way, normalize(vec3(-.95, .38, -.12))));
  float bars = smoothstep(.0, .05, abs(fract(way.z * 2.4 + .5) - .5));
  vec3 c = mix(vec3(.13, .1, .075), vec3(.3, .32, .32), smoothstep(-.2, .8, way.y));
  return c + vec3(2.6, 2.45, 2.2) * bright * mix(.4, 1., bars);
}

vec3 scene(vec2 at) {
  vec3 eye = vec3(.12, .92, -3.05);
  vec3 ahead = normalize(vec3(.06, .37, 0.) - eye), right = normalize(cross(vec3(0, 1, 0), ahead));
  vec3 way = normalize(mat3(right, cross(ahead, right), ahead) * vec3(at, 2.95));
  vec3 sum = vec3(0.), share = vec3(1.), from = eye, to = way;

  for (int turn_ = 0; turn_ < 2; turn_++) {
    vec2 hit = march(from, to, .01, 9., turn_ == 0 ? 110 : 50);
    vec3 p = from + to * hit.x;

    if (hit.y < 0. || p.z > 2.6) {

      sum += share * (turn_ == 0 ? wall(to) : window(to));
      break;
    }
    float kind = hit.y;
    vec3 n = normalAt(p, hit.x), colour = vec3(.5);
    float gloss = 0., soft = 0.;
    if (kind == board_) { colour = boards(p.zyx + vec3(.1, 0., 0.), .31, rgb(0xb08a5e) * 1.15); gloss = .35; n = rough(n, p, .1, .01); }
    if (kind == table_) { colour = slabs(p.xz + 4.5, vec2(9.), vec3(.72, .64, .53)); gloss = .2; }
    if (kind == stone_) { colour = vec3(.035, .04, .042) * (.7 + .8 * fbm(p * 11., 4)) + .05 * smoothstep(.72, .75, fbm(p * vec3(4., 26., 4.) + 3. * noise(p * 3.), 3)); n = rough(n, p, .03, .016); gloss = 1.; }
    if (floor(kind) == towel_) {
      colour = kind == towel_ ? vec3(.93, .8, .64) : vec3(.97, .95, .91);
      // Loops of the cloth: fine, and the same everywhere.
      colour *= .82 + .26 * noise(p * 170.) + .1 * noise(p * 45.);
      n = rough(n, p, .008, .15);
      soft = .45;
    }
    if (kind == bowl_) { colour = mix(vec3(.66, .62, .55), AQUA * .6, smoothstep(.05, .3, p.y - .1 + .05 * noise(p * 9.))); gloss = .8; }
    if (kind == wick_) colour = vec3(.05, .035, .03);
    if (kind == wax_) { colour = vec3(.9, .82, .68); soft = 1.; gloss = .12; }
    if (kind == petal_) { vec3 f = p - vec3(.47, .165, -.45); colour = mix(vec3(1., .66, .2), vec3(.96, .92, .86), smoothstep(.02, .085, length(f.xz))); soft = .8; }
    if (kind == water_) { colour = vec3(.1, .3, .32) * .8; n = normalize(n + .02 * vec3(sin(length(p.xz - vec2(.5, -.4)) * 60.), 0., cos(p.z * 30.))); gloss = 2.; }
    float facing = dot(n, sun), open = shadow(p + n * .006, sun, 3., .2), seen = openness(p, n, .28);
    facing = mix(max(facing, 0.), max(facing * .6 + .4, 0.), soft * .8);
    float bar = mix(.25, 1., smoothstep(.02, .12, abs(fract(dot(p, vec3(.1, .35, 1.)) * .55 + .17) - .5)));
    vec3 light = vec3(1.25, 1.06, .82) * 2.5 * facing * mix(open, sqrt(open), soft * .5) * mix(1., bar, .55);
    vec3 fill = mix(vec3(.34, .27, .2), vec3(.5, .57, .59), .5 + .5 * n.y) * seen * seen * .9;
    fill += vec3(.42, .26, .15) * (1. - seen) * seen * .8;
    vec3 lamp = vec3(1.28, .38, -.18) - p;
    float warm = max(dot(n, normalize(lamp)), 0.) * .75 + .25 * soft;
    vec3 candle = vec3(1., .48, .16) * warm * .075 / (dot(lamp, lamp) + .03) * seen;
    if (kind == wax_) candle += vec3(1., .42, .12) * smoothstep(.0, .26, p.y) * .75;
    vec3 c = colour * (light * .6 + fill + candle);
    sum += share * c;
    float edge = .05 + .95 * pow(1. - max(dot(-to, n), 0.), 5.);
    share *= gloss * edge * mix(.4, 1., seen);
    if (turn_ == 1 || gloss < .15) break;
    from = p + n * .004;
    to = reflect(to, n);
  }
  return sum + flame(eye, way);
}
