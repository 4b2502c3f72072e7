// The water park: tubes that wind down from a tower into the splash pool. Wants from the scene: `around`, `sun`, `sunLight`,
// `skyLight`, `bounceLight`, `tubeGlow` (light inside the tubes), `lampLight`, `airLight`, and what `basin` wants.
vec3 around(vec3 way);

const vec3 poolLow = vec3(-16., -1.1, -8.), poolHigh = vec3(7.2, 0., 17.);
#include "light/basin.glsl"
const float rim_ = 1., pave_ = 2., tubeA_ = 3., tubeB_ = 4., steel_ = 5., wood_ = 6., sail_ = 7., leaf_ = 8., trunk_ = 9., cloth_ = 10., ring_ = 11., lamp_ = 12.;
const vec3 towerA = vec3(3.4, 0., 10.), towerB = vec3(12.6, 0., 17.);

// A pipe that winds around the y axis: x is the distance to its skin, y the angle wound, z the height over its middle.
vec3 coil(vec3 p, float radius, float pitch, float thick, float start) {
  float a = atan(p.z, p.x) / 6.2831853, k = round((p.y - start) / pitch - a);
  float y = p.y - start - (a + k) * pitch;
  return vec3(length(vec2(length(p.xz) - radius, y * .95)) - thick, (a + k) * 6.2831853, y);
}

float slideA(vec3 p) {
  vec3 q = p - towerA;
  vec3 c = coil(q, 2.3, 2.7, .66, 1.75);
  float flange = .035 * smoothstep(.03, .015, abs(fract(c.y * 1.5915) - .5) * .628 * 2.3 / 2.3);
  float wind = max(max(abs(c.x - flange * .5) - .035 - flange * .5, -1.45 - c.y), q.y - 8.3);
  vec3 a = towerA + vec3(.25, 1.1, -2.3), b = towerA + vec3(-3.4, .32, -2.62);
  float out_ = rod(p, a, b, .66);
  out_ = max(out_, -rod(p, a + (a - b) * .02, b + (b - a), .6));
  out_ = max(out_, b.x - p.x);
  return min(wind, out_);
}

float slideB(vec3 p) {
  vec3 q = p - towerB;
  q.x = -q.x;
  vec3 c = coil(q, 3.3, 3.3, .8, 2.3);
  float wind = max(max(max(abs(c.x) - .045, -1.5 - c.y), c.z - .12), q.y - 10.6);
  vec3 a = vec3(12.4, 1.6, 13.7), b = vec3(5.4, .2, 14.1);
  vec3 ab = b - a;
  float h = clamp(dot(p - a, ab) / dot(ab, ab), 0., 1.);
  vec3 m = a + ab * h;
  m.y += .45 * h * h - .35 * h;
  float out_ = length(p - m) - .8;
  return min(wind, max(max(abs(out_) - .045, p.y - m.y - .12), max(b.x - p.x, p.x - 12.7)));
}

