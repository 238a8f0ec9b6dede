export { ElsewhereState } from './ElsewhereState.tsx';
