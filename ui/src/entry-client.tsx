import '@vitejs/plugin-react/preamble';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { firstUse } from './lazy/first-use.ts';
import { startPage } from './start-page.tsx';

// The first press or key counts, however soon it comes.
void firstUse();

void startPage();