vec2 map(vec3 p) {
  vec2 side = max(poolLow.xz - p.xz, p.xz - poolHigh.xz);
  float edge = max(side.x, side.y);
  vec2 rim = abs(vec2(edge - .3, p.y + .4)) - vec2(.3, .5) + .04;
  vec2 solids = vec2(length(max(rim, 0.)) + min(max(rim.x, rim.y), 0.) - .04, rim_);
  add(solids, max(max(p.y - .07, .5 - edge), p.z - 40.), pave_);
  float near = length(p.xz - towerA.xz) - 4.6;
  if (near < 1.) {
    add(solids, slideA(p), tubeA_);
    vec3 q = p - towerA;
    q.xz = abs(q.xz);
    add(solids, max(min(length(q.xz - vec2(.9)) - .09, length(q.xz) - .13), p.y - 8.9), steel_);
    add(solids, box(p - towerA - vec3(0., 7.35, 0.), vec3(1.5, .08, 1.5), .03), wood_);
    add(solids, max(min(abs(q.x - 1.42), abs(q.z - 1.42)) - .02, max(max(q.x, q.z) - 1.45, abs(abs(p.y - 8.) - .35) - .03)), steel_);
    vec3 s = p - towerA - vec3(0., 9.5, 0.);
    add(solids, max(abs(s.y + .55 * length(s.xz) - .16 * cos(4. * atan(s.z, s.x)) * length(s.xz) * .5) - .02, length(s.xz) - 2.) * .7, sail_);
  } else add(solids, near, tubeA_);
  near = max(length(p.xz - towerB.xz) - 4.6, 0.);
  near = min(near, box(p - vec3(9., 1.2, 13.9), vec3(4.4, 1.6, 1.4), 0.));
  if (near < 1.) {
    add(solids, slideB(p), tubeB_);
    vec2 q = abs(p.xz - towerB.xz);
    add(solids, max(min(length(q - vec2(1.1)) - .11, length(q) - .16), p.y - 11.6), steel_);
    add(solids, box(p - towerB - vec3(0., 9.3, 0.), vec3(1.9, .1, 1.9), .03), wood_);
    vec3 s = p - towerB - vec3(0., 12.2, 0.);
    add(solids, max(abs(s.y + .5 * length(s.xz)) - .02, length(s.xz) - 2.3) * .7, sail_ + .5);
  } else add(solids, near, tubeB_);
  if (p.x > 6.5 && p.y < 3.) {
    for (int i = 0; i < 2; i++) {
      vec3 s = p - vec3(9.7, .07, 5.4 + 5. * float(i));
      add(solids, min(canopy(s, 2.5, 1.5), rod(s, vec3(0.), vec3(0., 2.5, 0.), .03)), sail_ + .5 * float(i));
      vec3 l = vec3(abs(s.x + .1) - .75, s.y, s.z).zyx;
      add(solids, lounger(vec3(l.z, l.y, -l.x)), cloth_);
      add(solids, loungerFrame(vec3(l.z, l.y, -l.x)), wood_);
    }
  }
  for (int i = 0; i < 4; i++) {
    vec3 foot = i == 0 ? vec3(11.5, 0., 8.) : i == 1 ? vec3(-12.5, 0., 19.2) : i == 2 ? vec3(-8.6, 0., 20.6) : vec3(.6, 0., 21.);
    float high = 4.6 + 1.9 * hash1(float(i) + 4.);
    vec3 q = p - foot;
    if (length(q.xz) > 3.6) { add(solids, length(q.xz) - 3., trunk_); continue; }
    q.x -= .05 * q.y * q.y / high * (hash1(float(i)) - .3) * 4.;
    add(solids, max(length(q.xz) - .17 + .012 * q.y + .02 * abs(sin(q.y * 9.)), q.y - high) * .9, trunk_);
    add(solids, min(fronds((q - vec3(0., high - .15, 0.)) / 2.9, float(i)), fronds((q.zyx - vec3(0., high - .45, 0.)) / 2.5, float(i) + 7.)) * 2.5, leaf_);
  }
  add(solids, ring(p - vec3(-2.3, .07, 4.4), .44, .16), ring_);
  add(solids, ring(p - vec3(2.6, .07, 5.6), .44, .16), ring_ + .5);
  add(solids, ring(p - vec3(-5.6, .07, 12.8), .44, .16), ring_);
  vec3 post = vec3(p.x - 8.2, p.y - 1.7, (fract(p.z / 6. + .5) - .5) * 6.);
  add(solids, min(length(post) - .16, max(length(post.xz) - .03, post.y)), lamp_);
  return solids;
}

vec3 floorSun(vec3 p) {
  vec3 under = vec3(sun.x * .72, sun.y, sun.z * .72);
  return sunLight.x < .01 ? vec3(0.) : sunLight * .5 * shadow(p + under * (-p.y / under.y) + vec3(0., .02, 0.), sun, 14., .04);
}

