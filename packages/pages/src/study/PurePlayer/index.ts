export { PurePlayer, type PurePlayerProps } from './PurePlayer.tsx';
