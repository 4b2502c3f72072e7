// painting: {"width": 2400, "height": 1500, "samples": 2, "exposure": 1.1, "bloom": 0.2, "vignette": 0.34, "contrast": 1.1, "saturation": 1.04}
// A sauna of pale wood with hidden warm light, hot stones that steam, and a window to the hills at dusk.
#include "light/march.glsl"
#include "light/surface.glsl"
#include "light/hills.glsl"

const float bench_ = 1., wall_ = 2., floor_ = 3., stone_ = 4., metal_ = 5., bucket_ = 6., towel_ = 7., frame_ = 8., hoop_ = 9.;
const vec2 paneLow = vec2(-2.05, 1.12), paneHigh = vec2(-.1, 2.12);

float slats(vec3 p, float pitch, vec3 half_) {
  float i = clamp(round(p.z / pitch), -floor(half_.z / pitch), floor(half_.z / pitch));
  return box(vec3(p.x, p.y, p.z - i * pitch), vec3(half_.x, half_.y, pitch * .465), .01);
}

float stones(vec3 p) {
  float d = 1e4;
  for (int i = 0; i < 15; i++) {
    float a = float(i) * 2.4, r = .23 * sqrt(float(i % 11) / 11.), top = i > 10 ? .09 : 0.;
    vec3 q = p - vec3(cos(a) * r, .02 * sin(a * 3.) + top, sin(a) * r);
    q.xz = mat2(cos(a), sin(a), -sin(a), cos(a)) * q.xz;
    d = min(d, pebble(q, vec3(.1, .065, .078) * (.8 + .35 * hash1(float(i)))));
  }
  return d;
}

vec2 map(vec3 p) {
  vec2 s = vec2(p.y, floor_);
  float room_ = min(3. - p.z, min(2.25 - abs(p.x), 2.45 - p.y));
  vec3 w = p - vec3((paneLow + paneHigh) * .5, 3.);
  vec2 hole = (paneHigh - paneLow) * .5;
  add(s, max(room_, -box(w, vec3(hole, .3), .0)), wall_);
  float frame = max(box(w, vec3(hole + .05, .05), .01), -box(w, vec3(hole - .025, .4), .0));
  add(s, frame, frame_);
  if (p.z < .9) add(s, 1.3 - p.z, bench_);
  else {
    add(s, slats(p - vec3(0., .98, 2.56), .118, vec3(2.3, .022, .42)), bench_);
    add(s, slats(p - vec3(0., .5, 1.78), .118, vec3(2.3, .022, .36)), bench_);
    vec3 q = vec3(p.x, p.z - 2.2, p.y - .77);
    add(s, slats(q, .118, vec3(2.3, .012, .12)), bench_ + .5);
    q = vec3(p.x, p.z - 1.5, p.y - .25);
    add(s, slats(q, .118, vec3(2.3, .012, .2)), bench_ + .5);
    q = vec3(p.x - 1.1, p.z - 2.86 + .12 * (p.y - 1.4), p.y - 1.45);
    add(s, slats(q, .11, vec3(1.1, .014, .2)), bench_ + .25);
  }
  vec3 b = p - vec3(-1.02, .52, 1.74);
  float r = length(b.xz) - .135 - .06 * b.y;
  float staves = .003 * smoothstep(.9, 1., cos(atan(b.z, b.x) * 16.));
  float pail = max(max(r + staves, -(r + .018)), abs(b.y - .13) - .13);
  pail = min(pail, max(r, abs(b.y - .02) - .02));
  add(s, pail, bucket_);
  add(s, max(max(r - .004, -(r + .01)), min(abs(b.y - .06), abs(b.y - .2)) - .009), hoop_);
  vec3 l = p - vec3(-.95, .6, 1.7);
  add(s, rod(l, vec3(0., -.02, 0.), vec3(.2, .42, -.06), .012), bucket_ + .5);
  vec3 t = p - vec3(.35, 1.08, 2.5);
  for (int i = 0; i < 3; i++) {
    vec3 q = t - vec3(.012 * float(i % 2), .068 * float(i) - .03, 0.);
    q.y += .006 * sin(q.x * 9. + float(i) * 2.);
    add(s, box(q, vec3(.25 - .006 * float(i), .036, .17), .034), towel_ + .5 * float(i % 2));
  }
  vec3 k = p - vec3(1.32, 0., 1.0);
  if (length(k.xz) > 1.) add(s, length(k.xz) - .55, metal_);
  else {
    float body = max(box(k - vec3(0., .33, 0.), vec3(.34, .34, .34), .03), -box(k - vec3(0., .62, 0.), vec3(.29, .14, .29), .02));
    add(s, body, metal_);
    add(s, stones(k - vec3(0., .68, 0.)) * .85, stone_);
  }
  return s;
}

vec3 outside(vec3 way) {
  float up = max(way.y, 0.);
  vec3 c = mix(mix(vec3(1., .55, .36), CORAL, .3) * 1.25, vec3(.34, .4, .46), smoothstep(.02, .22, up));
  c = mix(c, vec3(.05, .16, .22), smoothstep(.12, .5, up));
  Hills h;
  h.near = vec3(.012, .035, .04);
  h.far = vec3(.16, .22, .27);
  h.mist = vec3(.5, .38, .33);
  h.saddle = -.32;
  h.height = .8;
  return hillsOver(c, way, h);
}

// The light of a glowing line from a to b on a point that looks along n.
float strip(vec3 p, vec3 n, vec3 a, vec3 b, float soft) {
  vec3 ab = b - a, q = a + ab * clamp(dot(p - a, ab) / dot(ab, ab), 0., 1.) - p;
  float d = length(q);
  return (max(dot(n, q / d), 0.) + soft) / (d + .03);
}