float stripes(float x, float soft) {
  return smoothstep(-soft, soft, sin(x));
}

// The light of the lamps inside a tube that its skin lets through: bright by a lamp, dark towards the outline.
float tubeLight(float wound, vec3 n, vec3 way) {
  return (.16 + 1.3 * pow(.5 + .5 * cos(wound * 2.), 3.)) * (.25 + .75 * pow(abs(dot(n, way)), 1.3));
}

vec3 shine(vec3 p, vec3 way, float t, float material) {
  if (material == lamp_) return p.y > 1.5 ? SAND * skyLight + lampLight * 6. : SLATE * skyLight;
  vec3 n = normalAt(p, t), colour = SAND * .8, glow = vec3(0.);
  float gloss = 0.;
  if (material == rim_) { colour = slabs(p.zx, vec2(1.2, .6), mix(SAND, STONE, .3)); gloss = .3; }
  if (material == pave_) { colour = slabs(p.xz, vec2(.9, .9), mix(SAND, PEACH, .25) * .85); gloss = .2; }
  if (material == tubeA_) {
    vec3 c = coil(p - towerA, 2.3, 2.7, .66, 1.75);
    float band = p.x < towerA.x - .3 && p.z < towerA.z - 1.2 && p.y < 1.9 ? stripes(p.x * 5., .1) : stripes(c.y * 5., .1);
    colour = mix(CORAL, mix(CORAL, GOLD, .75), band) * .9;
    glow = tubeGlow * mix(vec3(1., .2, .09), vec3(1., .5, .14), band) * tubeLight(c.y, n, way);
    if (dot(n, way) > -.1 && c.x < 0.) colour *= .7;
    gloss = 1.;
  }
  if (material == tubeB_) {
    vec3 q = p - towerB;
    q.x = -q.x;
    vec3 c = coil(q, 3.3, 3.3, .8, 2.3);
    bool within = c.x < 0. || (p.x < 9.5 && n.y > .3);
    colour = within ? mix(SHALLOW, SAND, .45) : mix(rgb(0x0f8fa6), SHALLOW, .12) * .9;
    glow = tubeGlow * vec3(.05, .5, .6) * (within ? 1.5 : .6) * tubeLight(c.y, n, way);
    gloss = 1.;
  }
  if (material == steel_) { colour = MIST * .6; gloss = .5; }
  if (material == wood_) colour = boards(p.zyx, .15, rgb(0xa07a55));
  if (material == sail_) colour = mix(SAND, CORAL, .9 * stripes(atan(p.z - towerA.z, p.x - towerA.x) * 4., .1)) * .9;
  if (material == sail_ + .5) colour = SAND * .95;
  if (material == leaf_) { colour = rgb(0x4b8a4e) * (.6 + .6 * noise(p * vec3(9., 3., 9.))); gloss = .25; }
  if (material == trunk_) colour = rgb(0x8d7458) * (.6 + .5 * noise(p * vec3(6., 20., 6.)));
  if (material == ring_ || material == ring_ + .5) {
    vec2 c = material == ring_ ? (p.x < -4. ? vec2(-5.6, 12.8) : vec2(-2.3, 4.4)) : vec2(2.6, 5.6);
    float a = atan(p.z - c.y, p.x - c.x);
    colour = mix(material == ring_ ? CORAL : GOLD, SAND, stripes(a * 4., .12)) * .92;
    gloss = .7;
  }
  float open = openness(p, n, 1.), up = .5 + .5 * n.y;
  vec3 c = colour * (.2 + .8 * open) * (skyLight * up + bounceLight * (1. - up)) + glow * (.5 + .5 * open);
  float facing = dot(n, sun);
  if (material == leaf_ || floor(material) == sail_) facing = abs(facing) * .8 + .1;
  if (facing > 0. && sunLight.x > .01) {
    float lit = shadow(p + n * .02, sun, 14., .03);
    c += sunLight * lit * (colour * facing + gloss * .5 * pow(max(dot(reflect(way, n), sun), 0.), 90.));
  }
  for (int i = -1; i <= 1; i++) {
    vec3 to = vec3(8.2, 1.7, (round(p.z / 6.) + float(i)) * 6.) - p;
    c += colour * lampLight * (max(dot(n, normalize(to)), 0.) + .1) * 1.6 / (dot(to, to) + .2);
  }
  vec3 toGlow = towerA + vec3(0., 2.5, 0.) - p;
  c += colour * tubeGlow * vec3(1., .45, .2) * 1.2 * max(dot(n, normalize(toGlow)) + .3, 0.) / (1. + dot(toGlow, toGlow) * .16) * (material == tubeA_ ? 0. : 1.);
  c += colour * poolLamp * .07 * (1.1 - up) * exp(-.3 * p.y) * smoothstep(9., 6., p.x);
  if (gloss > 0.) c += around(reflect(way, n)) * gloss * (.04 + .7 * pow(1. - max(dot(-way, n), 0.), 5.)) * open;
  return c;
}

