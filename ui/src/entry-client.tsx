import '@vitejs/plugin-react/preamble';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { firstUse } from './lazy/first-use.ts';
import { startPage } from './start-page.tsx';

// Starts listening now, so that a press or key during start-up counts as first use.
void firstUse();

void startPage();
