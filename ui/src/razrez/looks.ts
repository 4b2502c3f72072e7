/** Tells the build which looks the previews have besides those of the shop; no page runs it. */
void import('./own-previews.tsx');