// Foam where a slide meets the water, and the spray over it.
float foam(vec2 p) {
  float a = length((p - vec2(-.6, 7.3)) * vec2(.55, 1.)), b = length((p - vec2(4.6, 14.1)) * vec2(.5, 1.));
  float churn = fbm(p * 2.6, 5);
  return clamp(smoothstep(.1, .75, churn * 1.7 - min(a, b) * .5), 0., 1.);
}

vec3 parkAlong(vec3 from, vec3 way) {
  vec3 sum = vec3(0.), share = vec3(1.), at = from, to = way;
  float seen = 40.;
  for (int turn_ = 0; turn_ < 2; turn_++) {
    float tWater = to.y < 0. ? -at.y / to.y : 1e4;
    vec3 w = at + to * tWater;
    bool wet = tWater < 1e4 && all(greaterThan(w.xz, poolLow.xz)) && all(lessThan(w.xz, poolHigh.xz));
    vec2 hit = march(at, to, .03, wet ? tWater : 70., 130 - 50 * turn_);
    if (turn_ == 0) seen = min(seen, hit.x);
    if (hit.y >= 0.) {
      sum += share * mix(shine(at + to * hit.x, to, hit.x, hit.y), airLight, 1. - exp(-hit.x * .006));
      break;
    }
    if (!wet || turn_ == 1) {
      sum += share * around(to);
      break;
    }
    vec3 n = waterNormal(w.xz * vec2(.8, 1.), waveLong, waveSteep * (.6 + noise(w.xz * .3)), tWater);
    float f = fresnel(dot(-to, n)), white = foam(w.xz);
    vec3 body = underWater(w, refract(to, n, .75), tWater);
    float glint = pow(max(dot(reflect(to, n), sun), 0.), 900.);
    body = mix(body, (skyLight + sunLight * .4 + poolLamp * .06), white);
    sum += share * (body * (1. - f) + sunLight * glint * .8);
    share *= f * (1. - white);
    at = w;
    to = reflect(to, n);
    to.y = abs(to.y) + .003;
  }
  float spray = 0.;
  for (int i = 0; i < 10; i++) {
    vec3 p = from + way * mix(6., 18., (float(i) + random()) / 10.);
    vec3 a = (p - vec3(-.5, .1, 7.3)) * vec3(.8, 1.5, 1.2), b = (p - vec3(4.9, .1, 14.1)) * vec3(.8, 1.5, 1.2);
    float cloud = exp(-2.2 * min(dot(a, a), dot(b, b))) * smoothstep(.35, .8, fbm(p * 4., 3)) * step(length(p - from), seen);
    spray += cloud;
  }
  return mix(sum, (skyLight + sunLight * .3 + poolLamp * .06), 1. - exp(-spray * 1.3));
}
