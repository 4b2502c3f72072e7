/** Another writer was faster: a row is not as it was loaded, or a counter has no room any more. */
export class LostRace extends Error {}
