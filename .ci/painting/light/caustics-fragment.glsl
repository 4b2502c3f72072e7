#version 300 es
precision highp float;

in vec2 from;
uniform float texels;
out vec4 painted;

// Light gathers where the net shrinks: a mesh gives all it took on the surface to the floor that it covers.
void main() {
  vec2 x = dFdx(from), y = dFdy(from);
  painted = vec4(min(abs(x.x * y.y - x.y * y.x) * texels * texels, 24.));
}
