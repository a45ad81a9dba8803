import { render } from 'preact';
import { takeKeyFromAddress } from './access/api-key.js';
import { applyTheme } from './access/theme.js';
import { Console } from './console.js';
import './style/index.css';

takeKeyFromAddress();
window.addEventListener('hashchange', takeKeyFromAddress);
applyTheme();
render(<Console />, document.getElementById('console')!);
