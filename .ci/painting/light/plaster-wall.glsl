// The background wall: plaster in the light of a window, out of focus.
vec3 wall(vec3 way) {
  vec2 q = way.xy / max(way.z, .1);
  vec2 w = q - vec2(-.4, .12) + vec2(.28 * q.y, 0.);
  float pane = smoothstep(.3, .16, abs(w.x)) * smoothstep(.42, .24, abs(w.y - .1));
  pane *= mix(.45, 1., smoothstep(.0, .06, abs(w.x + .02)));
  vec3 plaster = mix(vec3(.24, .34, .35), vec3(.62, .63, .57), smoothstep(.9, -.7, q.x + q.y * .4));
  float leaf = 0.;
  for (float i = 0.; i < 7.; i++) {
    vec2 l = spin(w - vec2(.2 - .06 * i, -.2 + .09 * i), .7 + .35 * sin(i * 2.4));
    leaf = max(leaf, smoothstep(.06, -.01, abs(l.x) - .05 * smoothstep(.2, 0., abs(l.y))));
  }
  return plaster * (.75 + .12 * noise(q * 3.)) + vec3(1., .82, .58) * pane * (1. - .75 * leaf) * .7;
}
