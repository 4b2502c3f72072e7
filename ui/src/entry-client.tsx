import '@vitejs/plugin-react/preamble';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { startPage } from './start-page.tsx';

void startPage();
