// One chunk for everything that loads after the form.
export { Corner } from './Corner.tsx';
export { Others } from './Others.tsx';
export { Tools } from './Tools.tsx';
