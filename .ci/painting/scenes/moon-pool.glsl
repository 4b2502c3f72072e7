// painting: {"width": 3840, "height": 2240, "samples": 1, "calm": 0.085, "depth": 0.06, "exposure": 1.25, "bloom": 0.2, "vignette": 0.3, "contrast": 1.1, "saturation": 1.06}
// The crescent moon over the steaming pool at blue hour.
#include "light/water.glsl"
#include "light/clear-pool.glsl"
#include "light/surface.glsl"
#include "light/hills.glsl"

const vec3 eye = vec3(0., 1.45, -3.4);
const vec3 moon = normalize(vec3(.34, .33, 1.));
const float moonSize = .036, calmness = .6, steamThick = .75;
#include "light/moon-valley.glsl"

vec3 scene(vec2 at) {
  return moonPool(normalize(vec3(at.x, at.y - .04, 1.75)));
}
