// A sunlit pool seen from above, over maps of its waves and of the light they gather; lengths in widths of that map.
uniform sampler2D waves, threads;

// The light on the floor, softened as by a sun of this width.
vec3 gathered(vec2 p, float soft) {
  vec3 sum = textureLod(threads, p, 0.).rgb * 2.;
  for (int i = 0; i < 8; i++) {
    float angle = float(i) * 2.4;
    sum += textureLod(threads, p + soft * sqrt(float(i + 1) / 8.) * vec2(cos(angle), sin(angle)), 0.).rgb;
  }
  return min(sum / 10., 9.);
}

// Where a ray straight down through the surface meets the floor.
vec2 throughSurface(vec2 p, float deep) {
  return p - deep * textureLod(waves, p, 0.).xy;
}

// The sky in the surface: brighter towards `light`, with the sun's glints where the waves lean to it.
vec3 skyInSurface(vec2 p, vec2 light, float steep) {
  vec2 s = textureLod(waves, p, 0.).xy * steep;
  float lean = dot(s, normalize(light));
  vec3 sky = mix(SHALLOW * .55, MIST * 1.1, smoothstep(-.35, .5, lean));
  float glint = smoothstep(.16, .02, length(s - normalize(light) * .42));
  return sky * (.035 + .35 * pow(length(s), 2.)) + vec3(1., .93, .8) * glint * 1.2;
}

// Small tiles, as many to the width, each a little different and bright at one edge.
vec3 tilesUnder(vec2 p, float many, vec3 colour, float joint) {
  vec2 q = p * many, cell = floor(q), f = abs(fract(q) - .5);
  float gap = smoothstep(.5 - joint, .5 - joint * .35, max(f.x, f.y));
  float tone = .93 + .12 * hash(cell) + .05 * noise(q * 3.);
  vec3 tint = mix(vec3(1.), vec3(.93, 1.02, 1.03), hash(cell + 31.));
  return mix(colour * tone * tint, colour * .8 + vec3(.04, .05, .05), gap * .7);
}
