// The water park: two tubes that wind down from their towers into the splash pool, palms, rings. Light: `water-park`.
const vec3 poolLow = vec3(-16., -1.1, -8.), poolHigh = vec3(7.2, 0., 17.);
const float rim_ = 1., pave_ = 2., tubeA_ = 3., tubeB_ = 4., steel_ = 5., wood_ = 6., sail_ = 7., leaf_ = 8., trunk_ = 9., cloth_ = 10., ring_ = 11., lamp_ = 12.;
const vec3 towerA = vec3(3.4, 0., 10.), towerB = vec3(12.6, 0., 17.);

// A pipe that winds around the y axis: x is the distance to its skin, y the angle wound, z the height over its middle.
vec3 coil(vec3 p, float radius, float pitch, float thick, float start) {
  float a = atan(p.z, p.x) / 6.2831853, k = round((p.y - start) / pitch - a);
  float y = p.y - start - (a + k) * pitch;
  return vec3(length(vec2(length(p.xz) - radius, y * .95)) - thick, (a + k) * 6.2831853, y);
}

float slideA(vec3 p) {
  vec3 q = p - towerA;
  vec3 c = coil(q, 2.3, 2.7, .66, 1.75);
  float flange = .035 * smoothstep(.03, .015, abs(fract(c.y * 1.5915) - .5) * .628 * 2.3 / 2.3);
  float wind = max(max(abs(c.x - flange * .5) - .035 - flange * .5, -1.45 - c.y), q.y - 8.3);
  vec3 a = towerA + vec3(.25, 1.1, -2.3), b = towerA + vec3(-3.4, .32, -2.62);
  float out_ = rod(p, a, b, .66);
  out_ = max(out_, -rod(p, a + (a - b) * .02, b + (b - a), .6));
  out_ = max(out_, b.x - p.x);
  return min(wind, out_);
}

float slideB(vec3 p) {
  vec3 q = p - towerB;
  q.x = -q.x;
  vec3 c = coil(q, 3.3, 3.3, .8, 2.3);
  float wind = max(max(max(abs(c.x) - .045, -1.5 - c.y), c.z - .12), q.y - 10.6);
  vec3 a = vec3(12.4, 1.6, 13.7), b = vec3(5.4, .2, 14.1);
  vec3 ab = b - a;
  float h = clamp(dot(p - a, ab) / dot(ab, ab), 0., 1.);
  vec3 m = a + ab * h;
  m.y += .45 * h * h - .35 * h;
  float out_ = length(p - m) - .8;
  return min(wind, max(max(abs(out_) - .045, p.y - m.y - .12), max(b.x - p.x, p.x - 12.7)));
}

vec2 map(vec3 p) {
  vec2 side = max(poolLow.xz - p.xz, p.xz - poolHigh.xz);
  float edge = max(side.x, side.y);
  vec2 rim = abs(vec2(edge - .3, p.y + .4)) - vec2(.3, .5) + .04;
  vec2 solids = vec2(length(max(rim, 0.)) + min(max(rim.x, rim.y), 0.) - .04, rim_);
  add(solids, max(max(p.y - .07, .5 - edge), p.z - 40.), pave_);
  float near = length(p.xz - towerA.xz) - 4.6;
  if (near < 1.) {
    add(solids, slideA(p), tubeA_);
    vec3 q = p - towerA;
    q.xz = abs(q.xz);
    add(solids, max(min(length(q.xz - vec2(.9)) - .09, length(q.xz) - .13), p.y - 8.9), steel_);
    add(solids, box(p - towerA - vec3(0., 7.35, 0.), vec3(1.5, .08, 1.5), .03), wood_);
    add(solids, max(min(abs(q.x - 1.42), abs(q.z - 1.42)) - .02, max(max(q.x, q.z) - 1.45, abs(abs(p.y - 8.) - .35) - .03)), steel_);
    vec3 s = p - towerA - vec3(0., 9.5, 0.);
    add(solids, max(abs(s.y + .55 * length(s.xz) - .16 * cos(4. * atan(s.z, s.x)) * length(s.xz) * .5) - .02, length(s.xz) - 2.) * .7, sail_);
  } else add(solids, near, tubeA_);
  near = max(length(p.xz - towerB.xz) - 4.6, 0.);
  near = min(near, box(p - vec3(9., 1.2, 13.9), vec3(4.4, 1.6, 1.4), 0.));
  if (near < 1.) {
    add(solids, slideB(p), tubeB_);
    vec2 q = abs(p.xz - towerB.xz);
    add(solids, max(min(length(q - vec2(1.1)) - .11, length(q) - .16), p.y - 11.6), steel_);
    add(solids, box(p - towerB - vec3(0., 9.3, 0.), vec3(1.9, .1, 1.9), .03), wood_);
    vec3 s = p - towerB - vec3(0., 12.2, 0.);
    add(solids, max(abs(s.y + .5 * length(s.xz)) - .02, length(s.xz) - 2.3) * .7, sail_ + .5);
  } else add(solids, near, tubeB_);
  if (p.x > 6.5 && p.y < 3.) {
    for (int i = 0; i < 2; i++) {
      vec3 s = p - vec3(9.7, .07, 5.4 + 5. * float(i));
      add(solids, min(canopy(s, 2.5, 1.5), rod(s, vec3(0.), vec3(0., 2.5, 0.), .03)), sail_ + .5 * float(i));
      vec3 l = vec3(abs(s.x + .1) - .75, s.y, s.z).zyx;
      add(solids, lounger(vec3(l.z, l.y, -l.x)), cloth_);
      add(solids, loungerFrame(vec3(l.z, l.y, -l.x)), wood_);
    }
  }
  for (int i = 0; i < 4; i++) {
    vec3 foot = i == 0 ? vec3(11.5, 0., 8.) : i == 1 ? vec3(-12.5, 0., 19.2) : i == 2 ? vec3(-8.6, 0., 20.6) : vec3(.6, 0., 21.);
    float high = 4.6 + 1.9 * hash1(float(i) + 4.);
    vec3 q = p - foot;
    if (length(q.xz) > 3.6) { add(solids, length(q.xz) - 3., trunk_); continue; }
    q.x -= .05 * q.y * q.y / high * (hash1(float(i)) - .3) * 4.;
    add(solids, max(length(q.xz) - .17 + .012 * q.y + .02 * abs(sin(q.y * 9.)), q.y - high) * .9, trunk_);
    add(solids, min(fronds((q - vec3(0., high - .15, 0.)) / 2.9, float(i)), fronds((q.zyx - vec3(0., high - .45, 0.)) / 2.5, float(i) + 7.)) * 2.5, leaf_);
  }
  add(solids, ring(p - vec3(-2.3, .07, 4.4), .44, .16), ring_);
  add(solids, ring(p - vec3(2.6, .07, 5.6), .44, .16), ring_ + .5);
  add(solids, ring(p - vec3(-5.6, .07, 12.8), .44, .16), ring_);
  vec3 post = vec3(p.x - 8.2, p.y - 1.7, (fract(p.z / 6. + .5) - .5) * 6.);
  add(solids, min(length(post) - .16, max(length(post.xz) - .03, post.y)), lamp_);
  return solids;
}

