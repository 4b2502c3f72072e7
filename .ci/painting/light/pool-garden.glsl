// The outdoor pool: stone rim, wooden deck, loungers, parasol, lanterns. The scene gives the constants `sun` and
// `sunLight`, `poolLamp` (light under water), `lanternLight`, the functions `around` and `steamLight`, and what `basin` needs.
vec3 around(vec3 way);
vec3 steamLight(vec3 way);

const vec3 poolLow = vec3(-15., -1.3, -9.), poolHigh = vec3(2.6, 0., 15.);
#include "light/basin.glsl"
const float rock_ = 1., wood_ = 2., cloth_ = 3., glow_ = 4., metal_ = 5., ground_ = 6., canopy_ = 7., towel_ = 8.;

vec2 map(vec3 p) {
  vec2 solids = vec2(p.y + 3., ground_);
  vec2 side = max(poolLow.xz - p.xz, p.xz - poolHigh.xz);
  float edge = max(side.x, side.y);
  vec2 rim = abs(vec2(edge - .24, p.y + .38)) - vec2(.24, .5) + .03;
  float seams = .004 * smoothstep(.02, .0, abs(fract(p.z / 1.1) - .5) * 1.1 - .006);
  add(solids, length(max(rim, 0.)) + min(max(rim.x, rim.y), 0.) - .03 + seams, rock_);
  add(solids, max(max(p.y - .1, 3.04 - p.x), p.z - 17.), wood_);
  if (p.x > 2.) {
    float z = clamp(round((p.z + 1.5) / 3.4), 0., 4.) * 3.4 - 1.5;
    vec3 q = p - vec3(3.42, .1, z);
    add(solids, cylinder(q - vec3(0., .17, 0.), .075, .1, .03), glow_);
    float frame = max(abs(box(q - vec3(0., .18, 0.), vec3(.12, .18, .12), .01)) - .008, -box(q - vec3(0., .18, 0.), vec3(.1, .15, .2), .0));
    frame = max(frame, -box(q - vec3(0., .18, 0.), vec3(.2, .15, .1), .0));
    frame = min(frame, ring((q - vec3(0., .42, 0.)).xzy, .05, .008));
    add(solids, frame, metal_);
    vec3 s = p - vec3(4.6 + 1.7 * step(5.45, p.x), .1, 4.6);
    if (abs(p.z - 4.6) < 2. && p.x < 7.5) {
      add(solids, lounger(s), cloth_);
      add(solids, loungerFrame(s), wood_ + .5);
    }
    vec3 u = p - vec3(5.45, 0., 5.3);
    add(solids, rod(u, vec3(0.), vec3(0., 2.6, 0.), .028), metal_);
    add(solids, canopy(u, 2.6, 1.75), canopy_);
    add(solids, ladder(p - vec3(2.72, 0., 2.6)), metal_ + .5);
    add(solids, towels(p - vec3(4.02, .1, .15)), towel_);
  }
  return solids;
}

float steamBed(vec2 p) {
  vec2 side = max(poolLow.xz - p, p - poolHigh.xz);
  return smoothstep(.3, -1.2, max(side.x, side.y));
}

vec3 lantern(int i) {
  return vec3(3.42, .3, float(i) * 3.4 - 1.5);
}

