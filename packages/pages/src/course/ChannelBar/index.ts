export { ChannelBar, type ChannelBarProps, type ChannelLink } from './ChannelBar.tsx';
