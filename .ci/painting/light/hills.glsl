// A ring of hills, one behind the other, with mist between them; defined by direction, as they are far away.
struct Hills {
  vec3 near, far, mist;
  float saddle;   // the azimuth at which they open
  float height;
};

// The outline of a wood of firs: spires of many heights, ragged by their branches.
float treeLine(float x) {
  float top = .3 * noise(vec2(x * .21, 3.));
  for (int size_ = 0; size_ < 2; size_++) {
    for (int i = -1; i <= 1; i++) {
      float id = floor(x) + float(i), at = abs(fract(x) - float(i) - .5 + .8 * (hash1(id) - .5));
      float high = (.3 + .7 * hash1(id + 71.)) * (.45 + .8 * noise(vec2(x * .13, 8.)));
      top = max(top, high - at * (1.6 + hash1(id + 5.)) - .2 * at * noise(vec2((high - at) * 26., id)) * 4.);
    }
    x = x * 1.73 + 31.;
  }
  return top;
}

// Draws the hills over the background.
vec3 hillsOver(vec3 behind, vec3 way, Hills h) {
  float az = atan(way.x, way.z), up = way.y / length(way.xz);
  vec3 c = behind;
  for (int i = 0; i < 6; i++) {
    float k = float(i) / 5.;
    if (up > h.height * mix(.26, .14, k)) continue;
    float open = smoothstep(.02, .75, abs(az - h.saddle + .07 * sin(k * 19.)));
    float ridge = fbm(vec2(az * (3.2 + 2.6 * k) + k * 31.7, k * 9.), 5);
    float top = h.height * (mix(.082, .012, k) + (.5 * ridge + .5 * ridge * ridge) * mix(.1, .05, k) * (.35 + .9 * open) + open * mix(.05, .035, k));
    if (k > .5) top += .011 * k * k * treeLine(az * mix(300., 120., (k - .5) * 2.));
    float depth = top - up;
    float soft = .0007 + .0006 * (1. - k);
    float veil = exp(-max(up, 0.) * mix(16., 48., k)) * (.55 + .7 * fbm(vec2(az * 7. + k * 13., up * 40. + k * 5.), 3));
    vec3 body = mix(h.far, h.near, pow(k, .8)) * (.85 + .3 * noise(vec2(az * 60., up * 160.)));
    body = mix(body, h.mist, clamp(veil * mix(.95, .78, k), 0., 1.));
    c = mix(c, body, smoothstep(-soft, soft, depth));
  }
  return c;
}
