// The vaulted pool hall: arched windows along both sides and a great one at the end. Light: `hall-light`.
const vec3 poolLow = vec3(-4.6, -1.35, -6.), poolHigh = vec3(4.6, 0., 22.);
const float wall_ = 1., floor_ = 2., rib_ = 3., bronze_ = 4., globe_ = 5., cloth_ = 6., wood_ = 7., float_ = 8., towel_ = 9., steel_ = 10., leaf_ = 11.;
const float half_ = 7.4, spring_ = 3.1, bay_ = 4.4, end_ = 27.;

float archIn(vec2 p, float wide, float high) {
  return p.y < high ? abs(p.x) - wide : length(vec2(p.x, p.y - high)) - wide;
}

float bayAt(float z) {
  return (fract(z / bay_) - .5) * bay_;
}

// Below 0 in the opening of a window in the long walls.
float window(vec2 zy) {
  return max(archIn(vec2(bayAt(zy.x), zy.y), 1.45, 2.7), .5 - zy.y);
}

float bars(vec2 q, float wide, float gap) {
  float across = abs(fract(q.x / gap + .5) - .5) * gap, up = abs(fract(q.y / gap) - .5) * gap;
  return min(across, up) - wide;
}

vec2 map(vec3 p) {
  vec2 side = max(poolLow.xz - p.xz, p.xz - poolHigh.xz);
  float edge = max(side.x, side.y);
  vec2 rim = abs(vec2(edge - 4., p.y + .44)) - vec2(4., .5) + .03;
  vec2 solids = vec2(length(max(rim, 0.)) + min(max(rim.x, rim.y), 0.) - .03, floor_);
  float inside = half_ - (p.y < spring_ ? abs(p.x) : length(vec2(p.x, p.y - spring_)));
  float bay = bayAt(p.z);
  float shell = max(abs(inside + .35) - .35, -max(window(p.zy), 5. - abs(p.x)));
  float far = max(max(abs(p.z - end_ - .35) - .35, abs(p.x) - half_ - .6), -max(archIn(p.xy, 4.6, 2.3), .4 - p.y));
  add(solids, min(shell, far), wall_);
  add(solids, max(abs(inside + .2) - .5, abs(abs(bay) - bay_ * .5) - .2) - .02, rib_);
  add(solids, max(abs(inside - .06) - .1, abs(p.y - spring_) - .09), rib_);
  float frame = max(max(abs(inside + .4) - .03, window(p.zy)), min(bars(vec2(bay, p.y - .5), .028, .96), abs(window(p.zy)) - .06));
  add(solids, max(frame, -p.z + 1.) * .9, bronze_);
  float great = max(max(abs(p.z - end_ - .35) - .04, archIn(p.xy, 4.6, 2.3)), min(bars(vec2(p.x + .66, p.y - .4), .04, 1.32), abs(archIn(p.xy, 4.6, 2.3)) - .09));
  add(solids, great, bronze_);
  vec3 globe = vec3(p.x, p.y - 4.4, abs(bay) - bay_ * .5);
  add(solids, length(globe) - .2, globe_);
  add(solids, max(length(globe.xz) - .014, 4.5 - p.y), bronze_);
  vec3 sconce = vec3(abs(p.x) - half_ + .38, p.y - 2.1, abs(bay) - bay_ * .5);
  add(solids, cylinder(sconce, .09, .22, .03), globe_);
  if (p.x > 4.6 && p.y < 1.4) {
    vec3 l = vec3(p.x - 6.1, p.y - .06, bay);
    l.xz = l.zx * vec2(1., -1.);
    add(solids, lounger(l), cloth_);
    add(solids, loungerFrame(l), wood_);
  }
  if (p.x < -4. && p.y < 2.6) {
    vec3 pot = vec3(p.x + 6.4, p.y - .06, bay);
    float body = cylinder(pot - vec3(0., .3, 0.), .24 + .1 * pot.y, .3, .04);
    add(solids, body, bronze_);
    vec3 leaf = pot - vec3(0., .7, 0.);
    add(solids, fronds(leaf, floor(p.z / bay_)), leaf_);
  }
  add(solids, ladder(p - vec3(4.7, 0., 7.)), steel_);
  add(solids, ring(p - vec3(1.3, .05, 7.2), .46, .15), float_);
  add(solids, length(p - vec3(-1.2, .2, 11.5)) - .26, float_ + .5);
  add(solids, towels(p - vec3(5.1, .06, 3.1)), towel_);
  return solids;
}

