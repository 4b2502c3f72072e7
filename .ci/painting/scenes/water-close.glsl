// painting: {"width": 3840, "height": 2400, "samples": 1, "calm": 0.1, "depth": 0.062, "bloom": 0.14, "vignette": 0.1, "contrast": 0.98, "saturation": 1.12, "grain": 0.008}
// Looking straight down into clear thermal water over light tiles: a quiet ground for words.
#include "light/clear-pool.glsl"

vec3 scene(vec2 at) {
  vec2 p = at / 3.2 + .5;
  vec2 f = throughSurface(p, .032);
  float deep = smoothstep(-1.5, 1.7, at.x * .6 - at.y * .9 + .25 * noise(at * .8));
  vec3 tile = tilesUnder(turn * f + .013, 21., mix(vec3(.74, .9, .88), vec3(.58, .83, .83), deep), .035);
  vec3 light = vec3(.56, .6, .6) + vec3(.33, .31, .28) * gathered(f + vec2(.31, .17), .0016);
  vec3 c = tile * light * exp(-mix(.6, 1.35, deep) * vec3(.85, .17, .13));
  c = mix(c, vec3(.06, .42, .46), mix(.1, .2, deep));
  return c * 1.2 + skyInSurface(p, vec2(-.5, .8), .2);
}
