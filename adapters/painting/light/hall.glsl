// The vaulted pool hall: arched windows along both sides and a great one at the end. Wants from the scene: `around`,
// `sun`, `sunLight`, `skyLight`, `windowLight`, `warmLight` (sconces, cove and pendants), and what `basin` wants.
vec3 around(vec3 way);

const vec3 poolLow = vec3(-4.6, -1.35, -6.), poolHigh = vec3(4.6, 0., 22.);
#include "light/basin.glsl"
const float wall_ = 1., floor_ = 2., rib_ = 3., bronze_ = 4., globe_ = 5., cloth_ = 6., wood_ = 7., float_ = 8., towel_ = 9., steel_ = 10., leaf_ = 11.;
const float half_ = 7.4, spring_ = 3.1, bay_ = 4.4, end_ = 27.;

float archIn(vec2 p, float wide, float high) {
  return p.y < high ? abs(p.x) - wide : length(vec2(p.x, p.y - high)) - wide;
}

float bayAt(float z) {
  return (fract(z / bay_) - .5) * bay_;
}

// Below 0 in the opening of a window in the long walls.
float window(vec2 zy) {
  return max(archIn(vec2(bayAt(zy.x), zy.y), 1.45, 2.7), .5 - zy.y);
}

float bars(vec2 q, float wide, float gap) {
  float across = abs(fract(q.x / gap + .5) - .5) * gap, up = abs(fract(q.y / gap) - .5) * gap;
  return min(across, up) - wide;
}

vec2 map(vec3 p) {
  vec2 side = max(poolLow.xz - p.xz, p.xz - poolHigh.xz);
  float edge = max(side.x, side.y);
  vec2 rim = abs(vec2(edge - 4., p.y + .44)) - vec2(4., .5) + .03;
  vec2 solids = vec2(length(max(rim, 0.)) + min(max(rim.x, rim.y), 0.) - .03, floor_);
  float inside = half_ - (p.y < spring_ ? abs(p.x) : length(vec2(p.x, p.y - spring_)));
  float bay = bayAt(p.z);
  float shell = max(abs(inside + .35) - .35, -max(window(p.zy), 5. - abs(p.x)));
  float far = max(max(abs(p.z - end_ - .35) - .35, abs(p.x) - half_ - .6), -max(archIn(p.xy, 4.6, 2.3), .4 - p.y));
  add(solids, min(shell, far), wall_);
  add(solids, max(abs(inside + .2) - .5, abs(abs(bay) - bay_ * .5) - .2) - .02, rib_);
  add(solids, max(abs(inside - .06) - .1, abs(p.y - spring_) - .09), rib_);
  float frame = max(max(abs(inside + .4) - .03, window(p.zy)), min(bars(vec2(bay, p.y - .5), .028, .96), abs(window(p.zy)) - .06));
  add(solids, max(frame, -p.z + 1.) * .9, bronze_);
  float great = max(max(abs(p.z - end_ - .35) - .04, archIn(p.xy, 4.6, 2.3)), min(bars(vec2(p.x + .66, p.y - .4), .04, 1.32), abs(archIn(p.xy, 4.6, 2.3)) - .09));
  add(solids, great, bronze_);
  vec3 globe = vec3(p.x, p.y - 4.4, abs(bay) - bay_ * .5);
  add(solids, length(globe) - .2, globe_);
  add(solids, max(length(globe.xz) - .014, 4.5 - p.y), bronze_);
  vec3 sconce = vec3(abs(p.x) - half_ + .38, p.y - 2.1, abs(bay) - bay_ * .5);
  add(solids, cylinder(sconce, .09, .22, .03), globe_);
  if (p.x > 4.6 && p.y < 1.4) {
    vec3 l = vec3(p.x - 6.1, p.y - .06, bay);
    l.xz = l.zx * vec2(1., -1.);
    add(solids, lounger(l), cloth_);
    add(solids, loungerFrame(l), wood_);
  }
  if (p.x < -4. && p.y < 2.6) {
    vec3 pot = vec3(p.x + 6.4, p.y - .06, bay);
    float body = cylinder(pot - vec3(0., .3, 0.), .24 + .1 * pot.y, .3, .04);
    add(solids, body, bronze_);
    vec3 leaf = pot - vec3(0., .7, 0.);
    add(solids, fronds(leaf, floor(p.z / bay_)), leaf_);
  }
  add(solids, ladder(p - vec3(4.7, 0., 7.)), steel_);
  add(solids, ring(p - vec3(1.3, .05, 7.2), .46, .15), float_);
  add(solids, length(p - vec3(-1.2, .2, 11.5)) - .26, float_ + .5);
  add(solids, towels(p - vec3(5.1, .06, 3.1)), towel_);
  return solids;
}

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
  if (material == rib_) colour = mix(SAND, STONE, .35) * (.75 + .2 * noise(p * 30.));
  if (material == floor_) { colour = slabs(p.xz, vec2(1.2, .6), mix(SAND, STONE, .45) * .85); gloss = .55; }
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
  // The floor in the sun warms what is above it.
  c += colour * open * sunLight * .045 * (1.1 - n.y) * (n.x < 0. ? 1.3 : 1.) * exp(-.12 * p.y);
  // The net of light that the water throws up to wall and vault.
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

// The sunbeams that the moist air shows.
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
