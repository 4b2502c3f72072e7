import '@vitejs/plugin-react/preamble';
import './styles/tokens.css';
import './styles/base.css';
import { startPage } from './start-page.tsx';

void startPage();
