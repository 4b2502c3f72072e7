// painting: {"width": 3840, "height": 2400, "samples": 2, "calm": 0.085, "depth": 0.062, "bloom": 0.12, "vignette": 0.22, "contrast": 1.06, "saturation": 1.12, "grain": 0.008}
// A forgotten swim ring, alone on a calm pool, from straight above in the afternoon.
#include "light/clear-pool.glsl"

const vec2 middle = vec2(.56, .2);
const float wide = .335, thick = .138;
const vec3 sun = normalize(vec3(-.62, .5, .75));

float ringAt(vec3 p) {
  return length(vec2(length(p.xy - middle) - wide, p.z - .05)) - thick;
}

vec3 vinyl(vec2 p) {
  float angle = atan(p.y, p.x) + .4, part = angle / (2. * PI) * 10.;
  float edge = abs(fract(part) - .5);
  vec3 colour = mix(rgb(0xf0674c), rgb(0xfbf3ea) * 1.14, step(.5, fract(part * .5)));
  return colour * mix(.8, 1., smoothstep(.5, .488, edge));
}

// The light that reaches a floor point past the ring, tinted where it passes through the vinyl.
vec3 pastRing(vec2 floor_, float deep) {
  vec3 way = normalize(vec3(sun.xy * .72, sun.z * 1.25));
  vec2 top = floor_ + way.xy / way.z * deep;
  top += textureLod(waves, top / 3.2 + vec2(.93, .17), 0.).xy * .085;
  float open = 1., t = 0.;
  vec3 p = vec3(top, 0.);
  for (int i = 0; i < 16; i++) {
    float d = ringAt(p + sun * t);
    open = min(open, .5 + d / .05);
    t += max(abs(d) * .8, .02);
  }
  open = smoothstep(0., 1., clamp(open, 0., 1.));
  return mix(mix(vec3(.12, .16, .18), vinyl(top - middle) * vec3(.6, .36, .34), .4), vec3(1.), open);
}

vec3 pool(vec2 at) {
  vec2 p = at / 3.2 + vec2(.93, .17);
  vec2 f = throughSurface(p, .034);
  float deep = smoothstep(-1.7, 1.7, at.x * .5 - at.y * .7 + .25 * noise(at * .8));
  vec3 tile = tilesUnder(f + .013, 24., mix(vec3(.7, .9, .88), vec3(.5, .82, .83), deep), .03);
  vec3 past = pastRing((f - vec2(.93, .17)) * 3.2, .66);
  vec3 light = vec3(.46, .52, .53) * mix(vec3(.8), vec3(1.), past.b) + past * vec3(.55, .5, .44) * gathered(f + vec2(.31, .17), .0016);
  vec3 c = tile * light * exp(-mix(.65, 1.7, deep) * vec3(.95, .17, .12));
  c = mix(c, vec3(.03, .36, .42), mix(.06, .24, deep));
  // The ring darkens the water that it floats in, and pulls it up around itself.
  float near = abs(length(at - middle) - wide) - thick;
  c *= mix(.55, 1., smoothstep(-.02, .09, near));
  vec3 sky = skyInSurface(p, sun.xy, .2);
  return c * 1.15 + sky + vec3(.25, .3, .3) * smoothstep(.012, .0, abs(near - .006)) * .5;
}

vec3 ring_(vec2 at) {
  vec2 q = at - middle;
  float r = length(q), angle = atan(q.y, q.x), d = (r - wide) / thick;
  vec2 out_ = q / r;
  vec3 n = vec3(out_ * d, sqrt(max(1. - d * d, 0.)));
  // Puckers of the welded seams, deeper towards the inner edge.
  float seam = fract((angle + .4) / (2. * PI) * 10. + .5) - .5;
  float fold = exp(-abs(seam) * 9.) * (.2 + .5 * smoothstep(.3, -1., d));
  float crease = sin(angle * 46. + 4. * noise(vec2(angle * 9., d * 2.))) * smoothstep(-.35, -.98, d) * .22;
  vec2 around = vec2(-out_.y, out_.x);
  n = normalize(n + vec3(around * (sign(seam) * fold * .28 + crease), 0.));
  vec3 base = vinyl(q);
  float lit = max(dot(n, sun), 0.), wrap = max(dot(n, sun) * .6 + .4, 0.);
  float shade = 1.;
  vec3 p = vec3(at, .05 + n.z * thick);
  float t = .03;
  for (int i = 0; i < 14; i++) {
    float h = ringAt(p + n * .01 + sun * t);
    shade = min(shade, h / (.14 * t));
    t += max(h, .015);
  }
  shade = smoothstep(0., 1., clamp(shade, 0., 1.));
  vec3 bounce = vec3(.25, .55, .56) * (.35 + .65 * (1. - n.z)) * .55;
  vec3 sky = vec3(.74, .8, .84) * (.3 + .7 * n.z) * .62;
  vec3 c = base * (vec3(1., .9, .76) * 1.25 * lit * shade + sky + bounce * mix(.5, 1., smoothstep(-1., .6, d)));
  c += base * base * vec3(1., .6, .45) * .28 * wrap * (1. - shade * lit);
  vec3 mirror = reflect(vec3(0., 0., -1.), n);
  float gloss = .04 + .96 * pow(1. - n.z, 5.);
  vec3 above = mix(vec3(.35, .6, .62), mix(MIST, vec3(.75, .9, 1.), mirror.z), smoothstep(-.1, .4, mirror.z));
  c = mix(c, above, gloss * .75);
  float spot = max(dot(mirror, sun), 0.);
  c += vec3(1., .95, .85) * shade * (pow(spot, 900.) * 9. + pow(spot, 60.) * .35);
  return c;
}

vec3 scene(vec2 at) {
  float off = abs(length(at - middle) - wide) - thick;
  return off < 0. ? ring_(at) : pool(at);
}
