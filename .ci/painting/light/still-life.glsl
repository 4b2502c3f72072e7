// Shapes of soft and smooth things.

// A towel rolled along z; its end shows how it was rolled, and its last edge lies along the roll.
float rolledTowel(vec3 p, float seed) {
  float r = length(p.xy) + .006 * (noise(p.xy * 17. + seed * 5.) - .5), a = atan(p.y, p.x) / 6.2831853 + seed * .37;
  float turn_ = r / .031 - a, gap = abs(fract(turn_) - .5);
  // Soft layers with a narrow gap between them.
  float groove = smoothstep(.2, .0, gap) * .014 * smoothstep(.015, .04, r) - .004 * smoothstep(.1, .5, gap);
  float edge = fract(a + .18), seam = .012 * smoothstep(.0, .012, edge) * smoothstep(.16, .02, edge);
  vec2 d = vec2(r - .205 - seam - .003 * noise(p * 9.), abs(p.z) - .33 + groove + .035 * r) + .03;
  return (length(max(d, 0.)) + min(max(d.x, d.y), 0.) - .03) * .6;
}

vec3 inStone(int i, vec3 p, out vec3 radii) {
  vec3 m = vec3[](vec3(-.62, .145, .0), vec3(-.6, .375, .02), vec3(-.63, .55, -.01), vec3(-1.2, .09, -.32))[i];
  radii = vec3[](vec3(.42, .135, .33), vec3(.31, .105, .26), vec3(.2, .075, .175), vec3(.2, .08, .15))[i];
  p -= m;
  float lean = float[](.03, -.07, .05, -.02)[i];
  p.xy = spin(p.xy, lean);
  p.xz = spin(p.xz, float(i) * 1.1);
  return p;
}

float petal(vec3 p, float a, float open) {
  p.xz = spin(p.xz, a);
  p.xy = spin(p.xy, -open);
  p.x -= .1;
  float cup = p.y - .55 * p.z * p.z * 6. - .5 * p.x * p.x * 2.;
  return max(abs(cup) - .005, length(p.xz * vec2(1., 1.55 + 2.2 * max(p.x, 0.))) - .105) * .55;
}
