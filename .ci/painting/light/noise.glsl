const float PI = 3.14159265;

uint randomState;

void seedRandom(uvec2 pixel, uint turn) {
  randomState = pixel.x * 1973u + pixel.y * 9277u + turn * 26699u + 1u;
}

// A number in 0..1 that differs at each call, each pixel and each sample.
float random() {
  randomState = randomState * 747796405u + 2891336453u;
  uint word = ((randomState >> ((randomState >> 28) + 4u)) ^ randomState) * 277803737u;
  return float(((word >> 22) ^ word) >> 8) / 16777216.;
}

float hash1(float n) {
  n = fract(n * .1031);
  n *= n + 33.33;
  return fract(n * (n + n));
}

float hash(vec2 p) {
  vec3 q = fract(p.xyx * .1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}

vec2 hash2(vec2 p) {
  vec3 q = fract(p.xyx * vec3(.1031, .1030, .0973));
  q += dot(q, q.yzx + 33.33);
  return fract((q.xx + q.yz) * q.zy);
}

float hash(vec3 p) {
  p = fract(p * .1031);
  p += dot(p, p.zyx + 31.32);
  return fract((p.x + p.y) * p.z);
}

// Smooth noise in 0..1.
float noise(vec2 p) {
  vec2 i = floor(p), f = p - i;
  f = f * f * f * (f * (f * 6. - 15.) + 10.);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}

float noise(vec3 p) {
  vec3 i = floor(p), f = p - i;
  f = f * f * (3. - 2. * f);
  vec2 e = vec2(0, 1);
  return mix(
    mix(mix(hash(i), hash(i + e.yxx), f.x), mix(hash(i + e.xyx), hash(i + e.yyx), f.x), f.y),
    mix(mix(hash(i + e.xxy), hash(i + e.yxy), f.x), mix(hash(i + e.xyy), hash(i + e.yyy), f.x), f.y), f.z);
}

const mat2 turn = mat2(.8, .6, -.6, .8);

// Noise of several sizes laid over each other, in 0..1.
float fbm(vec2 p, int octaves) {
  float sum = 0., high = .5;
  for (int i = 0; i < octaves; i++) {
    sum += high * noise(p);
    p = turn * p * 2.03 + 17.3;
    high *= .5;
  }
  return sum / (1. - 2. * high);
}

float fbm(vec3 p, int octaves) {
  float sum = 0., high = .5;
  for (int i = 0; i < octaves; i++) {
    sum += high * noise(p);
    p = p * 2.03 + 11.7;
    p.xz = turn * p.xz;
    high *= .5;
  }
  return sum / (1. - 2. * high);
}
