// Marches rays through the solids of the scene, `vec2 map(vec3)`: distance and material.
vec2 map(vec3 p);

void add(inout vec2 solids, float distance, float material) {
  if (distance < solids.x) solids = vec2(distance, material);
}

// Where the ray meets a solid: its distance (`far` when it meets none) and the material.
vec2 march(vec3 from, vec3 way, float near, float far, int steps) {
  float t = near;
  for (int i = 0; i < steps; i++) {
    vec2 h = map(from + way * t);
    if (h.x < .0006 * t + .0002) return vec2(t, h.y);
    t += h.x * .92;
    if (t > far) break;
  }
  return vec2(far, -1.);
}

vec3 normalAt(vec3 p, float t) {
  vec3 n = vec3(0.);
  for (int i = 0; i < 4; i++) {
    vec3 e = .5773 * (2. * vec3((i + 3) >> 1 & 1, i >> 1 & 1, i & 1) - 1.);
    n += e * map(p + (.0006 * t + .0006) * e).x;
  }
  return normalize(n);
}

// 1 in the open light, 0 in full shadow; a larger `width` of the light source gives a softer edge.
float shadow(vec3 p, vec3 way, float far, float width) {
  float open = 1., t = .02;
  for (int i = 0; i < 28; i++) {
    float h = map(p + way * t).x;
    open = min(open, h / (width * t));
    t += clamp(h, .02, .6);
    if (open < .01 || t > far) break;
  }
  open = clamp(open, 0., 1.);
  return open * open * (3. - 2. * open);
}

// The share of the sky visible from a point, from five samples along its normal.
float openness(vec3 p, vec3 n, float reach) {
  float shut = 0., share = 1.;
  for (int i = 1; i <= 5; i++) {
    float h = reach * float(i) / 5.;
    shut += (h - map(p + n * h).x) * share;
    share *= .8;
  }
  return clamp(1. - .65 * shut / reach, 0., 1.);
}

vec2 spin(vec2 p, float a) {
  return vec2(cos(a) * p.x - sin(a) * p.y, sin(a) * p.x + cos(a) * p.y);
}

float box(vec3 p, vec3 half_, float round_) {
  vec3 q = abs(p) - half_ + round_;
  return length(max(q, 0.)) + min(max(q.x, max(q.y, q.z)), 0.) - round_;
}

float rod(vec3 p, vec3 a, vec3 b, float radius) {
  vec3 ap = p - a, ab = b - a;
  return length(ap - ab * clamp(dot(ap, ab) / dot(ab, ab), 0., 1.)) - radius;
}

float cylinder(vec3 p, float radius, float half_, float round_) {
  vec2 d = abs(vec2(length(p.xz), p.y)) - vec2(radius, half_) + round_;
  return min(max(d.x, d.y), 0.) + length(max(d, 0.)) - round_;
}

float ring(vec3 p, float radius, float thick) {
  return length(vec2(length(p.xz) - radius, p.y)) - thick;
}

float pebble(vec3 p, vec3 radii) {
  float k = length(p / radii);
  return k * (k - 1.) / length(p / (radii * radii));
}

float blend(float a, float b, float soft) {
  float h = max(soft - abs(a - b), 0.) / soft;
  return min(a, b) - h * h * soft * .25;
}
