import type { Sample } from '../test/minimalProps.tsx';
import { Switch } from './Switch.tsx';

const sample: Sample = { render: (root) => <Switch {...root}>自动播放下一节</Switch>, control: 'input' };
export default sample;
