// The still pool of dark stone before a round window: its solids. Shading: `quiet-light`.
const vec3 poolLow = vec3(-7., -1.1, -7.), poolHigh = vec3(4.1, 0., 8.2);
const vec3 moonWindow = vec3(1.75, 2.65, 10.);
const float windowWide = 2.35;
const float slate_ = 1., slats_ = 2., frame_ = 3., stone_ = 4., bamboo_ = 5., leaf_ = 6., petal_ = 7., heart_ = 8., wax_ = 9., ceiling_ = 10., paper_ = 11., gravel_ = 12., stem_ = 13.;
const vec3 stack = vec3(1.7, 0., 2.3), orchid = vec3(2.75, 0., .8);

// Where candles float (from the third on) and stand on the rim; by day blossoms float on the first four of those.
const vec3 candles[9] = vec3[9](vec3(4.45, .14, 2.9), vec3(4.5, .14, 5.4), vec3(-.55, .03, 2.5), vec3(.35, .03, 4.3),
  vec3(-2.3, .03, 5.2), vec3(1.15, .03, 1.1), vec3(-3.5, .03, 3.7), vec3(-1.3, .03, 6.8), vec3(2.9, .03, 5.1));

float blossom(vec3 p, float size_) {
  p /= size_;
  float a = atan(p.y, p.x), cell = 6.2831853 / 5., d = 1e4;
  float k = round((a - 1.5708) / cell) * cell + 1.5708;
  vec3 q = vec3(cos(k) * p.x + sin(k) * p.y, cos(k) * p.y - sin(k) * p.x, p.z);
  q.z += .35 * q.x * q.x - .12;
  float wide = abs(sin(k)) < .5 ? .42 : .27;
  return pebble(q - vec3(.5, 0., 0.), vec3(.5, wide, .07)) * size_ * .7;
}

// One stalk stands in each cell, off its middle; the nearest one is in the four cells around.
float grove(vec3 p) {
  vec2 corner = floor(p.xz / .62 - .5);
  float d = 1.;
  for (int i = 0; i < 4; i++) {
    vec2 cell = corner + vec2(i & 1, i >> 1);
    if (cell.x < 7.5 || cell.y < -1.5 || cell.y > 14.5) continue;
    vec2 at = p.xz - (cell + .5 + .3 * (hash2(cell) - .5)) * .62 - .03 * sin(p.y * .9 + hash(cell) * 6.);
    float joint = abs(fract(p.y * 2.1 + hash(cell)) - .5);
    d = min(d, length(at) - .03 - .022 * hash(cell + 9.) - .006 * smoothstep(.46, .49, joint));
  }
  return max(d, 4.9 - p.x) * .9;
}

