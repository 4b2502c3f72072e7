// painting: {"width": 1440, "height": 900, "samples": 2, "exposure": 1.1, "bloom": 0.26, "vignette": 0.28, "contrast": 1.08, "saturation": 1.05}
// A double room above the valley at dusk: a made bed, two lamps, the moon in a wide window.
#include "light/march.glsl"
#include "light/surface.glsl"
#include "light/dusk-sky.glsl"
#include "light/hills.glsl"

const float floor_ = 1., wall_ = 2., frame_ = 3., wood_ = 4., cloth_ = 5., wool_ = 6., lamp_ = 7.;
const vec3 lamps[2] = vec3[2](vec3(-1.5, 1.02, 2.75), vec3(1.5, 1.02, 2.75));

float pillow(vec3 p, vec3 half_) {
  vec2 q = p.xz / half_.xz;
  float puff = clamp(1. - dot(q * q, q * q), 0., 1.);
  return box(p, vec3(half_.x, half_.y * (.45 + .55 * puff), half_.z), .05) * .7;
}

vec2 map(vec3 p) {
  vec2 s = vec2(p.y, floor_);
  vec3 w = p - vec3(0., 1.95, 3.2);
  float opening = box(w, vec3(2.2, .78, .6), 0.);
  add(s, max(min(3.2 - p.z, min(3.1 - abs(p.x), 3.05 - p.y)), -opening), wall_);
  add(s, min(box(vec3(abs(w.x) - .74, w.y, w.z - .1), vec3(.022, .78, .03), .004), max(box(w - vec3(0., 0., .1), vec3(2.22, .8, .05), .01), -box(w, vec3(2.17, .75, .4), 0.))), frame_);
  vec3 b = p - vec3(0., 0., 1.75);
  add(s, box(b - vec3(0., .2, 0.), vec3(1.06, .14, 1.14), .02), wood_);
  add(s, box(b - vec3(0., .62, 1.28), vec3(1.16, .46, .06), .03), wood_ + .5);
  float fold = .012 * sin(b.x * 9. + 2. * b.z) * sin(b.z * 7.);
  add(s, box(b - vec3(0., .43, 0.), vec3(1.03, .13 + fold, 1.1), .1) * .9, cloth_);
  float throw_ = box(b - vec3(0., .45, -.62), vec3(1.07, .135 + .008 * sin(b.x * 24.), .34), .09);
  add(s, throw_ * .9, wool_);
  vec3 h = vec3(abs(b.x) - .5, b.y - .68, b.z - .86);
  h.yz = spin(h.yz, -.5);
  add(s, pillow(h, vec3(.42, .13, .27)), cloth_ + .5);
  vec3 t = vec3(abs(p.x) - 1.5, p.y, p.z - 2.75);
  add(s, min(box(t - vec3(0., .5, 0.), vec3(.24, .02, .2), .01), box(t - vec3(0., .25, 0.), vec3(.03, .25, .03), .01)), wood_);
  add(s, cylinder(t - vec3(0., .62, 0.), .05, .11, .03), frame_);
  add(s, cylinder(t - vec3(0., .9, 0.), .15 - .12 * (t.y - .9), .13, .02) * .9, lamp_);
  return s;
}

vec3 outside(vec3 way) {
  vec3 c = duskSky(way, vec3(-.3, 0., 1.), normalize(vec3(.3, .2, 1.)), .034) * 1.7;
  return hillsOver(c, way, Hills(rgb(0x0c2a32) * .7, rgb(0x46707f) * .7, rgb(0x7fa0a8) * .6, .1, .7));
}

vec3 scene(vec2 at) {
  vec3 eye = vec3(-.45, 1.58, -1.45);
  vec3 ahead = normalize(vec3(.05, 1.12, 2.2) - eye), right = normalize(cross(vec3(0, 1, 0), ahead));
  vec3 way = normalize(mat3(right, cross(ahead, right), ahead) * vec3(at, 1.95));
  vec2 hit = march(eye, way, .4, 9., 150);
  vec3 p = eye + way * hit.x;
  if (hit.y < 0. || p.z > 3.4) return outside(way);
  float kind = hit.y, gloss = 0.;
  vec3 n = normalAt(p, hit.x), colour = vec3(.5), glow = vec3(0.);
  if (kind == floor_) { colour = boards(p, .17, rgb(0x8a623f)); gloss = .5; }
  if (kind == wall_) colour = abs(p.x) > 3. ? boards(vec3(p.z + 4., 0., p.y), .14, rgb(0xa97f56)) : vec3(.62, .55, .47) * (1. + .06 * fbm(p * 5., 3));
  if (kind == frame_) { colour = rgb(0x3a2c22); gloss = .3; }
  if (floor(kind) == wood_) { colour = kind == wood_ ? boards(p.zyx, .3, rgb(0x7a5334)) : boards(p.xzy + 2., .19, rgb(0x8d6340)); gloss = .2; }
  if (kind == cloth_) { colour = vec3(.92, .89, .84); n = rough(n, p, .03, .08); }
  if (kind == cloth_ + .5) { colour = vec3(.95, .93, .9); n = rough(n, p, .03, .06); }
  if (kind == wool_) { colour = mix(LAGOON * 2., AQUA * .6, .3) * (.75 + .5 * noise(p * 80.)); n = rough(n, p, .02, .3); }
  if (kind == lamp_) { colour = SAND; glow = vec3(1., .68, .38) * (1.7 + 1.6 * smoothstep(.3, .0, abs(p.y - .9))); }
  float seen = openness(p, n, .35);
  vec3 light = vec3(.2, .24, .3) * (.7 + .3 * n.y);
  for (int i = 0; i < 2; i++) {
    vec3 to = lamps[i] - vec3(0., .02, .12) - p;
    float d = dot(to, to);
    light += vec3(1., .62, .32) * 1.5 * (max(dot(n, to) * inversesqrt(d), 0.) * .85 + .15) / (d + .12);
  }
  vec3 pane = vec3(clamp(p.x, -1.8, 1.8), 1.9, 3.2) - p;
  light += vec3(.5, .62, .8) * 1.1 * (max(dot(n, normalize(pane)), 0.) * .8 + .2) / (1. + .3 * dot(pane, pane));
  light += vec3(1., .7, .45) * .3 * max(dot(n, normalize(vec3(.2, 1., -.7))), 0.);
  vec3 c = colour * light * mix(.25, 1., seen) + glow;
  vec3 mirror = reflect(way, n);
  float edge = .03 + .6 * pow(1. - max(dot(-way, n), 0.), 4.);
  return c + gloss * edge * seen * (vec3(.3, .24, .2) + vec3(.4, .5, .65) * smoothstep(.3, .8, mirror.z));
}
