/** Makes the build include the previews' own styles; no page runs this. */
void import('./own-previews.tsx');
