export { LineClamp, type LineClampProps } from './LineClamp.tsx';
