// The sky of blue hour over the hills. The scene gives `moon` (its direction) and `moonSize` (of its radius).
vec3 moonlit(vec3 way) {
  vec3 side = normalize(cross(vec3(0, 1, 0), moon)), up = cross(moon, side);
  vec2 q = vec2(dot(way, side), dot(way, up)) / moonSize;
  float r = length(q);
  if (dot(way, moon) < 0.) return vec3(0.);
  vec3 n = vec3(q, sqrt(max(1. - r * r, 0.)));
  float lit = smoothstep(.02, .3, dot(n, normalize(vec3(.83, -.42, -.42))));
  float sea = r < 1.1 ? .8 + .3 * fbm(n.xy * 2.6 + 4., 4) : 0.;
  vec3 face = vec3(1., .93, .78) * (13. * lit * sea + .05) * smoothstep(1.02, .97, r);
  float halo = exp(-r * .75) * .34 + exp(-r * .16) * .13;
  return face + vec3(.75, .86, .92) * halo;
}

vec3 dusk(vec3 way) {
  float up = max(way.y, 0.), west = .5 + .5 * dot(normalize(way.xz), normalize(vec2(-.55, 1.)));
  vec3 c = mix(mix(vec3(.46, .3, .27), vec3(.95, .5, .34), west * west) * .62, vec3(.16, .3, .37), smoothstep(0., .17, up));
  c = mix(c, vec3(.045, .15, .2), smoothstep(.1, .38, up));
  c = mix(c, vec3(.012, .052, .075), smoothstep(.3, .85, up));
  vec2 q = way.xz / (up + .13);
  float streak = fbm(vec2(q.x * .35 + .3 * q.y, q.y * 1.1) + 8., 5);
  float cloud = smoothstep(.5, .85, streak) * smoothstep(.02, .14, up);
  return mix(c, mix(vec3(.5, .31, .28), vec3(.1, .2, .25), smoothstep(.05, .3, up)) * .8, cloud * .6);
}

vec3 stars(vec3 way) {
  vec2 q = way.xy / way.z * 95., cell = floor(q);
  vec2 at = .5 + .7 * (hash2(cell) - .5);
  float bright = pow(hash(cell + 7.), 14.) * smoothstep(.12, .45, way.y);
  return vec3(.8, .93, 1.) * bright * smoothstep(.09, .0, length(q - cell - at)) * 1.6;
}

vec3 valley(vec3 way) {
  Hills h;
  h.near = vec3(.009, .03, .036);
  h.far = vec3(.1, .19, .24);
  h.mist = mix(vec3(.2, .31, .35), vec3(.55, .36, .3), .35 * smoothstep(.4, -.5, way.x));
  h.saddle = -.12;
  h.height = .9;
  vec3 c = hillsOver(dusk(way) + moonlit(way) + stars(way), way, h);
  if (way.y > .06) return c;
  // Windows of a village where the hills meet the mist.
  float az = atan(way.x, way.z), up = way.y / length(way.xz);
  for (float i = 0.; i < 9.; i++) {
    vec2 lamp = vec2(-.3 + .2 * hash1(i + 3.) + .1 * hash1(i * 7.), .014 + .012 * hash1(i + 50.));
    float far = length(vec2(az, up) - lamp);
    c += vec3(1., .55, .2) * (exp(-far * 1300.) * 5. + exp(-far * 160.) * .1) * (.4 + hash1(i + 9.));
  }
  return c;
}
