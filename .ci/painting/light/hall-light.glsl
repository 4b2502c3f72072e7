// How the pool hall is lit. Needs from the scene: `around`, `sun`, `sunLight`, `skyLight`, `windowLight`, `warmLight`
// (sconces, cove and pendants), `airLight`, `airThick`, and what `basin` needs.
vec3 around(vec3 way);
#include "light/hall.glsl"
#include "light/basin.glsl"

// The sunlight that falls through the windows onto a point, softer the farther in.
float sunIn(vec3 p) {
  float t = (-half_ - .35 - p.x) / sun.x;
  vec3 w = p + sun * t;
  float soft = .012 + .012 * t;
  float lit = smoothstep(soft, -soft, window(w.zy) + .04) * smoothstep(-.028, .028 + soft, bars(vec2(bayAt(w.z), w.y - .5), .028, .96) + soft * .3);
  return lit * step(1., w.z) * step(w.z, 25.);
}

vec3 floorSun(vec3 p) {
  vec3 under = vec3(sun.x * .72, sun.y, sun.z * .72);
  vec3 top = p + under * (-p.y / under.y);
  return sunLight * sunIn(top);
}

vec3 shine(vec3 p, vec3 way, float t, float material) {
  if (material == globe_) return SAND * skyLight * (1.1 + .5 * normalAt(p, t).y) + warmLight * (p.y > 3. ? 5.5 : 7.);
  vec3 n = normalAt(p, t), colour = SAND * .78;
  float gloss = 0.;
  if (material == wall_) { colour *= .9 + .12 * fbm(p * 1.7, 4); 
    if (p.y > spring_ && p.z < end_) colour = boards(vec3(atan(p.x, p.y - spring_) * half_, 0., p.z), .24, rgb(0xb58a5e) * 1.05);
    if (p.y < .5) colour = STONE;
  }
  if (material == rib_) colour = mix(SAND, STONE, .2) * (.75 + .2 * noise(p * 30.));
  if (material == floor_) { colour = slabs(p.xz, vec2(1.2, .6), mix(SAND, STONE, .3) * .85); gloss = .55; }
  if (material == bronze_) { colour = rgb(0x4a4038); gloss = .3; }
  if (material == cloth_) colour = SAND * .85;
  if (material == towel_) colour = mix(SAND, SHALLOW, .5) * (.7 + .2 * noise(p * 140.));
  if (material == wood_) colour = rgb(0x94704f);
  if (material == steel_) { colour = MIST * .4; gloss = 1.; }
  if (material == leaf_) { colour = rgb(0x3f7a4a) * (.6 + .6 * noise(p * vec3(30., 3., 30.))); gloss = .3; }
  if (material == float_) { float a = atan(p.z - 7.2, p.x - 1.3); colour = mix(CORAL, SAND, smoothstep(-.05, .05, sin(a * 4.))) * .85; gloss = .5; }
  if (material == float_ + .5) { float a = atan(p.z - 11.5, p.x + 1.2) + .4; colour = mix(GOLD, AQUA, smoothstep(-.05, .05, sin(a * 3.))) * .8; gloss = .5; }
  float open = openness(p, n, .8);
  vec3 c = colour * (.25 + .75 * open) * (skyLight * (.62 + .2 * n.y) + windowLight * (max(-n.x, 0.) * .5 + max(n.x, 0.) * .28 + max(-n.z, 0.) * .5 + .12));
  // The sunlit floor warms the solids above it.
  c += colour * open * sunLight * .06 * (1.1 - n.y) * (n.x < 0. ? 1.3 : 1.) * exp(-.12 * p.y);
  // The caustics that the water reflects to wall and vault.
  float web = caustics((n.y < -.4 ? p.xz : abs(n.x) > .5 ? p.zy * vec2(1., .8) : p.xy) * .95);
  c += colour * (sunLight * .045 + poolLamp * .03) * min(web, 1.2) * smoothstep(.7, -.6, n.y) * smoothstep(9., 0., abs(p.x)) * exp(-.05 * p.y) * step(.1, p.y);
  float facing = max(dot(n, sun), 0.);
  if (facing > 0. && sunLight.x > .01) c += colour * sunLight * facing * sunIn(p) * shadow(p + n * .02, sun, 2.5, .03);
  // Cove: two warm lines below the vault; sconces and pendants: the nearest of each row.
  for (int i = 0; i < 6; i++) {
    float row = float(i % 3) - 1., z = (round(p.z / bay_) + float(i / 3) * (fract(p.z / bay_ + .5) > .5 ? 1. : -1.)) * bay_;
    vec3 lamp = vec3(row * (half_ - .55), row == 0. ? 4.4 : 2.1, z);
    vec3 to = lamp - p;
    float near = dot(to, to);
    c += colour * warmLight * (max(dot(n, normalize(to)), 0.) + .1) * (row == 0. ? .8 : .9) / (near + .12);
  }
  if (p.y > spring_ - .3) {
    vec2 to = vec2(sign(p.x) * (half_ - .3), spring_ + .1) - p.xy;
    c += colour * warmLight * .55 * open / (dot(to, to) * .5 + .6);
  }
  c += colour * poolLamp * .05 * smoothstep(3., 0., abs(abs(p.x) - 4.6)) * (1.2 - n.y) * exp(-.5 * p.y);
  if (gloss > 0.) {
    float f = gloss * (.03 + .7 * pow(1. - max(dot(-way, n), 0.), 5.));
    vec3 back = reflect(way, n);
    c += (skyLight * .7 + windowLight * smoothstep(.0, .7, abs(back.x) + max(back.z, 0.) * .6) * (1. - .5 * max(back.y, 0.))) * f * open;
  }
  return c;
}

// Sunbeams in the moist air.
vec3 beams(vec3 from, vec3 way, float far) {
  float sum = 0.;
  for (int i = 0; i < 20; i++) {
    vec3 p = from + way * far * (float(i) + random()) / 20.;
    sum += sunIn(p) * (.6 + .8 * noise(p * .9));
  }
  return sunLight * airThick * (1. - exp(-sum / 20. * far));
}

vec3 hallAlong(vec3 from, vec3 way) {
  vec3 sum = vec3(0.), share = vec3(1.), at = from, to = way;
  float seen = 40.;
  for (int turn_ = 0; turn_ < 2; turn_++) {
    float tWater = to.y < 0. ? -at.y / to.y : 1e4;
    vec3 w = at + to * tWater;
    bool wet = tWater < 1e4 && all(greaterThan(w.xz, poolLow.xz)) && all(lessThan(w.xz, poolHigh.xz));
    vec2 hit = march(at, to, .03, wet ? tWater : 60., 120 - 40 * turn_);
    if (turn_ == 0) seen = min(seen, hit.x);
    if (hit.y >= 0.) {
      sum += share * mix(shine(at + to * hit.x, to, hit.x, hit.y), airLight, 1. - exp(-hit.x * .008));
      break;
    }
    if (!wet || turn_ == 1) {
      sum += share * around(to);
      break;
    }
    vec3 n = waterNormal(w.xz * vec2(.8, 1.), waveLong, waveSteep * (.5 + noise(w.xz * .3)), tWater);
    float f = fresnel(dot(-to, n));
    sum += share * underWater(w, refract(to, n, .75), tWater) * (1. - f);
    share *= f;
    at = w;
    to = reflect(to, n);
    to.y = abs(to.y) + .003;
  }
  if (airThick > 0.) sum += beams(from, way, min(seen, 26.));
  return sum;
}
