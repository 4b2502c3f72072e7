// One composition for gift cards of many kinds: a card tied with a bow, seen from above, among things of its kind of gift.
// Needs from the scene: `sun`, `cardAt` and `cardTurn` (where the card lies), `paper`, `foil` and `satin_` (the colours of
// card, sign and ribbon), and the four functions below.
#include "light/gift.glsl"
#include "light/surface.glsl"

const float card_ = 3., ribbon_ = 4.;

// The solids except the card: distance and material.
vec2 things(vec3 p);
Stuff stuffOf(float kind, vec3 p, inout vec3 n);
// The share of sunlight that reaches a point, by colour.
vec3 sunOn(vec3 p);
// The last change of the light from a point: lamps, water, steam.
vec3 over(vec3 c, float kind, vec3 p, vec3 n, vec3 way, Stuff s);

vec3 inCard(vec3 p) {
  p -= cardAt;
  p.xz = spin(p.xz, cardTurn);
  return p;
}

vec2 map(vec3 p) {
  vec2 s = things(p);
  addTied(s, inCard(p), card_, ribbon_);
  return s;
}

vec3 scene(vec2 at) {
  vec3 eye = vec3(.12, 3.1, -2.15);
  vec3 ahead = normalize(vec3(.04, 0., .1) - eye), right = normalize(cross(vec3(0, 1, 0), ahead));
  vec3 way = normalize(mat3(right, cross(ahead, right), ahead) * vec3(at, 3.3));
  vec2 hit = march(eye, way, 1.4, 9., 110);
  vec3 p = eye + way * hit.x, n = normalAt(p, hit.x);
  Stuff s;
  if (hit.y == card_) {
    vec3 q = inCard(p);
    float sign_ = tiedSign(q.xz) * step(.9, n.y);
    float grain = noise(q.xz * vec2(90., 130.)) - .5;
    s = Stuff(mix(paper * (1. + .1 * grain), foil, sign_), .14, sign_ * .8, 0.);
  } else if (hit.y == ribbon_) {
    s = Stuff(satin_, 0., 0., 1.);
    n = woven(n, p);
  } else s = stuffOf(hit.y, p, n);
  return over(giftLight(p, n, way, s, sunOn(p)), hit.y, p, n, way, s);
}
