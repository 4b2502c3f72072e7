// painting: {"width": 1440, "height": 900, "samples": 3, "exposure": 1.05, "bloom": 0.16, "vignette": 0.3, "contrast": 1.1, "saturation": 1.06}
// A soft bag with two handles on a board, a towel looking out of it.
#include "light/goods.glsl"
#include "light/still-life.glsl"

const float rim_ = .66;

// A height on the bag, whose mouth sinks between the handles.
float sunk(vec3 p) {
  return p.y + .045 * cos(p.x * 5.5) * clamp(p.y / rim_, 0., 1.);
}

// The walls of the bag: wide and thin at its mouth, round below.
float bag(vec3 p) {
  float up = clamp(p.y / rim_, 0., 1.);
  // The cloth sags: folds run from the handles to the corners.
  p.z += (.02 * sin(p.x * 9. + p.y * 6.) + .012 * sin(p.x * 21. - p.y * 13.)) * smoothstep(.1, .9, up);
  p.y = sunk(p);
  vec3 half_ = vec3(.43 + .05 * up, rim_ * .5, mix(.2, .19, up) - .05 * smoothstep(.2, .45, abs(p.x)) * up);
  p -= vec3(0., rim_ * .5, 0.);
  float d = box(p, half_, .09) - .03 * (fbm(p * vec3(5., 4., 5.), 2) - .5);
  return max(max(d, p.y - rim_ * .5 + .06), -box(p - vec3(0., .2, 0.), half_ - vec3(.012, .05, .012), .07)) * .7;
}

float handle(vec3 p, float lean) {
  p.z += lean * smoothstep(.4, 1., p.y);
  vec3 h = p - vec3(0., .78, 0.);
  float arc = max(length(vec2(length(h.xy) - .24, h.z)) - .024, -h.y);
  p.x = abs(p.x);
  return min(arc, rod(p, vec3(.24, .3, 0.), vec3(.24, .78, 0.), .024)) * .9;
}

vec3 inBag(vec3 p) {
  p.xz = spin(p.xz, .32);
  return p;
}

vec2 map(vec3 p) {
  vec2 s = place(p);
  vec3 q = inBag(p);
  add(s, bag(q), good_);
  add(s, handle(q - vec3(0., 0., -.2), .05), good_ + 1.);
  add(s, handle(q - vec3(0., 0., .16), .06), good_ + 1.);
  vec3 t = q - vec3(.16, .72, .03);
  t.xy = spin(t.xy, .3);
  add(s, rolledTowel(t.xzy * 1.4, 1.) / 1.4, good_ + 2.);
  return s;
}

Stuff goodAt(float kind, vec3 p) {
  vec3 sand = vec3(.86, .72, .52);
  if (kind == good_ + 2.) return terry(p, vec3(.97, .95, .91));
  if (kind == good_ + 1.) return Stuff(sand * (.8 + .3 * noise(p * 60.)), .1, 0., 0.);
  vec3 q = inBag(p), colour = mix(LAGOON, AQUA, .5) * (1. + .2 * fbm(q.xy * vec2(90., 60.), 2));
  colour = mix(colour, sand, smoothstep(.17, .165, q.y));
  float seam = min(abs(sunk(q) - .572), abs(q.y - .187)), stitch = smoothstep(.005, .003, seam) * step(.35, fract(q.x * 26.));
  float sign_ = smoothstep(.004, -.004, emblem((q.xy - vec2(0., .43)) / .95)) * step(q.z, 0.);
  return Stuff(mix(colour, vec3(.95, .93, .88), max(sign_, stitch)), .25, 0., 0.);
}

vec3 scene(vec2 at) {
  return goods(at, vec3(.1, 1.3, -3.4), vec3(0., .51, 0.), 4.4);
}