vec2 map(vec3 p) {
  vec2 side = max(poolLow.xz - p.xz, p.xz - poolHigh.xz);
  float edge = max(side.x, side.y);
  vec2 rim = abs(vec2(edge - .35, p.y + .38)) - vec2(.35, .5) + .025;
  vec2 solids = vec2(length(max(rim, 0.)) + min(max(rim.x, rim.y), 0.) - .025, slate_);
  add(solids, max(max(p.y - .08 - .05 * noise(p.xz * 6.), .6 - edge), p.z - 10.3), gravel_);
  add(solids, max(p.z - 10.3, p.x + 7.8) - .05 * hash(floor(vec2(p.z * .9 + hash1(floor(p.y * 5.)) * 7., p.y * 5.))), stone_ + .5);
  add(solids, max(p.z - 10.3, 5.3 - p.y - .2 * smoothstep(.03, .0, abs(fract(p.z / 1.6) - .5) * 1.6 - .12)), ceiling_);
  float round_ = length(p.xy - moonWindow.xy) - windowWide;
  float slat = max(abs((fract(p.x / .17) - .5) * .17) - .06, abs(p.z - moonWindow.z) - .04);
  slat = min(slat * .9, abs(p.z - moonWindow.z - .12) - .02);
  add(solids, max(slat, -round_), slats_);
  add(solids, max(abs(round_) - .085, abs(p.z - moonWindow.z + .02) - .16) - .015, frame_);
  float lattice = max(min(abs(p.x - moonWindow.x + .9), abs(p.y - moonWindow.y + .75)) - .022, max(round_, abs(p.z - moonWindow.z) - .03));
  add(solids, lattice, frame_);
  // All solids on the right begin at 4.3, so farther away this distance is a bound without evaluating them.
  if (p.x < 3.6) add(solids, 4.3 - p.x, bamboo_);
  else {
    add(solids, grove(p), bamboo_);
    vec3 fern = vec3(p.x - 4.98, p.y - .06, (fract(p.z / 1.9) - .5) * 1.9);
    add(solids, max(fronds(fern / .62, floor(p.z / 1.9)) * .6, p.z - 9.7), leaf_);
    float boulder = pebble(p - vec3(5.3, .15, 3.9), vec3(.6, .5, .5));
    boulder = min(boulder, pebble(p - vec3(5.2, .1, 6.6), vec3(.5, .36, .62)));
    add(solids, boulder + .02 * noise(p * 6.), stone_);
    vec3 l = p - vec3(4.55, .13, 7.3);
    add(solids, box(l - vec3(0., .34, 0.), vec3(.17, .3, .17), .02), paper_);
    vec3 bars_ = vec3(abs(l.x) - .18, l.y - .34, abs(l.z) - .18);
    add(solids, min(box(bars_, vec3(.016, .34, .016), .0), box(vec3(l.x, abs(l.y - .34) - .33, l.z), vec3(.21, .02, .21), .01)), frame_);
  }
  vec3 s = p - stack;
  if (length(s) < 2.) {
    // A boulder that stands on the pool's floor, its head above the water, and balanced stones on it.
    float pile = pebble(s - vec3(0., -.42, 0.), vec3(.6, .66, .52)) + .025 * noise(p * 4.) - .012;
    pile = min(pile, pebble(s - vec3(.03, .345, 0.), vec3(.36, .13, .3)));
    pile = min(pile, pebble(s - vec3(-.03, .555, .01), vec3(.27, .1, .22)));
    pile = min(pile, pebble(s - vec3(.03, .715, 0.), vec3(.18, .075, .16)));
    pile = min(pile, pebble(s - vec3(.0, .835, 0.), vec3(.11, .055, .1)));
    add(solids, pile, stone_);
  } else add(solids, length(s) - 1.5, stone_);
  vec3 o = p - orchid;
  if (length(o - vec3(-.2, .6, 0.)) < 1.5) {
    add(solids, pebble(o - vec3(.1, -.3, 0.), vec3(.46, .5, .4)) + .02 * noise(p * 4.), stone_);
    // The stem leans over the water in an arc; the blossoms hang along it.
    float arc = length(vec2(length(o.xy - vec2(-.62, .18)) - .72, o.z - .03 * sin(o.y * 6.)));
    add(solids, max(arc - .011, .14 - o.y + max(-o.x - .9, 0.) * 9.), stem_);
    add(solids, fronds(vec3(o.x - .1, o.y - .12, o.z) / .42, 3.) * .4, leaf_);
    for (int i = 0; i < 5; i++) {
      float a = 1.05 + .34 * float(i);
      vec3 c = vec3(-.62 + .72 * cos(a), .16 + .72 * sin(a), -.05 + .05 * float(i % 2));
      vec3 q = o - c;
      q.xy = mat2(cos(.4 * float(i)), sin(.4 * float(i)), -sin(.4 * float(i)), cos(.4 * float(i))) * q.xy;
      float wide = .15 - .014 * float(i);
      q.xz = mat2(.9, .436, -.436, .9) * q.xz;
      add(solids, blossom(q, wide), petal_);
      add(solids, pebble(q - vec3(0., -.02, -.03), vec3(.032, .04, .045)), heart_);
    }
  }
  // High above them their distance has a bound without evaluating each.
  if (p.y > .8) {
    add(solids, p.y - .4, wax_);
    return solids;
  }
  for (int i = 0; i < 9; i++) {
    vec3 q = p - candles[i];
    if (evening > .5) {
      add(solids, cylinder(q - vec3(0., .035, 0.), .085, .05, .015), wax_);
      add(solids, pebble(q - vec3(0., .135, 0.), vec3(.016, .045, .016)), wax_ + .5);
    } else if (i > 1 && i < 6) {
      add(solids, blossom((q - vec3(0., .015, 0.)).xzy * vec3(1., 1., -1.), .17), petal_);
      add(solids, pebble(q - vec3(0., .04, 0.), vec3(.025)), heart_);
    }
  }
  return solids;
}
