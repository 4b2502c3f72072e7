// painting: {"width": 2400, "height": 1500, "samples": 1, "exposure": 1.05, "bloom": 0.2, "vignette": 0.24, "contrast": 1.08, "saturation": 1.06}
// A room to rest in: a lounger with a blanket before a wide window over the misty valley in the morning.
#include "light/march.glsl"
#include "light/surface.glsl"
#include "light/hills.glsl"

const vec3 sun = normalize(vec3(-.42, .5, .72));
const float floor_ = 1., wall_ = 2., frame_ = 3., wood_ = 4., cloth_ = 5., wool_ = 6., pot_ = 7.;

// A cushion along a bent line: seat, back and the rest for the legs.
float lounger(vec3 p, float thick, float wide) {
  float d = 1e4;
  vec2 path[4] = vec2[](vec2(-1.02, .82), vec2(-.42, .36), vec2(.2, .44), vec2(.98, .34));
  for (int i = 0; i < 3; i++) {
    vec2 a = path[i], b = path[i + 1], q = p.xy - a, ab = b - a;
    float along = clamp(dot(q, ab) / dot(ab, ab), 0., 1.);
    d = blend(d, length(q - ab * along), .16);
  }
  vec2 e = vec2(d - thick, abs(p.z) - wide) + .045;
  return min(max(e.x, e.y), 0.) + length(max(e, 0.)) - .045;
}

// A throw over the foot of the lounger: it follows the seat and falls over its near edge in folds that widen towards the hem.
float blanket(vec3 l) {
  float x = l.x - .52, fall = clamp((.43 - l.y) / .3, 0., 1.);
  float fold = sin(x * 27. + 1.6 * sin(x * 9. + 1.)) + .5 * sin(x * 51. + 2.);
  float seat = lounger(l, .098 + .004 * fold + .006 * noise(l * 14.), .368);
  float sheet = abs(l.z + .376 + .035 * fall + (.006 + .016 * fall) * fold) - .009;
  float hem = .13 + .02 * sin(x * 8. + 2.) + .008 * fold;
  float hang = max(sheet, max(l.y - .43, hem - l.y));
  return max(blend(seat, hang, .05), abs(x + .012 * sin(l.z * 11. + l.y * 7.)) - .29) * .55;
}

float teapot(vec3 p) {
  float body = pebble(p - vec3(0., .062, 0.), vec3(.082, .064, .082));
  body = blend(body, cylinder(p - vec3(0., .118, 0.), .04, .008, .006), .02);
  body = min(body, pebble(p - vec3(0., .13, 0.), vec3(.036, .014, .036)));
  body = min(body, length(p - vec3(0., .15, 0.)) - .011);
  vec3 q = p - vec3(.105, .07, 0.);
  q.xy = spin(q.xy, .75);
  float spout = length(vec2(length(q.xz) - .0, max(abs(q.y) - .05, 0.))) - .013 + .07 * q.y;
  body = blend(body, spout * .8, .02);
  vec3 h = p - vec3(-.086, .07, 0.);
  h.x *= 1.1;
  return min(body, max(length(vec2(length(h.xy) - .042, h.z)) - .0075, h.x - .02)) * .9;
}

// A cup without a handle on its saucer.
float cup(vec3 p) {
  float r = length(p.xz), dish = max(abs(p.y - .008 - .9 * r * r) - .003, r - .078);
  float wall = length(vec2(r, (p.y - .062) * .95)) - .05;
  return min(dish, max(abs(wall) - .0035, p.y - .068)) * .85;
}

vec2 map(vec3 p) {
  vec2 s = vec2(p.y, floor_);
  vec3 w = p - vec3(0., 1.6, 3.2);
  float opening = box(w, vec3(3.05, 1.38, .6), 0.);
  add(s, max(min(3.2 - p.z, min(3.3 - abs(p.x), 3.05 - p.y)), -opening), wall_);
  vec3 f = vec3(abs(w.x) - 1.05, w.y, w.z - .1);
  add(s, min(box(f, vec3(.03, 1.38, .04), .004), box(vec3(w.x, abs(w.y) - 1.36, w.z - .1), vec3(3.05, .03, .04), .004)), frame_);
  vec3 l = p - vec3(.55, .0, 1.55);
  l.xz = spin(l.xz, -.22);
  float near = box(l - vec3(0., .5, 0.), vec3(1.2, .55, .5), 0.);
  if (near > .4) add(s, near, cloth_);
  else {
    add(s, lounger(l, .085, .34), cloth_);
    add(s, lounger(l + vec3(0., .115, 0.), .028, .37), wood_);
    vec3 g = vec3(abs(l.x - .1) - .5, l.y - .13, abs(l.z) - .3);
    add(s, box(g, vec3(.03, .14, .03), .006), wood_);
    vec3 roll = l - vec3(-.86, .85, 0.);
    vec2 end_ = max(vec2(length(roll.xy) - .05, abs(roll.z) - .22), 0.);
    add(s, length(end_) - .06, cloth_ + .5);
    add(s, blanket(l), wool_);
  }
  vec3 t = p - vec3(-.95, 0., 1.25);
  float table = min(cylinder(t - vec3(0., .43, 0.), .27, .018, .01), cylinder(t - vec3(0., .21, 0.), .05 + .06 * smoothstep(.2, -.2, t.y - .2), .2, .01));
  add(s, table * .9, wood_ + .5);
  vec3 c = t - vec3(.13, .45, -.06);
  float near_ = length(t - vec3(0., .54, 0.));
  if (near_ > .4) add(s, near_ - .3, pot_);
  else {
    add(s, teapot((t - vec3(-.07, .45, .05)) / 1.35) * 1.35, pot_);
    add(s, cup(c), pot_ + .5);
  }
  return s;
}