vec3 scene(vec2 at) {
  vec3 eye = vec3(-.1, 1.42, -1.75);
  vec3 ahead = normalize(vec3(.02, 1.1, 3.) - eye), right = normalize(cross(vec3(0, 1, 0), ahead));
  vec3 way = normalize(mat3(right, cross(ahead, right), ahead) * vec3(at, 2.15));
  vec2 hit = march(eye, way, .8, 7., 170);
  vec3 p = eye + way * hit.x, c;
  if (hit.y < 0. || p.z > 3.12) {
    c = outside(way);
    c += vec3(1., .55, .25) * .06 * smoothstep(.4, 2.1, way.x + 1.2);
  } else {
    vec3 n = normalAt(p, hit.x), colour = vec3(.4);
    float kind = hit.y, gloss = .06;
    vec3 pale = rgb(0xdcb98c);
    if (kind == bench_) { colour = boards(vec3(p.z - 2.56 + .059 + .118 * 20., p.y, p.x), .118, pale * 1.15); gloss = .25; }
    if (kind == bench_ + .5 || kind == bench_ + .25) colour = boards(vec3(p.y * 1.01 + .1, p.z, p.x + 5.), .118, pale);
    if (kind == wall_) {
      vec3 q = abs(n.x) > .7 ? vec3(p.y, p.x, p.z) : abs(n.y) > .7 ? vec3(p.x, p.y, p.z) : vec3(p.y, p.z, p.x);
      colour = boards(q + 3., .12, pale * .92);
    }
    if (kind == frame_) colour = rgb(0x5c3d26);
    if (kind == floor_) { colour = slabs(p.xz, vec2(.6), vec3(.14, .135, .13)); gloss = .6; }
    if (kind == stone_) { colour = vec3(.2, .19, .18) * (.5 + fbm(p * 14., 4)); n = rough(n, p, .04, .1); gloss = .12; }
    if (kind == metal_) { colour = vec3(.03, .032, .034) * mix(.35, 1., smoothstep(.1, .2, abs(fract(p.y * 9.) - .5) + step(.6, p.y))); gloss = 1.2; }
    if (kind == bucket_) { vec3 q = p - vec3(-1.02, .52, 1.74); colour = boards(vec3(atan(q.z, q.x) * .135, 0., p.y * 1.), .053, pale * .8); }
    if (kind == bucket_ + .5) colour = pale * .6;
    if (kind == hoop_) { colour = vec3(.3, .2, .1); gloss = .8; }
    if (floor(kind) == towel_) { colour = kind == towel_ ? vec3(.92, .89, .84) : vec3(.8, .7, .56); n = rough(n, p, .014, .2); }
    float seen = openness(p, n, .35);
    vec3 warm = vec3(1., .58, .27), light = vec3(0.);
    light += warm * .75 * strip(p, n, vec3(.1, 1.69, 2.93), vec3(2.1, 1.69, 2.93), .02) * smoothstep(1.3, 1.75, p.y + .35 * step(p.z, 2.8));
    light += warm * .62 * strip(p, n, vec3(-2.2, .9, 2.12), vec3(2.2, .9, 2.12), .02) * smoothstep(1.02, .9, p.y);
    light += warm * .5 * strip(p, n, vec3(-2.2, .4, 1.4), vec3(2.2, .4, 1.4), .02) * smoothstep(.56, .44, p.y);
    vec3 to = vec3(1.66, 1.9, 2.4) - p;
    float far = length(to);
    light += warm * 1.5 * (max(dot(n, to / far), 0.) + .05) / (far * far + .35) * shadow(p + n * .01, to / far, far - .1, .3);
      light += vec3(1., .66, .4) * .42 * (max(dot(n, normalize(vec3(.1, 1.9, .3) - p)), 0.) * .8 + .2);
    vec3 pane = vec3(-1.05, 1.6, 2.98) - p;
    light += vec3(.5, .62, .75) * .9 * max(dot(n, normalize(pane)), 0.) * max(normalize(pane).z, 0.) / (dot(pane, pane) + .5);
    light += vec3(1., .72, .48) * .2 * (.6 + .4 * n.y);
    c = colour * light * mix(.3, 1., seen);
    vec3 mirror = reflect(way, n);
    float edge = .04 + .96 * pow(1. - max(dot(-way, n), 0.), 5.);
    vec3 env = warm * .35 + vec3(.6, .5, .5) * smoothstep(.2, .8, mirror.z) * smoothstep(-.1, .2, mirror.y) * .6;
    c += env * edge * gloss * seen;
    if (kind == stone_) c += vec3(1., .25, .05) * .9 * smoothstep(.55, .15, seen) * smoothstep(.74, .64, p.y);
  }
  // Steam over the stones, in sheets.
  for (int i = 0; i < 5; i++) {
    float t = (1.0 + .16 * float(i - 2) - eye.z) / way.z;
    if (t > hit.x) continue;
    vec3 q = eye + way * t - vec3(1.32, .72, 0.);
    if (q.y < 0.) continue;
    q.x += .25 * q.y * (noise(vec2(q.y * 1.6, float(i))) - .35) + .12 * q.y;
    float wide = .16 + .32 * q.y, body = exp(-q.x * q.x / (wide * wide)) * smoothstep(0., .12, q.y) * smoothstep(1.75, .25, q.y);
    vec2 u = vec2(q.x * 2.6, q.y * 1.5) + float(i) * 3.7;
    u += .7 * vec2(noise(u * 1.5), noise(u * 1.5 + 7.));
    c = mix(c, vec3(.75, .56, .42) * .75, body * smoothstep(.32, .8, fbm(u, 5)) * .42);
  }
  return c;
}
