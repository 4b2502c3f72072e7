// Steam that rises from water at y = 0 and thins out at `top`; `steamBed` of the scene defines where there is water.
float steamBed(vec2 p);

float steamAt(vec3 p, float top) {
  float body = smoothstep(top, 0., p.y) * smoothstep(-.02, .05, p.y) * steamBed(p.xz);
  if (body < .01) return 0.;
  vec3 q = p * vec3(.55, .8, .55) + vec3(0., -p.y * .25, 0.);
  q.xz += .9 * vec2(noise(q * 1.3), noise(q * 1.3 + 7.)) - .45;
  float n = fbm(q, 4);
  return body * smoothstep(.47, .8, n) * (1. + 1.3 * smoothstep(top * .5, 0., p.y));
}

// Light let through (a) and steam met on the way (rgb is left to the scene): share of the view that steam covers.
float steamOver(vec3 from, vec3 way, float far, float top, float thick) {
  float t0 = 0., t1 = far;
  if (from.y > top) {
    if (way.y >= 0.) return 0.;
    t0 = (top - from.y) / way.y;
  } else if (way.y > 0.) t1 = min(t1, (top - from.y) / way.y);
  t1 = min(t1, t0 + 26.);
  if (t0 >= t1) return 0.;
  float clear = 1.;
  const int steps = 18;
  for (int i = 0; i < steps; i++) {
    float share = (float(i) + random()) / float(steps), before = float(i) / float(steps);
    float t = mix(t0, t1, share * share), long_ = (t1 - t0) * (2. * before + 1. / float(steps)) / float(steps);
    clear *= exp(-thick * long_ * steamAt(from + way * t, top));
  }
  return 1. - clear;
}
