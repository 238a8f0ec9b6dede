// This module must run before anything imports a late file.
import './kernel/lateImport.ts';
import '@stoa/theme/styles.css';
import './boot/critical.css.ts';
import './boot/opening.css.ts';
import { createRoot } from 'react-dom/client';
import { FatalScreen } from './common/Failure.tsx';
import { start } from './app/start.tsx';

declare global {
  /** Defined in index.html: sends the first calls and preloads, unless that was done already. */
  var stoaEarly: (() => void) | undefined;
}
globalThis.stoaEarly?.();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root.');
const root = createRoot(container);

// A screen with texts of its own, because without settings or words nothing can be translated.
start(root).catch((error: unknown) => root.render(<FatalScreen error={error} />));
