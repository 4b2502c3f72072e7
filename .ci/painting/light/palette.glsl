// The one palette of all pictures, as light (linear) values.
vec3 rgb(int hex) {
  vec3 c = vec3(hex >> 16 & 255, hex >> 8 & 255, hex & 255) / 255.;
  return c * c * (c * .305306 + .682171) + c * .012523;
}
#define ABYSS rgb(0x062a33)
#define LAGOON rgb(0x124855)
#define AQUA rgb(0x18a3b3)
#define SHALLOW rgb(0x8ad3d9)
#define MIST rgb(0xdcecec)
#define SAND rgb(0xf7f0e5)
#define CORAL rgb(0xf2785c)
#define PEACH rgb(0xffc39a)
#define GOLD rgb(0xffd27a)
#define WOOD rgb(0x8a5a36)
#define STONE rgb(0x7d7a74)
#define SLATE rgb(0x2c3a40)
