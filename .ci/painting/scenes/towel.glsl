// painting: {"width": 1440, "height": 900, "samples": 3, "exposure": 1.05, "bloom": 0.16, "vignette": 0.3, "contrast": 1.1, "saturation": 1.06}
// Two folded bath towels and a rolled one on a board.
#include "light/goods.glsl"
#include "light/still-life.glsl"

// A towel folded twice, its round fold towards -z; at its ends the layers show.
float foldedTowel(vec3 p, vec3 half_) {
  p.y += .008 * sin(p.x * 5. + 1.) + .006 * noise(p.xz * 5.);
  float s = length(vec2(max(abs(p.z) - half_.z + half_.y, 0.), p.y));
  float layer = abs(fract(s / half_.y * 2.) - .5) * 2.;
  float end = abs(p.x) - half_.x + .035 * smoothstep(.5, 1., layer) + .3 * s * s;
  vec2 d = vec2(s - half_.y + .004 * noise(p * 9.), end) + .025;
  return (length(max(d, 0.)) + min(max(d.x, d.y), 0.) - .025) * .7;
}

vec3 inTowel(vec3 p, float i) {
  p -= vec3(.02 * i, .135 + .262 * i, 0.);
  p.xz = spin(p.xz, -.42 + .07 * i);
  return p;
}

vec3 inRoll(vec3 p) {
  p -= vec3(0., .72, 0.);
  p.xz = spin(p.xz, 1.03);
  p.xy = spin(p.xy, 2.4);
  return p;
}

vec2 map(vec3 p) {
  vec2 s = place(p);
  float near_ = length(p - vec3(0., .4, 0.)) - 1.;
  if (near_ > .2) { add(s, near_, good_); return s; }
  for (float i = 0.; i < 2.; i++) add(s, foldedTowel(inTowel(p, i), vec3(.56, .13, .4)), good_ + i);
  add(s, rolledTowel(inRoll(p), 2.), good_ + 2.);
  return s;
}

Stuff goodAt(float kind, vec3 p) {
  vec3 white = vec3(.97, .95, .91), teal = mix(LAGOON, AQUA, .45) * 1.1;
  if (kind == good_ + 2.) return terry(p, white);
  vec3 q = inTowel(p, kind - good_);
  float band = smoothstep(.012, .0, abs(abs(q.x + .3) - .035) - .012);
  return terry(p, kind == good_ ? mix(white, teal, band) : mix(teal, white, band));
}

vec3 scene(vec2 at) {
  return goods(at, vec3(-.35, 1.3, -3.2), vec3(0., .43, 0.), 4.15);
}
