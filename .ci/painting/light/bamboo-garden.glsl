// A bamboo grove in mist, defined by direction: stalks in three depths, leaves above, light between.
vec3 bambooGarden(vec3 way, vec3 light_, vec3 far, vec3 near) {
  float az = atan(way.x, way.z), up = way.y / length(way.xz);
  vec3 c = mix(far, light_, smoothstep(.0, .32, up + .1 * noise(vec2(az * 6., up * 4.))));
  for (int i = 0; i < 3; i++) {
    float k = float(i) / 2., many = mix(58., 17., k);
    float x = az * many + .25 * up * (hash1(float(i)) - .5) * many + k * 7.3, id = floor(x);
    float at = abs(fract(x) - .5 - .3 * (hash1(id) - .5)), thick = .07 + .07 * hash1(id + 5.);
    float node = smoothstep(.03, .0, abs(fract(up * mix(24., 8., k) + hash1(id + 2.)) - .5));
    float stalk = smoothstep(thick, thick * mix(.5, .8, k), at) * step(.35, hash1(id + 8.));
    vec3 body = mix(far, near, .25 + .6 * k) * (1. - .35 * at / thick + .3 * node);
    c = mix(c, body, stalk * mix(.5, .92, k));
    vec2 q = vec2(az * many * .9 + up * 6., up * many * .55 + 3. * k);
    float leaves = smoothstep(.54, .62, fbm(q + vec2(0., k * 5.), 4)) * smoothstep(.02 + .1 * k, .3 + .1 * k, up);
    c = mix(c, mix(far, near, .2 + .5 * k) * (.8 + .5 * noise(q * 3.)), leaves * mix(.45, .8, k));
  }
  return mix(c, mix(far, light_, .45), exp(-max(up + .02, 0.) * 16.) * .85);
}
