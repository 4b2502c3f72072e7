// painting: {"width": 1440, "height": 900, "samples": 2, "calm": 0.09, "depth": 0.055, "exposure": 1.15, "bloom": 0.18, "vignette": 0.3, "contrast": 1.12, "saturation": 1.12, "grain": 0.01}
// A gift card on the deck of a lit pool at sunset, with two glasses of juice for two.
#include "light/march.glsl"
#include "light/clear-pool.glsl"

const vec3 sun = normalize(vec3(-.85, .62, -.1));
const vec3 cardAt = vec3(.42, .045, -.3);
const float cardTurn = -.12;
const vec3 paper = vec3(.9, .33, .22), foil = vec3(1., .86, .6), satin_ = vec3(.95, .86, .72);
#include "light/gift-set.glsl"

const float deck_ = 1., water_ = 5., glass_ = 6., juice_ = 7., straw_ = 8., slice_ = 9., kerb_ = 10.;

// Along the edge of the deck, and out over the water.
vec2 alongEdge(vec2 p) {
  return spin(p - vec2(.5, .42), .3);
}

vec3 inGlass(int i, vec3 p) {
  return p - vec3[](vec3(-1.1, 0., .06), vec3(-.6, 0., -.2))[i];
}

vec2 things(vec3 p) {
  vec2 e = alongEdge(p.xz);
  vec2 s = vec2(p.y + .2, water_);
  vec2 q = vec2(e.y, abs(p.y + .25) - .25) + .02;
  add(s, min(max(q.x, q.y), 0.) + length(max(q, 0.)) - .02, e.y > -.16 ? kerb_ : deck_);
  for (int i = 0; i < 2; i++) {
    vec3 g = inGlass(i, p);
    if (length(g.xz) > .6) {
      add(s, length(g.xz) - .45, glass_);
      continue;
    }
    float r = length(g.xz) - .135 - .06 * g.y;
    add(s, max(max(r, -r - .02), abs(g.y - .32) - .31) * .9 - .003, g.y > .5 ? glass_ : juice_);
    add(s, max(r + .016, abs(g.y - .27) - .24) * .9, juice_);
    vec3 t = g;
    t.xz = spin(t.xz, float(i) * 1.4);
    add(s, rod(t, vec3(-.06, .2, .0), vec3(.19, .95, .1), .017), straw_);
    vec3 o = t - vec3(-.16, .66, -.04);
    o.xy = spin(o.xy, -.25);
    add(s, cylinder(o.xzy, .155, .018, .008), slice_);
  }
  return s;
}

Stuff stuffOf(float kind, vec3 p, inout vec3 n) {
  if (kind == deck_) return Stuff(boards(vec3(alongEdge(p.xz).yx, 0.).xzy + vec3(9., 0., 2.), .2, rgb(0x94724f) * 1.15), .3, 0., 0.);
  if (kind == kerb_) return Stuff(vec3(.56, .48, .4) * (.8 + .3 * fbm(p * 8., 4)), .4, 0., 0.);
  if (kind == glass_) return Stuff(vec3(.8, .82, .8), 1., 0., 0.);
  if (kind == straw_) return Stuff(vec3(.05, .5, .55), .4, 0., 0.);
  if (kind == slice_) return Stuff(mix(vec3(1., .45, .04), vec3(1., .8, .45), smoothstep(.4, .8, noise(p * 30.))), .5, 0., 0.);
  return Stuff(mix(vec3(.95, .2, .04), vec3(1., .5, .05), smoothstep(.05, .5, p.y)), .5, 0., 0.);
}

vec3 sunOn(vec3 p) {
  return vec3(1.25, .8, .55);
}

vec3 over(vec3 c, float kind, vec3 p, vec3 n, vec3 way, Stuff s) {
  if (kind != water_) {
    // The lit water tints the things next to it.
    vec2 e = alongEdge(p.xz);
    return c * vec3(.78, .7, .76) + s.colour * vec3(.02, .22, .26) * exp(-2.2 * max(-e.y, 0.));
  }
  vec2 u = p.xz / 3.1 + vec2(.2, .6), slope = textureLod(waves, u, 0.).xy, f = throughSurface(u, .03) + way.xz / -way.y * .09;
  float lamp = exp(-.9 * max(alongEdge(p.xz).y, 0.));
  vec3 tile = tilesUnder(spin(f, .3), 22., vec3(.3, .72, .76), .035);
  vec3 r = tile * mix(vec3(.03, .16, .2), vec3(.2, .85, .92), lamp) * (.5 + .5 * gathered(f + vec2(.31, .17), .0022));
  vec3 up = normalize(vec3(-slope.x * .2, 1., -slope.y * .2)), away = reflect(way, up);
  float mirror = .03 + .97 * pow(1. - max(dot(-way, up), 0.), 5.);
  vec3 sky = mix(vec3(1.3, .62, .4), vec3(.35, .35, .5), smoothstep(.3, 1., away.y));
  float glint = smoothstep(.3, .0, length(slope * .17 - normalize(sun.xz) * .36));
  return mix(r, sky, mirror) + vec3(1., .55, .32) * (.06 + .9 * glint);
}
