// Materials of the solids: their colour at a point.

// Boards along z, `wide` metres each, with grain, knots and dark gaps.
vec3 boards(vec3 p, float wide, vec3 colour) {
  float id = floor(p.x / wide), f = fract(p.x / wide);
  float along = p.z + hash1(id) * 17., end = floor(along / 3.4);
  vec2 g = vec2(f * 5. + hash1(id + end * 7.) * 40., along * .55);
  float grain = fbm(g + vec2(1.6 * noise(g * vec2(.5, 1.3)), 0.), 4);
  float fine = noise(vec2(p.x * 190., along * 6.));
  float tone = .74 + .32 * hash1(id * 3. + end * 5.);
  float gap = smoothstep(0., .035, f) * smoothstep(1., .965, f) * smoothstep(0., .006, abs(fract(along / 3.4) - .5) * -2. + 1.);
  return colour * tone * (.55 + .6 * grain + .18 * fine) * mix(.12, 1., gap);
}

// Cut stone: slabs `wide` metres long with worn joints and a cloudy grain.
vec3 slabs(vec2 p, vec2 wide, vec3 colour) {
  vec2 cell = floor(p / wide), f = abs(fract(p / wide) - .5) * wide;
  float joint = smoothstep(.012, .004, min(wide.x * .5 - f.x, wide.y * .5 - f.y));
  float cloud = fbm(p * 2.3 + hash(cell) * 30., 5), speck = noise(p * 60.);
  return colour * (.75 + .3 * hash(cell)) * (.62 + .6 * cloud + .16 * speck) * mix(1., .4, joint);
}

vec3 rock(vec3 p, vec3 colour) {
  float cloud = fbm(p * 3., 4), speck = noise(p * 70.);
  return colour * (.5 + .8 * cloud + .2 * speck);
}

// Folds a flat normal by the grain of a stone.
vec3 rough(vec3 n, vec3 p, float size_, float strength) {
  p /= size_;
  vec2 e = vec2(.25, 0.);
  float h = fbm(p, 3);
  vec3 slope = vec3(fbm(p + e.xyy, 3), fbm(p + e.yxy, 3), fbm(p + e.yyx, 3)) - h;
  return normalize(n - strength * (slope - n * dot(n, slope)) * 4.);
}
