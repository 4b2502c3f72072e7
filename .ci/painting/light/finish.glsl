#version 300 es
precision highp float;
precision highp int;

uniform sampler2D light, glow;
uniform float exposure, saturation, contrast, bloom, vignette, grain;
out vec4 painted;

#include "light/noise.glsl"
#include "light/palette.glsl"

// The film curve of the ACES system (Stephen Hill's fit).
vec3 film(vec3 c) {
  c = mat3(.59719, .076, .0284, .35458, .90834, .13383, .04823, .01566, .83777) * c;
  c = (c * (c + .0245786) - .000090537) / (c * (.983729 * c + .4329510) + .238081);
  c = mat3(1.60475, -.10208, -.00327, -.53108, 1.10813, -.07276, -.07367, -.00605, 1.07602) * c;
  return clamp(c, 0., 1.);
}

void main() {
  vec2 full = vec2(textureSize(light, 0)), at = gl_FragCoord.xy / full;
  vec3 c = mix(texture(light, at).rgb, texture(glow, at).rgb, bloom) * exposure;
  vec2 side = (at - .5) * vec2(1.05, 1.);
  c *= 1. - vignette * smoothstep(.05, .62, dot(side, side) * 1.25);
  c = film(c);
  c = pow(c, vec3(1. / 2.2));
  c = mix(c, c * c * (3. - 2. * c), contrast - 1.);
  // Shadows are tinted like the lagoon, so that black stays in the palette.
  c += vec3(-.004, .012, .017) * (1. - smoothstep(0., .35, c));
  c = mix(vec3(dot(c, vec3(.2126, .7152, .0722))), c, saturation);
  seedRandom(uvec2(gl_FragCoord.xy), 7u);
  c += grain * (random() + random() - 1.);
  painted = vec4(clamp(c, 0., 1.), 1.);
}
