// A stone-set thermal pool over a valley at blue hour, under a crescent moon. The scene gives `eye` and `moon` (direction).
#include "light/moon-sky.glsl"
const float brim = 13.;

// Boulders at the sides of the pool: middle and radii.
vec3 boulder(int i, out vec3 radii) {
  vec4 b = vec4[](vec4(-5.3, 6., 1.5, .62), vec4(-7.9, 8.6, 2.3, 1.25), vec4(-3.75, 5., .52, .3), vec4(6.6, 10.4, 1.6, .7), vec4(8.9, 9.2, 2., 1.3), vec4(5.05, 9.6, .55, .26), vec4(-6.9, 11.8, 1.6, .6))[i];
  radii = vec3(b.z, b.w, b.z * .8);
  return vec3(b.x, b.w * .18, b.y);
}

vec3 lampAt(int i) {
  return vec3[](vec3(-3., -.75, 4.6), vec3(3.9, -.75, 8.6), vec3(-4.6, -.75, 9.6))[i];
}

vec3 stoneShine(vec3 p, vec3 n) {
  vec3 smooth_ = n;
  n = rough(n, p, .55, .22);
  n = rough(n, p, .16, .1);
  n = rough(n, p, .04, .06);
  vec3 colour = rock(p, vec3(.13, .13, .125)) * mix(.45, 1.5, fbm(p * vec3(3.5, 7., 3.5) + 1.6 * noise(p * 2.3), 5)) * (.8 + .4 * noise(p * 45.));
  float low = smoothstep(0., .35, p.y);
  vec3 c = colour * (dusk(vec3(0., .5, .86)) * 1.5 * max(.1 + .9 * n.y, 0.) * (.3 + .7 * low) + vec3(.95, .9, .8) * pow(max(dot(n, moon), 0.), 1.3) * 1.7);
  c += vec3(.6, .66, .7) * .9 * pow(1. - max(dot(smooth_, normalize(eye - p)), 0.), 4.) * smoothstep(-.1, .5, dot(smooth_, moon));
  for (int i = 0; i < 3; i++) {
    vec3 to = lampAt(i) + vec3(0., .75, 0.) - p;
    c += colour * vec3(.1, .75, .85) * (max(dot(n, normalize(to)), 0.) + .04) * 2.2 / (dot(to, to) + .5);
  }
  c *= mix(.35, 1., smoothstep(.0, .09, p.y));
  return c + dusk(vec3(0., .2, 1.)) * .25 * smoothstep(.12, .02, p.y) * max(n.y, 0.);
}

vec2 ripple(vec2 p, float far) {
  vec2 big = textureLod(waves, p / 9., 0.).xy, fine = textureLod(waves, turn * p / 3.7, 0.).xy;
  return (big * .3 * smoothstep(60., 4., far) + fine * .2 * smoothstep(16., 2., far)) * calmness * (.55 + .7 * noise(p * .35));
}

vec3 below(vec3 from, vec3 way) {
  float t = min(-1.5 / way.y, 30.);
  vec3 p = from + way * t;
  vec3 tile = mosaic(p.xz / .2, vec3(.2, .55, .58), clamp(.02 * length(p - eye), 0., .5)), c = tile * vec3(.012, .05, .065);
  vec3 haze = vec3(0.);
  for (int i = 0; i < 3; i++) {
    vec3 to = lampAt(i) - p, lamp = vec3(.35, 1., 1.) * 1.5;
    float near = dot(to, to);
    c += tile * lamp * 2.2 * throughWater(sqrt(near)) * (.6 + .42 * gathered(p.xz / 8.5, .003)) / (near + 1.2);
    haze += lamp * .05 * lampHaze(from, way, t, lampAt(i)) * throughWater(length(lampAt(i) - from) * .8);
  }
  return c * throughWater(t) + haze + vec3(.002, .03, .04);
}

// Sheets of steam one behind the other, lit from below by the lamps and from above by the last light.
vec3 throughSteam(vec3 c, vec3 way, float seen) {
  for (int i = 0; i < 9; i++) {
    float z = brim + 2. - 1.65 * float(i), t = (z - eye.z) / way.z;
    if (t > seen || t < .4) continue;
    vec3 p = eye + way * t;
    if (p.y < -.02 || p.y > 3.4) continue;
    vec2 q = vec2(p.x * .42 + float(i) * 5.3, p.y * .62 - float(i) * 2.1);
    q += .75 * vec2(noise(q * 1.3), noise(q * 1.3 + 5.)) + .3 * vec2(noise(q * 3.1 + 3.), noise(q * 3.1 + 8.));
    float wisp = smoothstep(.36, .8, fbm(q * vec2(1.15, .7), 5));
    float body = smoothstep(3., .1, p.y) * smoothstep(-.02, .75, p.y);
    vec3 lit = mix(dusk(vec3(way.x, .06, 1.)), vec3(.13, .27, .33), .65) * .9 + vec3(.2, .25, .28) * .3 * exp(-3. * length(way.xz - moon.xz));
    for (int k = 0; k < 3; k++) {
      vec3 to = lampAt(k) - p;
      lit += vec3(.12, .7, .76) * .85 / (dot(to, to) + 1.6);
    }
    c = mix(c, lit, clamp(body * body * (.05 + 1.2 * wisp) * mix(1., .2, smoothstep(3., 7., float(i))) * smoothstep(0., 1.6, seen - t) * steamThick, 0., .8));
  }
  return c;
}

vec3 moonPool(vec3 way) {
  vec3 sum = vec3(0.), share = vec3(1.), at = eye, to = way;
  float seen = 60.;
  for (int turn_ = 0; turn_ < 2; turn_++) {
    float t = 1e4, kind = 0.;
    vec3 n = vec3(0, 1, 0);
    if (to.y < 0.) {
      float w = -at.y / to.y;
      if ((at + to * w).z < brim) { t = w; kind = 1.; }
    }
    for (int i = 0; i < 7; i++) {
      vec3 radii, m = boulder(i, radii), o = (at - m) / radii, d = to / radii;
      float a = dot(d, d), b = dot(o, d), disc = b * b - a * (dot(o, o) - 1.);
      if (disc < 0.) continue;
      float h = (-b - sqrt(disc)) / a;
      if (h > .01 && h < t) { t = h; kind = 2.; n = normalize((o + d * h) / radii); }
    }
    if (turn_ == 0) seen = min(seen, t);
    vec3 p = at + to * t;
    if (kind == 2.) { sum += share * stoneShine(p, n); break; }
    if (kind == 0.) { sum += share * valley(normalize(to)); break; }
    float lip = smoothstep(brim - .5, brim, p.z);
    vec2 slope = ripple(p.xz, t);
    n = normalize(vec3(-slope.x, 1., -slope.y));
    float f = fresnel(dot(-to, n));
    sum += share * below(p, refract(to, n, .75)) * (1. - f) * (1. - .6 * lip);
    share *= f;
    vec3 mirror = reflect(to, n);
    if (turn_ == 1) { sum += share * dusk(mirror); break; }
    sum += share * vec3(1., .95, .85) * (pow(max(dot(mirror, moon), 0.), 1400.) * 9. + .9 * pow(max(dot(mirror, moon), 0.), 160.));
    at = p;
    to = vec3(mirror.x, abs(mirror.y) + .004, mirror.z);
  }
  return throughSteam(sum, way, seen);
}
