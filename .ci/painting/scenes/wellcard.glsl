// painting: {"width": 1440, "height": 900, "samples": 2, "calm": 0.09, "depth": 0.055, "exposure": 1.04, "bloom": 0.14, "vignette": 0.26, "contrast": 1.12, "saturation": 1.1, "grain": 0.01}
// Two cards of the colour of deep water with silver signs on wet stone, light from a pool playing over them.
#include "light/march.glsl"
#include "light/surface.glsl"
#include "light/clear-pool.glsl"

const vec3 sun = normalize(vec3(-.7, .95, .5));
#include "light/gift.glsl"

vec3 upperCard(vec3 p) {
  p -= vec3(.2, .06, .04);
  p.xz = spin(p.xz, -.2);
  return p;
}

vec3 lowerCard(vec3 p) {
  p -= vec3(-.2, .03, .24);
  p.xz = spin(p.xz, .34);
  return p;
}

vec2 map(vec3 p) {
  vec2 s = vec2(p.y - .006 * fbm(p.xz * 5., 3), 1.);
  add(s, sheet(upperCard(p), vec2(.62, .395), .008, .055), 3.);
  add(s, sheet(lowerCard(p), vec2(.62, .395), .008, .055), 5.);
  add(s, pebble(p - vec3(-.86, .07, -.32), vec3(.24, .1, .19)), 6.);
  add(s, pebble(p - vec3(-.84, .2, -.3), vec3(.16, .07, .13)), 6.);
  add(s, pebble(p - vec3(.98, .05, .52), vec3(.2, .08, .16)), 6.);
  return s;
}

// A card's face: deep water with a fine wave over it, silver where a sign or the edge is.
Stuff face(vec2 q, float top, float deep) {
  float raised = tiedSign(q) * top;
  float wave = smoothstep(.006, .0, abs(q.y + .12 + .05 * sin(q.x * 5. + 1.)) - .002) + smoothstep(.006, .0, abs(q.y + .17 + .05 * sin(q.x * 5. + 1.6)) - .002);
  vec3 water = mix(LAGOON * 1.1, AQUA * .75, clamp(.5 + .5 * q.x + .3 * q.y, 0., 1.)) * deep;
  water = mix(water, SHALLOW * .7, .35 * clamp(wave, 0., 1.) * top);
  return Stuff(mix(water, vec3(.78, .82, .84), raised * .9), .6, raised * .9, 0.);
}

vec3 scene(vec2 at) {
  vec3 eye = vec3(.15, 3.3, -1.5);
  vec3 ahead = normalize(vec3(.05, 0., .12) - eye), right = normalize(cross(vec3(0, 1, 0), ahead));
  vec3 way = normalize(mat3(right, cross(ahead, right), ahead) * vec3(at, 3.3));
  vec2 hit = march(eye, way, 1.8, 9., 90);
  vec3 p = eye + way * hit.x, n = normalAt(p, hit.x);
  Stuff s = travertine(p.xz);
  float wet = smoothstep(.35, .75, fbm(p.xz * 1.6 + 3., 4));
  s.colour *= mix(.9, .5, wet);
  s.gloss = mix(.12, .9, wet);
  if (hit.y == 3.) s = face(upperCard(p).xz, step(.9, n.y), 1.);
  if (hit.y == 5.) s = face(lowerCard(p).xz, step(.9, n.y), .75);
  if (hit.y == 6.) { s = Stuff(rock(p * 1.6, SLATE * 1.5), .5, 0., 0.); n = rough(n, p, .12, .05); }
  vec2 g = p.xz - sun.xz / sun.y * p.y;
  return giftLight(p, n, way, s, .5 + .5 * min(gathered(turn * g / 2.7 + .6, .003), 3.2));
}
