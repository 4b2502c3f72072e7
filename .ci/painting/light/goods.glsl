// Goods of cloth on a board before a plaster wall: the scene defines `map`, which uses `place`, and the materials.
#include "light/march.glsl"
#include "light/surface.glsl"
#include "light/plaster-wall.glsl"

const vec3 sun = normalize(vec3(-.8, .68, -.62));
#include "light/gift.glsl"

const float wall_ = 1., board_ = 2., table_ = 3., wood_ = 4., good_ = 5.;

Stuff goodAt(float kind, vec3 p);

vec2 place(vec3 p) {
  vec2 s = vec2(p.y + .1, table_);
  add(s, box(p - vec3(0., -.05, .1), vec3(1.45, .05, .62), .02), board_);
  return s;
}

// Loops of the cloth: fine, and the same everywhere.
Stuff terry(vec3 p, vec3 colour) {
  return Stuff(colour * (.84 + .22 * noise(p * 170.) + .1 * noise(p * 45.)), 0., 0., 0.);
}

vec3 goods(vec2 at, vec3 eye, vec3 aim, float zoom) {
  vec3 ahead = normalize(aim - eye), right = normalize(cross(vec3(0, 1, 0), ahead));
  vec3 way = normalize(mat3(right, cross(ahead, right), ahead) * vec3(at, zoom));
  vec2 hit = march(eye, way, 1.2, 9., 130);
  vec3 p = eye + way * hit.x;
  if (hit.y < 0. || p.z > 2.6) return wall(way);
  vec3 n = normalAt(p, hit.x);
  if (hit.y == wall_) return wall(way) * mix(.42, 1., shadow(p + n * .01, sun, 2., .16)) * mix(.5, 1., openness(p, n, .3));
  Stuff s = Stuff(slabs(p.xz + 4.5, vec2(9.), vec3(.72, .64, .53)), .2, 0., 0.);
  if (hit.y == board_) s = Stuff(boards(p.zyx + vec3(.1, 0., 0.), .31, rgb(0xb08a5e) * 1.15), .35, 0., 0.);
  if (hit.y == wood_) s = Stuff(boards(p.zxy, .31, rgb(0xa5794c)), .4, 0., 0.);
  if (hit.y >= good_) {
    s = goodAt(hit.y, p);
    n = rough(n, p, .008, s.gloss > 0. ? .05 : .16);
  }
  return giftLight(p, n, way, s, vec3(1.));
}
