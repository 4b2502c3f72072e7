#version 300 es
precision highp float;

uniform sampler2D waves;
uniform float meshes, bend;
out vec2 from;

// Bends the light that falls through each point of the surface; rows of the net reach past the square, which repeats.
void main() {
  ivec2 at = ivec2(gl_VertexID / 2, gl_InstanceID + gl_VertexID % 2);
  from = vec2(at) / meshes * 1.2 - .1;
  vec2 to = from - bend * textureLod(waves, from, 0.).xy;
  gl_Position = vec4(2. * to - 1., 0., 1.);
}
