export { Grid, gridLayouts, type GridLayout, type GridProps } from './Grid.tsx';
