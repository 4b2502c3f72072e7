// painting: {"width": 480, "height": 300, "samples": 1}
// Hills at dusk: a scene that compiles in a moment, for the test of the studio.
#include "light/hills.glsl"
#include "light/dusk-sky.glsl"

vec3 scene(vec2 at) {
  vec3 way = normalize(vec3(at.x, at.y + .3, 1.5)), moon = normalize(vec3(-.3, .4, 1.));
  vec3 sky = duskSky(way, vec3(.3, 0., 1.), moon, .04) * (.99 + .02 * random());
  return hillsOver(sky, way, Hills(ABYSS * .5, LAGOON, MIST * .4, .1, 1.));
}
