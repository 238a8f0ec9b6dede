export { Animation, type AnimationProps } from './Animation.tsx';
