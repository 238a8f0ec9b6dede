// Everything of answering that shows something, as one file: the attempt asks for its paper while it loads, and once
// it is there, nothing that an exam needs is missing any more.
export { Over } from './Over.tsx';
export { Refused } from './Refused.tsx';
export { Sitting } from './Sitting.tsx';
