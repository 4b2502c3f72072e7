// How the quiet pool is lit. Needs from the scene: `around` (the garden behind the window), `skyLight`, `gardenLight`
// (through the window), `washLight` (from above the bamboo), `candleLight`, `steamColour`, and what `basin` needs.
vec3 around(vec3 way);
#include "light/quiet-room.glsl"
#include "light/basin.glsl"

float steamBed(vec2 p) {
  vec2 side = max(poolLow.xz - p, p - poolHigh.xz);
  return smoothstep(.2, -.8, max(side.x, side.y));
}

vec3 floorSun(vec3 p) {
  vec3 to = moonWindow - p;
  return gardenLight * 2.2 * max(dot(normalize(to), vec3(0., .6, .8)), 0.) / (6. + dot(to, to));
}

vec3 lampAt(int i) {
  return i < 9 ? candles[i] + vec3(0., .2, 0.) : vec3(4.5, .5, 7.1);
}

vec3 shine(vec3 p, vec3 way, float t, float material) {
  if (material == wax_ + .5) return candleLight * 26.;
  vec3 n = normalAt(p, t), colour = SLATE, glow = vec3(0.);
  float gloss = 0.;
  if (material == slate_) { colour = slabs(p.zx, vec2(1.4, .7), SLATE * 1.3); n = rough(n, p, .1, .05); gloss = .8; }
  if (material == gravel_) { vec2 c = floor(p.xz * 16.); colour = STONE * (.35 + .5 * hash(c)); n = normalize(n + .7 * vec3(hash(c) - .5, 0., hash(c + 7.) - .5)); }
  if (material == stone_) { colour = rock(p * 1.7, SLATE * 1.7); n = rough(n, p, .16, .05); gloss = .45; }
  if (material == stone_ + .5) { vec2 c = floor(vec2(p.z * .9 + hash1(floor(p.y * 5.)) * 7., p.y * 5.)); colour = rock(p, SLATE * 1.35) * (.6 + .8 * hash(c + 3.)); n = rough(n, p, .2, .12); gloss = .15; }
  if (material == slats_) { colour = boards(p.xzy, .17, rgb(0x9a6c48)) * (abs(p.z - moonWindow.z) > .06 ? .3 : 1.2); gloss = .12; }
  if (material == ceiling_) colour = boards(p, .2, rgb(0x6e4d35)) * .8;
  if (material == frame_) { colour = rgb(0x3a2c22); gloss = .25; }
  if (material == bamboo_) { colour = mix(rgb(0x6f9a4e), rgb(0xb5b568), hash(floor(p.xz / .62))) * (.7 + .3 * noise(p * vec3(40., 3., 40.))); gloss = .35; }
  if (material == leaf_ || material == stem_) { colour = rgb(0x3f7a48) * (.6 + .6 * noise(p * vec3(30., 9., 30.))); gloss = .3; }
  if (material == petal_) { colour = mix(rgb(0xfbeef0), rgb(0xf0a7a4), .35 * noise(p * 14.)) ; glow = colour * skyLight * .35; }
  if (material == heart_) colour = mix(CORAL, rgb(0xb5305a), .5);
  if (material == wax_) { colour = SAND; glow = candleLight * SAND * .9 * smoothstep(-.02, .1, p.y - .03); }
  if (material == paper_) { float flame = length(p - vec3(4.55, .42, 7.3)); colour = SAND * .8; glow = candleLight * 2.6 * exp(-3.2 * max(flame - .1, 0.)); }
  float open = openness(p, n, .6);
  vec3 c = colour * open * skyLight * (.65 + .35 * n.y) + glow;
  // The round window and the slot over the bamboo are large lights: soft, without an edge.
  vec3 to = moonWindow - p;
  float far = dot(to, to), facing = dot(n, to) * inversesqrt(far);
  if (material == petal_ || material == leaf_) facing = abs(facing);
  c += colour * gardenLight * open * clamp(facing * .8 + .2, 0., 1.) * 14. / (8. + far) * smoothstep(-.1, .9, to.z);
  vec3 slot = vec3(5.9, 5., clamp(p.z, 0., 9.)) - p;
  c += colour * washLight * open * clamp(dot(n, normalize(slot)) * .75 + .25, 0., 1.) * 3. / (.6 + dot(slot, slot));
  // A wash of light down the stone wall on the left.
  c += colour * wallLight * exp(-.36 * (5.2 - p.y)) * smoothstep(-5.2, -7.6, p.x) * (.4 + .6 * max(n.y + .5, 0.));
  if (evening > .5) {
    for (int i = 0; i < 10; i++) {
      vec3 near = lampAt(i) - p;
      float d = dot(near, near);
      c += colour * candleLight * (max(dot(n, near) * inversesqrt(d), 0.) + .06) * (i == 9 ? 1.6 : .42) / (d + .03);
    }
  }
  if (gloss > 0.) {
    vec3 back = reflect(way, n);
    float f = gloss * (.035 + .6 * pow(1. - max(dot(-way, n), 0.), 5.));
    float hitWindow = (moonWindow.z - p.z) / max(back.z, .001);
    vec2 on = (p + back * hitWindow).xy - moonWindow.xy;
    c += f * open * (skyLight + gardenLight * 3. * smoothstep(windowWide + .6, windowWide - .6, length(on)) * step(0., back.z));
  }
  return c;
}

vec3 roomAlong(vec3 from, vec3 way) {
  vec3 sum = vec3(0.), share = vec3(1.), at = from, to = way;
  float seen = 24.;
  for (int turn_ = 0; turn_ < 2; turn_++) {
    float tWater = to.y < 0. ? -at.y / to.y : 1e4;
    vec3 w = at + to * tWater;
    bool wet = tWater < 1e4 && all(greaterThan(w.xz, poolLow.xz)) && all(lessThan(w.xz, poolHigh.xz));
    vec2 hit = march(at, to, .02, wet ? tWater : 40., 130 - 40 * turn_);
    if (turn_ == 0) seen = min(seen, hit.x);
    if (hit.y >= 0.) {
      sum += share * mix(shine(at + to * hit.x, to, hit.x, hit.y), steamColour * .7, 1. - exp(-hit.x * airThick));
      break;
    }
    if (!wet || turn_ == 1) {
      sum += share * around(to);
      break;
    }
    // Rings run out from the stones and die away; the rest lies still.
    vec3 n = waterNormal(w.xz * vec2(.7, 1.), waveLong, waveSteep * (.3 + 1.1 * noise(w.xz * .3)), tWater);
    vec2 off = w.xz - stack.xz;
    float r = length(off);
    n.xz += off / r * cos(r * 19.) * .02 * smoothstep(.6, .9, r) * exp(-1.1 * r);
    n = normalize(n);
    float f = fresnel(dot(-to, n));
    sum += share * underWater(w, refract(to, n, .75), tWater) * (1. - f);
    share *= f;
    at = w;
    to = reflect(to, n);
    to.y = abs(to.y) + .002;
  }
  float steam = steamOver(from, way, min(seen, 16.), 1.1, steamThick);
  float towards = exp(-2.2 * length((way / max(way.z, .1) * 11.).xy - moonWindow.xy + from.xy) * .25);
  return mix(sum, steamColour * (.7 + 1.2 * towards), steam * .8);
}
