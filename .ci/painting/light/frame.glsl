#version 300 es
precision highp float;
precision highp int;

uniform vec2 size;
uniform float samples;
out vec4 painted;

#include "light/noise.glsl"
#include "light/palette.glsl"
// SCENE

void main() {
  vec3 sum = vec3(0.);
  for (float i = 0.; i < samples; i++) {
    // The plastic number spreads the samples evenly over the pixel.
    vec2 jitter = fract(vec2(.5) + i * vec2(.7548777, .5698403));
    seedRandom(uvec2(gl_FragCoord.xy), uint(i));
    vec2 at = (2. * (floor(gl_FragCoord.xy) + jitter) - size) / size.y;
    sum += clamp(scene(at), 0., 40.);
  }
  painted = vec4(sum / samples, 1.);
}
