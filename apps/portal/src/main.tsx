// Before anything imports a late file.
import './kernel/lateImport.ts';
import '@stoa/theme/styles.css';
import './boot/critical.css.ts';
import { createRoot } from 'react-dom/client';
import { FatalScreen } from './common/Failure.tsx';
import { start } from './app/start.tsx';

declare global {
  /** Of index.html: starts the first calls and preloads, unless they are on their way. */
  var stoaEarly: (() => void) | undefined;
}
globalThis.stoaEarly?.();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root.');
const root = createRoot(container);

// Without settings or words there is nothing to translate with: this screen brings its own.
start(root).catch(() => root.render(<FatalScreen />));
