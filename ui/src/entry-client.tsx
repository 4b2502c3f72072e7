import '@vitejs/plugin-react/preamble';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { firstUse } from './lazy/first-use.ts';
import { startPage } from './start-page.tsx';

// The first press or key counts, however soon it comes.
void firstUse();

// Design previews come with a start of their own, so that no page of the shop carries it.
if (document.documentElement.dataset.preview === undefined) void startPage();
else void import('./razrez/start-preview.tsx').then(({ startPreview }) => startPreview());