vec3 outside(vec3 way) {
  float up = max(way.y, 0.), facing = max(dot(way, sun), 0.);
  vec3 c = mix(vec3(1., .8, .6) * 1.3, vec3(.46, .72, .84) * 1.05, smoothstep(0., .42, up));
  c += vec3(1., .75, .5) * (.5 * pow(facing, 8.));
  float cloud = fbm(way.xy / (up + .25) * vec2(1.1, 3.) + 3., 5);
  c = mix(c, vec3(1.25, 1.15, 1.05), smoothstep(.5, .85, cloud) * .6);
  Hills h;
  h.near = vec3(.035, .1, .085);
  h.far = vec3(.38, .52, .56);
  h.mist = vec3(.98, .93, .86);
  h.saddle = -.2;
  h.height = 1.05;
  return hillsOver(c, way, h);
}

vec3 scene(vec2 at) {
  vec3 eye = vec3(-.55, 1.22, -1.55);
  vec3 ahead = normalize(vec3(.08, 1.0, 2.) - eye), right = normalize(cross(vec3(0, 1, 0), ahead));
  vec3 way = normalize(mat3(right, cross(ahead, right), ahead) * vec3(at, 1.9));
  vec3 sum = vec3(0.), share = vec3(1.), from = eye, to = way;
  for (int turn_ = 0; turn_ < 2; turn_++) {
    vec2 hit = march(from, to, .05, 9., turn_ == 0 ? 110 : 50);
    vec3 p = from + to * hit.x;
    if (hit.y < 0. || p.z > 3.75) {
      sum += share * outside(to);
      break;
    }
    float kind = hit.y, gloss = 0., soft = 0.;
    vec3 n = normalAt(p, hit.x), colour = vec3(.5);
    if (kind == floor_) { colour = boards(p.xyz, .19, rgb(0xc9a679) * .9); gloss = .9; }
    if (kind == wall_) {
      colour = vec3(.95, .84, .7) * (1.02 + .06 * fbm(p * 5., 3));
      if (abs(n.x) > .7 && abs(p.x) > 3.2) colour = boards(vec3(p.z + 4., 0., p.y), .13, rgb(0xc79d6d));
    }
    if (kind == frame_) { colour = rgb(0x4a3524); }
    if (floor(kind) == wood_) { colour = boards(p.zyx, .4, rgb(0x9a6b42)); gloss = .2; }
    if (floor(kind) == cloth_) { colour = kind == cloth_ ? vec3(.93, .88, .79) : vec3(.95, .94, .91); n = rough(n, p, .02, .1); soft = .3; }
    if (kind == wool_) { 
      // Wool the colour of deep water with two pale stripes at either end.
      vec3 l = p - vec3(.55, .0, 1.55);
      l.xz = spin(l.xz, -.22);
      float x = abs(l.x - .52), stripe = smoothstep(.012, .008, abs(abs(x - .235) - .018) - .0);
      float weave = .84 + .2 * noise(vec3(l.x * 240., l.y * 70., l.z * 70.)) + .12 * noise(p * 60.);
      colour = mix(mix(LAGOON * 2.2, AQUA * .7, .35), vec3(.9, .85, .76), stripe * .85) * weave;
      n = rough(n, p, .008, .12);
      soft = .35;
    }
    if (floor(kind) == pot_) { colour = kind == pot_ ? rgb(0x5f8f88) : vec3(.86, .83, .77); gloss = .3; }
    float seen = openness(p, n, .35), facing = max(dot(n, sun) * (1. - soft * .4) + soft * .4, 0.);
    // The sun only enters through the panes, so the light depends on where the ray leaves the room.
    vec2 exit_ = p.xy + sun.xy / sun.z * (3.2 - p.z) - vec2(0., 1.6);
    vec2 inside = vec2(3.05, 1.36) - abs(exit_);
    float open = smoothstep(0., .1, min(inside.x, inside.y)) * smoothstep(.02, .09, abs(abs(exit_.x) - 1.05));
    if (kind == floor_) open *= shadow(p + n * .01, normalize(sun * vec3(1., 1., .2)), .8, .25);
    vec3 light = vec3(1.2, .95, .66) * 3.4 * facing * open;
    vec3 pane = vec3(clamp(p.x, -2.4, 2.4), clamp(p.y, .6, 2.6), 3.2) - p;
    float d = length(pane);
    light += vec3(.78, .9, .98) * 1.15 * (max(dot(n, pane / d), 0.) * .8 + .2) / (1. + .22 * d * d) * mix(.25, 1., seen);
    light += vec3(.62, .54, .44) * (.65 + .35 * n.y) * mix(.35, .7, seen);
    light += vec3(.45, .33, .2) * .5 * max(-n.y, 0.) * seen;
    sum += share * colour * light;
    if (turn_ == 1 || gloss < .25) break;
    float edge = .03 + .6 * pow(1. - max(dot(-to, n), 0.), 4.);
    share *= gloss * edge;
    vec3 bent = rough(n, p, .5, .012);
    from = p + n * .01;
    to = reflect(to, bent);
  }
  return sum;
}
