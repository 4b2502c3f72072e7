// painting: {"width": 2880, "height": 1800, "samples": 2, "calm": 0.09, "depth": 0.05, "exposure": 1.08, "bloom": 0.12, "vignette": 0.28, "contrast": 1.16, "saturation": 1.12, "grain": 0.01}
// A gift envelope with a card and a satin bow on pale stone; the light has come through water.
#include "light/march.glsl"
#include "light/surface.glsl"
#include "light/clear-pool.glsl"

const vec3 sun = normalize(vec3(-.75, .95, .42));
#include "light/gift.glsl"

vec3 inEnvelope(vec3 p) {
  p -= vec3(.3, .03, -.03);
  p.xz = spin(p.xz, .2);
  return p;
}

vec3 inCard(vec3 p) {
  p -= vec3(.1, .068, .27);
  p.xz = spin(p.xz, -.1);
  p.y -= .02 * p.z;
  return p;
}

vec2 map(vec3 p) {
  vec2 s = vec2(p.y, 1.);
  vec3 e = inEnvelope(p), b = e - vec3(.26, .03, 0.);
  add(s, sheet(e, vec2(.68, .46), .022, .012), 2.);
  add(s, sheet(inCard(p), vec2(.56, .36), .005, .05), 3.);
  add(s, sheet(b - vec3(0., .006 + .034 * smoothstep(.02, .1, b.z), 0.), vec2(.075, .475), .004, .004) * .7, 4.);
  add(s, bow(b - vec3(0., .045, -.1), .05), 4.);
  add(s, pebble(p - vec3(-.86, .1, .6), vec3(.25, .115, .19)), 5.);
  vec3 q = p - vec3(-.53, .07, .78);
  q.xz = spin(q.xz, .6);
  add(s, pebble(q, vec3(.16, .08, .125)), 5.);
  return s;
}

vec3 scene(vec2 at) {
  vec3 eye = vec3(-.02, 3.35, -1.75);
  vec3 ahead = normalize(vec3(.02, 0., .16) - eye), right = normalize(cross(vec3(0, 1, 0), ahead));
  vec3 way = normalize(mat3(right, cross(ahead, right), ahead) * vec3(at, 3.75));
  vec2 hit = march(eye, way, 2.2, 6., 90);
  vec3 p = eye + way * hit.x, n = normalAt(p, hit.x);
  Stuff s = Stuff(vec3(.045, .052, .055) * (.8 + .5 * fbm(p * 9., 4)), .9, 0., 0.);
  if (hit.y == 1.) s = travertine(p.xz);
  if (hit.y == 2.) {
    vec3 e = inEnvelope(p);
    s = Stuff(mix(LAGOON, AQUA, .12) * (1.25 + .35 * fbm(e.xz * vec2(60., 90.), 3)), .06, 0., 0.);
    float flap = e.z - .4 + abs(e.x) * .62;
    s.colour *= 1. - .3 * smoothstep(.012, .0, abs(flap));
    s.colour *= mix(1., .84, smoothstep(0., -.035, flap) * smoothstep(-.12, 0., flap));
  }
  if (hit.y == 3.) {
    vec3 q = inCard(p);
    float edge = abs(max(abs(q.x) - .56, abs(q.z) - .36) + .035) - .0022;
    float foil = smoothstep(.002, -.002, min(emblem(q.xz - vec2(-.2, .06)), edge)) * step(.9, n.y);
    float emboss = sin((q.z + .025 * sin(q.x * 7.) + .3 * q.x * q.x) * 95.) * smoothstep(-.1, .5, q.x);
    n = normalize(n + vec3(0., 0., .06 * emboss * (1. - foil)));
    s = Stuff(mix(vec3(1.04, .97, .85), vec3(.66, .36, .07) * (.45 + .65 * smoothstep(-.5, .2, q.x + q.z * 1.4)), foil), .1, foil, 0.);
  }
  if (hit.y == 4.) {
    s = Stuff(vec3(.72, .4, .085), 0., 0., 1.);
    n = woven(n, p);
  }
  if (hit.y == 5.) n = rough(n, p, .05, .012);
  vec2 g = p.xz - sun.xz / sun.y * p.y;
  vec3 net_ = min(gathered(turn * g / 2.7 + .27, .003), 3.4);
  return giftLight(p, n, way, s, hit.y == 3. ? .82 + .16 * net_ : .5 + .42 * net_);
}
