// painting: {"width": 1440, "height": 900, "samples": 3, "exposure": 1.05, "bloom": 0.16, "vignette": 0.3, "contrast": 1.1, "saturation": 1.06}
// A white bathrobe with a shawl collar and a tied belt, on a hanger before a plaster wall.
#include "light/goods.glsl"

const float neck_ = 1.3;

// Half the width and half the depth of the robe at a height; 0 is the neck.
vec2 cut(float y) {
  float waist = smoothstep(.42, .0, abs(y + .54));
  return vec2(mix(.235, .3, smoothstep(-.5, -1.2, y)) - .05 * waist, .085 - .01 * waist);
}

float body(vec3 p) {
  vec2 c = cut(p.y);
  float below = smoothstep(-.5, -.62, p.y);
  p.z += .012 * sin(p.x * 38. + 3. * sin(p.y * 3.)) * below + .006 * sin(p.x * 25. - p.y * 14.) * (1. - below);
  p.z += .012 * smoothstep(.01, -.01, p.x - .05 + .06 * p.y) * step(p.z, 0.);
  float d = length(vec2(max(abs(p.x) - c.x + c.y, 0.), p.z)) - c.y;
  float top = (p.y + .02 + .42 * abs(p.x)) * .9;
  return -blend(-d, -top, .05);
}

// The open front: a wedge from the neck down to the belt.
float opening(vec3 p) {
  return max(abs(p.x) - .085 * smoothstep(-.46, -.05, p.y), p.z - .03);
}

// How far a point lies beside the middle of the collar's band, and half the width of the band there.
vec2 besideCollar(vec3 p) {
  float down = clamp(-p.y / .47, 0., 1.), belly = sin(down * PI);
  return vec2(abs(p.x) - mix(.085, .012, down * down) - .022 * belly, .045 + .014 * belly - .03 * smoothstep(.75, 1., down));
}

// Two wide bands that meet above the belt, and the roll behind the neck that joins them.
float collar(vec3 p) {
  float down = clamp(-p.y / .47, 0., 1.);
  vec2 beside = besideCollar(p);
  float z = p.z + cut(p.y).y * mix(.1, 1., smoothstep(-.02, .25, down)) + .008;
  vec2 q = abs(vec2(beside.x, z)) - vec2(beside.y, .004);
  vec2 d = vec2(length(max(q, 0.)) - .017, max(p.y - .015 + .7 * max(abs(p.x) - .07, 0.), -.5 - p.y)) + .015;
  float band = length(max(d, 0.)) + min(max(d.x, d.y), 0.) - .015;
  vec3 b = p - vec3(0., -.01, .03);
  b.y -= .5 * b.z;
  float neck = length(vec2(length(b.xz * vec2(1., 1.3)) - .088, max(abs(b.y) - .03, 0.))) - .022;
  return blend(band, max(neck, -b.z - .05), .03);
}

const vec3 shoulder = vec3(.2, -.15, 0.), hand = vec3(.335, -.72, -.02);

// Where along the sleeve a point lies: 0 at the shoulder, 1 at the end of the cuff.
float along(vec3 p) {
  return dot(p - shoulder, hand - shoulder) / dot(hand - shoulder, hand - shoulder);
}

float sleeve(vec3 p) {
  p.x = abs(p.x);
  float h = clamp(along(p), 0., 1.2);
  vec3 q = p - shoulder - (hand - shoulder) * h;
  float wide = .078 + .012 * h + .006 * sin(h * 22. + p.x * 20.) * (1. - h) + .013 * smoothstep(.775, .785, h);
  return max(length(q * vec3(1., 1., 1.15)) - wide, (h - 1.) * .58) * .8;
}

float belt(vec3 p, float cloth) {
  float d = max(abs(cloth - .008) - .012, abs(p.y + .52) - .032);
  vec3 k = p - vec3(.02, -.52, -.115);
  d = min(d, box(k, vec3(.04, .045, .03), .028));
  k.y += .02;
  for (float side = -1.; side < 2.; side += 2.) {
    vec3 t = k;
    t.xy = spin(t.xy, side * (.16 + .1 * t.y));
    d = min(d, box(t - vec3(0., -.2 - .03 * side, .012 * sin(t.y * 14. + side)), vec3(.028, .19, .009), .008));
  }
  return d * .8;
}

vec2 map(vec3 p) {
  p.y -= neck_;
  vec2 s = vec2(.17 - p.z, wall_);
  float cloth = body(p);
  add(s, max(cloth, -opening(p)) * .7, good_);
  add(s, sleeve(p), good_ + 1.);
  add(s, collar(p) * .7, good_ + 2.);
  add(s, belt(p, cloth), good_);
  vec3 h = p - vec3(0., .12, .03);
  add(s, max(length(vec2(length(h.xy) - .045, h.z)) - .008, -h.x - .02), wood_);
  add(s, rod(p, vec3(0., -.02, .03), vec3(0., .08, .03), .008), wood_);
  add(s, rod(p, vec3(0., .165, .18), vec3(0., .18, -.05), .022), wood_);
  return s;
}

Stuff goodAt(float kind, vec3 p) {
  p.y -= neck_;
  vec2 beside = besideCollar(p);
  float edge = kind == good_ + 2. ? beside.x - beside.y + .008 : kind == good_ + 1. ? (along(vec3(abs(p.x), p.yz)) - .83) * .6 : 1.;
  return terry(p, mix(mix(LAGOON, AQUA, .3), vec3(.97, .95, .91), smoothstep(.006, .01, abs(edge))));
}

vec3 scene(vec2 at) {
  return goods(at, vec3(.15, .95, -3.4), vec3(0., .9, 0.), 5.3);
}
