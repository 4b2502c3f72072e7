// painting: {"width": 2400, "height": 1500, "samples": 2, "calm": 0.09, "depth": 0.055, "exposure": 1.02, "bloom": 0.14, "vignette": 0.24, "contrast": 1.14, "saturation": 1.14, "grain": 0.01}
// A golden card on the rim of a pool, half over the water, tied with a pale ribbon.
#include "light/march.glsl"
#include "light/surface.glsl"
#include "light/clear-pool.glsl"

const vec3 sun = normalize(vec3(-.7, .95, .5));
#include "light/gift.glsl"

vec3 inCard(vec3 p) {
  p -= vec3(.16, .05, .08);
  p.xz = spin(p.xz, -.16);
  return p;
}

// Metres along the rim, and out over the water.
vec2 alongRim(vec2 p) {
  return spin(p - vec2(.1, .02), 1.08);
}

vec2 map(vec3 p) {
  vec2 r = alongRim(p.xz);
  vec2 rim = vec2(-r.y, p.y + .2) * vec2(1., 1.);
  vec2 q = vec2(rim.x, abs(rim.y) - .2) + .04;
  vec2 s = vec2(min(max(q.x, q.y), 0.) + length(max(q, 0.)) - .04, 1.);
  addTied(s, inCard(p), 3., 4.);
  return s;
}

vec3 water(vec3 eye, vec3 way) {
  vec3 p = eye + way * (-(eye.y + .24) / way.y);
  vec2 u = p.xz / 3.1 + vec2(.22, .4), slope = textureLod(waves, u, 0.).xy;
  vec2 f = throughSurface(u, .03) + way.xz / -way.y * .1;
  vec3 floor_ = vec3((f.x - .22) * 3.1, -.24, (f.y - .4) * 3.1);
  vec3 top = floor_ + vec3(sun.x, 0., sun.z) / sun.y * .26;
  top.xz += slope * .02;
  float open = shadow(top, sun, 2., .16);
  float deep = smoothstep(-.2, 1.6, -alongRim(floor_.xz).y * .8 + .5 * noise(floor_.xz));
  vec3 tile = tilesUnder(spin(f, 1.08), 22., mix(vec3(.68, .9, .88), vec3(.4, .76, .78), 1. - deep), .035);
  vec3 light = vec3(.46, .53, .54) * mix(.72, 1., open) + mix(.12, 1., open) * vec3(.6, .53, .46) * gathered(f + vec2(.31, .17), .0022);
  vec3 c = tile * light * exp(-1. * vec3(.95, .17, .12));
  c = mix(c, vec3(.02, .4, .46), .16) * 1.3;
  float wall = alongRim(p.xz).y;
  c *= mix(.6, 1., smoothstep(-.02, .28, wall));
  vec3 n = normalize(vec3(-slope.x * .16, 1., -slope.y * .16));
  float f0 = .02 + .98 * pow(1. - max(dot(-way, n), 0.), 5.);
  return mix(c, room(reflect(way, n)), f0) + skyInSurface(u, sun.xz, .17) * .7;
}

vec3 scene(vec2 at) {
  vec3 eye = vec3(.2, 3.5, -1.1);
  vec3 ahead = normalize(vec3(.1, 0., .1) - eye), right = normalize(cross(vec3(0, 1, 0), ahead));
  vec3 way = normalize(mat3(right, cross(ahead, right), ahead) * vec3(at, 3.5));
  float surface = -(eye.y + .24) / way.y;
  vec2 hit = march(eye, way, 2.2, surface, 90);
  if (hit.y < 0.) return water(eye, way);
  vec3 p = eye + way * hit.x, n = normalAt(p, hit.x);
  Stuff s = travertine(alongRim(p.xz));
  if (hit.y == 1.) {
    float wet = smoothstep(.3, .05, -alongRim(p.xz).y + .25 * fbm(p.xz * 5., 4) - .12) ;
    s.colour *= mix(1., .62, wet);
    s.gloss = mix(.12, .9, wet);
  }
  if (hit.y == 3.) {
    vec3 q = inCard(p);
    float raised = tiedSign(q.xz) * step(.9, n.y);
    float brushed = noise(vec2(q.x * 7., q.z * 420.)) - .5;
    n = normalize(n + vec3(.05 * (noise(q.xz * 3.) - .5), 0., .06 * brushed + .05 * sin(q.x * 3.)));
    float band = q.x * .8 + q.z * .6 + .05 * brushed;
    float sheen = .42 + .5 * smoothstep(.5, -.35, band) + .45 * exp(-30. * pow(band - .06, 2.));
    s = Stuff(mix(vec3(.7, .38, .085) * sheen, vec3(.3, .13, .02), raised * .85), 0., .85, 0.);
  }
  if (hit.y == 4.) {
    s = Stuff(vec3(.86, .2, .12), 0., 0., 1.);
    n = woven(n, p);
  }
  vec2 g = p.xz - sun.xz / sun.y * p.y;
  return giftLight(p, n, way, s, .55 + .4 * min(gathered(turn * g / 2.7 + .6, .003), 3.2));
}
