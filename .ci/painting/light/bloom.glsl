#version 300 es
precision highp float;

uniform sampler2D from, under;
uniform float share;
out vec4 painted;

// Nine soft taps of `from`, laid over `under`.
void main() {
  vec2 step = 1. / vec2(textureSize(from, 0)), scale = vec2(textureSize(under, 0));
  if (share == 0.) scale = ceil(scale / 2.);
  vec2 at = gl_FragCoord.xy / scale;
  vec3 sum = texture(from, at).rgb * 4.;
  for (int i = 0; i < 4; i++) {
    vec2 side = i < 2 ? vec2(i * 2 - 1, 0) : vec2(0, i * 2 - 5);
    sum += texture(from, at + side * step).rgb * 2.;
    sum += texture(from, at + vec2(i % 2 * 2 - 1, i / 2 * 2 - 1) * step).rgb;
  }
  painted = vec4(mix(texture(under, at).rgb, sum / 16., share == 0. ? 1. : share), 1.);
}
