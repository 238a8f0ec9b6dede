import { createRoot } from 'react-dom/client';

createRoot(document.querySelector('#root')).render(<a href="#1">The secrets of display</a>);
