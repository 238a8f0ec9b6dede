// One file for what comes once the form stands.
export { Corner } from './Corner.tsx';
export { Others } from './Others.tsx';
export { Tools } from './Tools.tsx';
