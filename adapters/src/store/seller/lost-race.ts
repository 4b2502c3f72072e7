/** Another writer was first: a row differs from the loaded one, or a counter has no room left. */
export class LostRace extends Error {}
