export { Branded, type Brand, type BrandedProps } from './Branded.tsx';