// The light that a solid reflects to the eye.
vec3 shine(vec3 p, vec3 way, float t, float material) {
  if (material == glow_) return lanternLight * (7. + 5. * smoothstep(.42, .2, p.y));
  vec3 n = normalAt(p, t), colour = SLATE;
  float gloss = .0;
  if (material == rock_) { colour = slabs(p.zx, vec2(1.1, .6), STONE * 1.1); n = rough(n, p, .12, .05); gloss = .5; }
  if (material == rock_ + .5) { colour = rock(p, STONE * .55); n = rough(n, p, .3, .18); gloss = .25; }
  if (material == wood_) { colour = boards(p, .145, rgb(0x94704f) * 1.1); gloss = .35; }
  if (material == wood_ + .5) colour = WOOD * .7;
  if (material == cloth_) colour = SAND * .8;
  if (material == canopy_) colour = SAND * .85;
  if (material == towel_) { colour = SAND * (.66 + .2 * noise(p * 140.)); n = rough(n, p, .015, .12); }
  if (material == metal_) { colour = SLATE * .5; gloss = .4; }
  if (material == metal_ + .5) { colour = MIST * .35; gloss = 1.; }
  if (material == ground_) { colour = rgb(0x243a2c) * (.4 + noise(p * vec3(30., 5., 30.))); }
  float sky_ = .5 + .5 * n.y, open = openness(p, n, .5);
  vec3 c = colour * open * (skyLight * sky_ + bounceLight * (1. - sky_));
  float facing = dot(n, sun);
  if (material == canopy_) facing = abs(facing) * .6 + .25;
  if (facing > 0. && sunLight.x > .01) {
    float lit = material == canopy_ ? 1. : shadow(p + n * .01, sun, 14., .035);
    c += colour * sunLight * facing * lit;
    float glint = pow(max(dot(reflect(way, n), sun), 0.), 60.);
    c += sunLight * glint * gloss * 2. * lit;
  }
  for (int i = 0; i < 5; i++) {
    vec3 to = lantern(i) - p;
    float near = dot(to, to);
    if (near < 30.) c += colour * lanternLight * (max(dot(n, normalize(to)), 0.) * .8 + .12) * .55 / (near + .05);
  }
  float rimGlow = smoothstep(1.4, 0., max(p.x - 2.6, max(p.z - 15., -15. - p.x)));
  c += colour * poolLamp * rimGlow * .05 * (1. - sky_ * .6);
  if (gloss > 0.) {
    float f = gloss * (.03 + .6 * pow(1. - max(dot(-way, n), 0.), 5.));
    c += around(reflect(way, n)) * f * open;
  }
  return c;
}

vec3 floorSun(vec3 p) {
  return vec3(0.);
}

vec3 gardenAlong(vec3 from, vec3 way) {
  vec3 sum = vec3(0.), share = vec3(1.), at = from, to = way;
  float seen = 24.;
  // The second pass follows the reflection in the water.
  for (int turn_ = 0; turn_ < 2; turn_++) {
    float tWater = to.y < 0. ? -at.y / to.y : 1e4;
    vec3 w = at + to * tWater;
    bool wet = tWater < 1e4 && all(greaterThan(w.xz, poolLow.xz)) && all(lessThan(w.xz, poolHigh.xz));
    float far = wet ? tWater : turn_ == 0 ? 60. : 30.;
    vec2 hit = march(at, to, .02, far, 100 - 36 * turn_);
    if (turn_ == 0) seen = min(seen, hit.x);
    if (hit.y >= 0.) {
      sum += share * mix(shine(at + to * hit.x, to, hit.x, hit.y), steamLight(to) * .8, 1. - exp(-hit.x * .006));
      break;
    }
    if (!wet || turn_ == 1) {
      sum += share * around(to);
      break;
    }
    vec3 n = waterNormal(w.xz * vec2(.8, 1.), waveLong, waveSteep * (.6 + .9 * noise(w.xz * .22)), tWater);
    float f = fresnel(dot(-to, n));
    sum += underWater(w, refract(to, n, .75), tWater) * (1. - f);
    share *= f;
    sum += share * sunLight * (.8 * pow(max(dot(reflect(to, n), sun), 0.), 700.) + .06 * pow(max(dot(reflect(to, n), sun), 0.), 40.)) * glitter;
    at = w;
    to = reflect(to, n);
    to.y = abs(to.y) + .003;
  }
  float steam = steamOver(from, way, seen, 1.5, steamThick);
  return mix(sum, steamLight(way), steam * .85);
}
