#version 300 es
precision highp float;

in vec2 from;
uniform float texels;
out vec4 painted;

// Light concentrates where the mesh shrinks: a cell spreads the light of its surface over the floor that it covers.
void main() {
  vec2 x = dFdx(from), y = dFdy(from);
  painted = vec4(min(abs(x.x * y.y - x.y * y.x) * texels * texels, 24.));
}
