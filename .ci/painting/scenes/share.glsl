// painting: {"width": 2400, "height": 1260, "samples": 1, "calm": 0.085, "depth": 0.06, "exposure": 1.4, "bloom": 0.22, "vignette": 0.24, "contrast": 1.12, "saturation": 1.1, "quality": 84}
// The picture of shared links: the moon over the pool, large enough for a thumbnail.
#include "light/water.glsl"
#include "light/clear-pool.glsl"
#include "light/surface.glsl"
#include "light/hills.glsl"

const vec3 eye = vec3(-.3, 1.3, -3.4);
const vec3 moon = normalize(vec3(.27, .29, 1.));
const float moonSize = .068, calmness = .6, steamThick = .6;
#include "light/moon-valley.glsl"

vec3 scene(vec2 at) {
  return moonPool(normalize(vec3(at.x, at.y + .02, 2.05)));
}
