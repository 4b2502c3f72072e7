// Parts of gifts: cards, a satin bow, foil; and the sun on them, which came through water.
float sheet(vec3 p, vec2 half_, float high, float corner) {
  vec2 q = abs(p.xz) - half_ + corner;
  float flat_ = length(max(q, 0.)) + min(max(q.x, q.y), 0.) - corner;
  vec2 d = vec2(flat_, abs(p.y) - high);
  return min(max(d.x, d.y), 0.) + length(max(d, 0.)) - .003;
}

// One loop of a bow: a band bent to a drop, from the knot outwards along x.
float loop(vec3 p, float long_, float high) {
  float wide = mix(.035, .115, smoothstep(0., .75, clamp(p.x / long_, 0., 1.)));
  vec2 r = vec2(long_ * .5, high * (1. - .12 * cos(p.z * 22.)));
  vec2 q = (vec2(p.x, p.y - high * .72) - vec2(r.x, 0.)) / r;
  float bent = abs(length(q) - 1.) * min(r.x, r.y) * .8 - .004;
  return max(bent, abs(p.z + .02 * sin(p.x * 9.)) - wide);
}

float tail(vec3 p, float long_) {
  float wave = .022 + .02 * sin(p.x * 13.) * smoothstep(0., .2, p.x);
  float side = abs(p.z + .03 * sin(p.x * 7.)) - .075 - .02 * p.x;
  float end = p.x - long_ + .09 * (1. - abs(p.z) / .08);
  return max(max(abs(p.y - wave) - .004, side), max(end, -p.x)) * .8;
}

// A bow of two loops, two tails and a knot; its tails lie `low` below the knot's foot.
float bow(vec3 k, float low) {
  float near = length(k) - .6;
  if (near > .1) return near;
  vec3 l = k, r = k;
  l.xz = spin(k.xz, .35);
  l.x = -l.x;
  r.xz = spin(k.xz, -.22);
  float d = min(loop(l, .4, .1), loop(r, .38, .095));
  vec3 t1 = k + vec3(0., low, 0.), t2 = t1;
  t1.xz = spin(t1.xz, .95);
  t2.xz = spin(t2.xz, 2.25);
  d = min(d, min(tail(t1, .5), tail(t2, .44)));
  vec3 n = k - vec3(0., .055, 0.);
  return min(d, box(n, vec3(.07, .078, .07) + .006 * sin(n.z * 90.) * vec3(0., 1., 0.), .04));
}

// A card with a band around it and a bow on the band; `c` is measured from the middle of the card.
void addTied(inout vec2 solids, vec3 c, float card, float ribbon) {
  add(solids, sheet(c, vec2(.62, .395), .008, .055), card);
  vec3 b = c - vec3(-.3, .012, 0.);
  add(solids, sheet(b, vec2(.06, .402), .004, .004), ribbon);
  add(solids, bow((b - vec3(0., .004, .02)) / .86, .0) * .86, ribbon);
}

// The normal of satin: soft folds and fine threads.
vec3 woven(vec3 n, vec3 p) {
  return normalize(n + .05 * vec3(noise(p * 14.) - .5, 0., noise(p * 14. + 9.) - .5) + .04 * (noise(p * vec3(9., 9., 330.)) - .5));
}

// A crescent over three lines of water: below 0 inside.
float emblem(vec2 p) {
  float d = max(length(p) - .105, .088 - length(p - vec2(.045, .03)));
  for (float i = 0.; i < 3.; i++) {
    float y = p.y + .16 + i * .035 + .011 * sin(p.x * 30. + i * .6);
    d = min(d, max(abs(y) - .0045, abs(p.x) - .16 + .025 * i));
  }
  return d;
}

// Where the face of a tied card has its sign and the line along its edge: 1 there.
float tiedSign(vec2 q) {
  float edge = abs(max(abs(q.x) - .62, abs(q.y) - .395) + .035) - .0022;
  return smoothstep(.003, -.003, min(emblem((q - vec2(.22, .04)) / 1.15), edge));
}

vec3 room(vec3 way) {
  float window = smoothstep(.15, .75, dot(way, normalize(vec3(-.75, .6, .5))));
  vec3 c = mix(vec3(.2, .17, .15), vec3(.44, .49, .5), smoothstep(-.1, 1., way.y));
  return c + vec3(1.9, 1.75, 1.5) * window * window + vec3(.1, .35, .4) * smoothstep(.3, .9, dot(way, normalize(vec3(.8, .3, -.4))));
}

struct Stuff {
  vec3 colour;
  float gloss, metal, satin;
};

// Pale travertine.
Stuff travertine(vec2 p) {
  vec2 g = p * 1.3;
  float vein = fbm(vec2(g.x * .8 + .5 * fbm(g * 1.7, 4), g.y * 3.2), 6);
  float pit = smoothstep(.7, .78, fbm(p * vec2(16., 34.), 3)) * smoothstep(.5, .7, vein);
  vec3 colour = mix(vec3(.5, .375, .255), vec3(.76, .65, .51), smoothstep(.25, .75, vein)) * (.93 + .14 * noise(p * 90.));
  return Stuff(colour * (1. - .3 * pit), .12, 0., 0.);
}

vec3 giftLight(vec3 p, vec3 n, vec3 way, Stuff s, vec3 threads_) {
  float facing = max(dot(n, sun), 0.), open = shadow(p + n * .004, sun, 2., .1), seen = openness(p, n, .16);
  vec3 light = vec3(1.15, .99, .78) * 2.7 * facing * open * threads_;
  vec3 fill = mix(vec3(.18, .2, .21), vec3(.5, .55, .57), .5 + .5 * n.y) * seen * seen + vec3(.22, .15, .09) * (1. - seen) * .5;
  vec3 c = s.colour * (light * .55 + fill * .62), mirror = reflect(way, n);
  vec3 env = room(mirror) * mix(.35, 1., seen) + light * .3;
  c += env * s.gloss * (.06 + .94 * pow(1. - max(dot(-way, n), 0.), 5.));
  c = mix(c, s.colour * env * 1.35, s.metal);
  vec3 along = normalize(cross(n, vec3(.2, .1, 1.)));
  float strand = pow(max(1. - abs(dot(along, normalize(sun - way))), 0.), 9.);
  vec3 silk = s.colour * (light * .4 + fill * .36 + env * env * .5) + mix(s.colour, vec3(1.), .3) * strand * open * threads_ * .3;
  return mix(c, silk, s.satin);
}
