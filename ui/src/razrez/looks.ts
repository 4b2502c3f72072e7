/** Tells the build which looks and pictures the previews need besides those of the shop; no page runs it. */
void import('./kit-page.tsx');
