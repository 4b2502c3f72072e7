// Things of human size; each gives its distance, standing at the origin.

// The mattress of a lounger; its head is at -z.
float lounger(vec3 p) {
  float seat = box(p - vec3(0., .34, .25), vec3(.33, .055, .72), .05);
  vec3 q = p - vec3(0., .38, -.45);
  q.yz = mat2(.78, -.62, .62, .78) * q.yz;
  return blend(seat, box(q - vec3(0., .02, -.36), vec3(.33, .055, .4), .05), .06);
}

float loungerFrame(vec3 p) {
  vec3 legs = vec3(abs(p.x) - .28, p.y - .15, abs(p.z - .1) - .6);
  return min(box(legs, vec3(.025, .15, .025), .005), box(p - vec3(0., .28, .1), vec3(.34, .02, .86), .01));
}

// Two rails of a pool ladder: arcs from the rim at +x down into the water at -x.
float ladder(vec3 p) {
  p.z = abs(p.z) - .26;
  float arc = max(length(vec2(length(p.xy - vec2(0., .62)) - .3, p.z)) - .022, .62 - p.y);
  return min(arc, min(rod(p, vec3(-.3, -1., 0.), vec3(-.3, .62, 0.), .022), rod(p, vec3(.3, 0., 0.), vec3(.3, .62, 0.), .022)));
}

// Three rolled towels along z.
float towels(vec3 p) {
  float d = 1e4;
  for (int i = 0; i < 3; i++) {
    vec3 r = p - vec3(.2 * float(i % 2) + .1 * float(i / 2), .1 + .165 * float(i / 2), 0.);
    d = min(d, max(length(r.xy) - .088, abs(r.z) - .26 + .012 * sin(length(r.xy) * 190. + atan(r.y, r.x))) - .012);
  }
  return d;
}

// A fan of nine leaves that rise and droop, about 1 across; `seed` makes each fan its own.
float fronds(vec3 p, float seed) {
  float a = atan(p.z, p.x), cell = 6.2831853 / 9.;
  float id = floor(a / cell), lean = .55 + .5 * hash1(id + seed * 9.);
  a = (fract(a / cell) - .5) * cell;
  float r = length(p.xz), reach = .62 + .25 * hash1(id * 3. + 1. + seed);
  float lift = (1.15 * r / lean - .85 * r * r / lean) * 1.15;
  float wide = .075 * sin(clamp(r / reach, 0., 1.) * PI);
  float blade = length(vec2(max(abs(a * r) - wide, 0.), p.y - lift));
  return max(blade - .008, r - reach) * .5;
}

// An open parasol on its pole; `pole` is the height of its tip.
float canopy(vec3 p, float pole, float wide) {
  vec3 u = p - vec3(0., pole - .15, 0.);
  float r = length(u.xz), fold = .03 * abs(sin(atan(u.z, u.x) * 4.));
  return max(abs((u.y + r * .36 + fold * r) * .93) - .012, r - wide) * .8;
}
