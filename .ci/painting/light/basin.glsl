// The inside of a square pool seen through its surface. Needs from the scene: `poolLow` and `poolHigh` (its corners),
// `tileWide`, `tileColour`, `skyLight` and how much of it reaches the floor (`deepLight`), `poolLamp` (lamps on the right wall,
// every `lampEvery` metres), and `floorSun(p)`: the sunlight at a point under water.
vec3 floorSun(vec3 p);

vec3 underWater(vec3 from, vec3 way, float away) {
  vec3 t3 = (mix(poolLow, poolHigh, step(0., way)) - from) / way;
  if (way.y > 0.) t3.y = 1e4;
  float t = min(t3.x, min(t3.y, t3.z));
  vec3 p = from + way * t, n = t == t3.y ? vec3(0, 1, 0) : t == t3.x ? vec3(-sign(way.x), 0, 0) : vec3(0, 0, -sign(way.z));
  vec2 uv = t == t3.y ? p.xz : t == t3.x ? p.zy : p.xy;
  vec3 tile = mosaic(uv / tileWide, tileColour, clamp(.0018 * (away + t) / tileWide, 0., .5));
  float web = caustics(uv * 1.9) * exp(-.03 * away);
  vec3 c = tile * skyLight * deepLight * throughWater(-p.y * 1.5) * (.84 + .34 * web);
  c += tile * floorSun(p) * max(n.y, .25) * throughWater(-p.y * 1.3) * (.45 + 1.5 * web);
  vec3 haze = vec3(0.);
  for (int i = 0; i < 5; i++) {
    vec3 lamp = vec3(poolHigh.x - .1, -.62, (float(i) - .5) * lampEvery + .6);
    vec3 to = lamp - p;
    float near = dot(to, to);
    c += tile * poolLamp * (max(dot(n, normalize(to)), 0.) + .08) * throughWater(sqrt(near)) / (near + .25) * (.7 + .6 * web);
    haze += poolLamp * .016 * lampHaze(from, way, t, lamp) * throughWater(length(lamp - from) * .6);
  }
  return c * throughWater(t) + haze + AQUA * skyLight * .16 * deepLight * (1. - throughWater(t).g);
}
