// The surface of calm water, the light through it, and the caustics on the floor.

// Height of the waves, in metres, for waves about `length_` long.
float waveHeight(vec2 p, float length_) {
  float sum = 0., high = 1.;
  p /= length_;
  p += .5 * noise(p * .6);
  for (int i = 0; i < 4; i++) {
    sum += high * noise(p);
    p = turn * p * vec2(1.8, 2.1) + 5.1;
    high *= .44;
  }
  return sum * length_;
}

// The normal of the surface; `steep` is about the greatest slope. Distant waves are flattened, as they are finer than a pixel.
vec3 waterNormal(vec2 p, float length_, float steep, float far) {
  float e = .03 * length_ + .0016 * far;
  float h = waveHeight(p, length_);
  vec2 slope = vec2(waveHeight(p + vec2(e, 0.), length_), waveHeight(p + vec2(0., e), length_)) - h;
  return normalize(vec3(-slope.x / e * steep, 1., -slope.y / e * steep));
}

// The share of light that water reflects at this angle.
float fresnel(float facing) {
  return .02 + .98 * pow(1. - clamp(facing, 0., 1.), 5.);
}

// The net of light on the floor of a pool: 0 between its lines, 1 and more on them.
float net(vec2 p) {
  vec2 q = p, i = p;
  float c = 1.;
  for (int n = 1; n <= 5; n++) {
    float t = 3.7 * (1. - 3.5 / float(n));
    i = q + vec2(cos(t - i.x) + sin(t + i.y), sin(t - i.y) + cos(t + i.x));
    c += 1. / length(q / vec2(sin(i.x + t) / .005, cos(i.y + t) / .005));
  }
  c = 1.17 - pow(c / 5., 1.4);
  return pow(abs(c), 8.);
}

float caustics(vec2 p) {
  p += .5 * vec2(noise(p * .6), noise(p * .6 + 9.));
  vec2 q = turn * p * 2.4 + 40.;
  return min(net(p * 1.9 + 50.), 3.) * .65 + min(net(q), 3.) * .5;
}

// The share of light that remains after a number of metres of water.
vec3 throughWater(float metres) {
  return exp(-metres * vec3(.42, .075, .06));
}

// The light of a lamp that water scatters towards the eye, along a ray of this length (closed form of the integral).
float lampHaze(vec3 from, vec3 way, float far, vec3 lamp) {
  vec3 q = lamp - from;
  float b = dot(way, q), h = sqrt(max(dot(q, q) - b * b, .004));
  return (atan((far - b) / h) + atan(b / h)) / h;
}

// Mosaic in the colour of the floor, with joints; `p` in tiles.
vec3 mosaic(vec2 p, vec3 colour, float blur) {
  vec2 cell = floor(p), f = abs(fract(p) - .5);
  float tint = .82 + .3 * hash(cell);
  float joint = smoothstep(.47 - blur, .47 + blur * .5, max(f.x, f.y));
  return mix(colour * tint, colour * .55 + .06, joint * .6 * clamp(1. - blur * 1.6, 0., 1.));
}
