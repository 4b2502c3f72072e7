// A clear night: a full moon towards `moon`, its halo, thin clouds and stars.
vec3 nightSky(vec3 way, vec3 moon, float moonWide) {
  float up = max(way.y, 0.), facing = dot(way, moon), away = acos(clamp(facing, -1., 1.));
  vec3 c = mix(rgb(0x2f7184) * .42, rgb(0x0d3a4c) * .4, smoothstep(.0, .3, up));
  c = mix(c, rgb(0x06222f) * .35, smoothstep(.2, .8, up));
  c += rgb(0xbfe3ea) * (.5 * exp(-away * 7.) + .5 * exp(-away * 26.)) * .55;
  vec2 grid = vec2(atan(way.x, way.z), way.y) * 90., cell = floor(grid);
  vec2 spot = fract(grid) - .2 - .6 * hash2(cell + 3.);
  float bright = pow(hash(cell), 22.);
  c += MIST * bright * 2.6 * smoothstep(.06, .0, length(spot)) * smoothstep(.02, .25, up) * smoothstep(.05, .3, away);
  float disc = smoothstep(moonWide, moonWide * .965, away);
  vec3 side = normalize(cross(moon, vec3(0, 1, 0)));
  vec2 face = vec2(dot(way, side), dot(way, cross(side, moon))) / moonWide;
  float sea = fbm(face * 1.5 + 4.3, 5), limb = sqrt(max(1. - dot(face, face), 0.));
  c = mix(c, vec3(1., .95, .84) * (.62 + .75 * smoothstep(.36, .6, sea)) * (.72 + .28 * limb), disc);
  vec2 q = way.xz / (up + .13);
  q += .6 * vec2(noise(q * .8), noise(q * .8 + 4.));
  float cloud = smoothstep(.5, .85, fbm(vec2(q.x * .4, q.y * 1.) + 9.1, 6)) * smoothstep(.02, .15, up);
  return mix(c, rgb(0x8fb9c6) * (.07 + .75 * exp(-away * 5.)), cloud * .7);
}
