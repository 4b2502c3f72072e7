// How the water park is lit. Needs from the scene: `around`, `sun`, `sunLight`, `skyLight`, `bounceLight`, `tubeGlow`
// (light inside the tubes), `lampLight`, `airLight`, and what `basin` needs.
vec3 around(vec3 way);
#include "light/slides.glsl"
#include "light/basin.glsl"

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
