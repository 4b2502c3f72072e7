#version 300 es
precision highp float;
precision highp int;

uniform float texels, calm;
out vec4 painted;

#include "light/noise.glsl"

// A square of a pool's surface that repeats without a seam: its slope (xy) and height (z), all waves whole in the square.
void main() {
  vec2 p = gl_FragCoord.xy / texels;
  vec3 sum = vec3(0.);
  for (float i = 0.; i < 72.; i++) {
    float angle = hash1(i + 3.7) * 2. * PI, long_ = 2.2 * pow(13., pow((i + .5) / 72., .8));
    vec2 k = round(vec2(cos(angle), sin(angle)) * long_);
    float high = pow(length(k) + .5, -2.15) * (.5 + hash1(i * 1.7 + 90.)), phase = 2. * PI * (dot(k, p) + hash1(i + 40.));
    sum += high * vec3(k * cos(phase) * 2. * PI, sin(phase));
  }
  painted = vec4(sum * calm, 1.);
}
