// The sky after sunset, warm low down towards `glowWay`, with a crescent moon towards `moon` and the first stars.
vec3 duskSky(vec3 way, vec3 glowWay, vec3 moon, float moonWide) {
  float up = max(way.y, 0.), facing = .5 + .5 * dot(normalize(way.xz), normalize(glowWay.xz));
  vec3 c = mix(mix(CORAL * .8, PEACH * 1.1, facing), mix(rgb(0x9a6a78) * .5, CORAL * .7, facing), smoothstep(0., .12, up));
  c = mix(c, rgb(0x6d8fa3) * .45, smoothstep(.08, .28, up));
  c = mix(c, rgb(0x1d6078) * .42, smoothstep(.2, .5, up));
  c = mix(c, rgb(0x0b3a4d) * .4, smoothstep(.45, 1., up));
  vec2 q = way.xz / (up + .12);
  q += .5 * vec2(noise(q * .9), noise(q * .9 + 4.));
  float streak = smoothstep(.48, .8, fbm(vec2(q.x * .4, q.y * 1.1) + 5.2, 6)) * smoothstep(.02, .12, up);
  c = mix(c, mix(rgb(0x49697c) * .4, mix(CORAL, PEACH, .3) * .9, facing * smoothstep(.5, .05, up)), streak * .75);
  float away = acos(clamp(dot(way, moon), -1., 1.));
  vec3 side = normalize(cross(moon, vec3(0, 1, 0)));
  vec2 face = vec2(dot(way, side), dot(way, cross(side, moon))) / moonWide;
  float disc = smoothstep(1., .96, length(face)), lit = smoothstep(-.03, .06, length(face - vec2(.36, .22)) - .93);
  c += rgb(0xcfe8ee) * .16 * exp(-away * 12.);
  c += disc * (vec3(1., .95, .82) * 2.4 * lit + .02);
  vec2 grid = vec2(atan(way.x, way.z), way.y) * 70., cell = floor(grid);
  vec2 spot = fract(grid) - .2 - .6 * hash2(cell + 3.);
  return c + MIST * pow(hash(cell), 26.) * 1.6 * smoothstep(.06, .0, length(spot)) * smoothstep(.3, .6, up) * (1. - disc);
}
