// Shapes of soft and smooth things.

// A towel folded three times; the open edges of its layers lie to the left.
float towel(vec3 p, vec3 half_) {
  p.y += .012 * sin(p.x * 5. + half_.x * 40.) + .008 * sin(p.z * 7.);
  p.y -= .02 * smoothstep(.0, .5, abs(p.x)) * -1.;
  float layer = half_.y * 2. / 3., y = mod(p.y + half_.y, layer) - layer * .5;
  float whole = box(p, half_, .055);
  float soft = box(vec3(p.x, y, p.z), vec3(half_.x, layer * .5, half_.z), .05);
  return max(whole, soft - .002);
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
