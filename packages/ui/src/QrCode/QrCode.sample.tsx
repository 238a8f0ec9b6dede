import type { Sample } from '../test/minimalProps.tsx';
import { QrCode } from './QrCode.tsx';

export default {
  render: (root) => <QrCode {...root} value="https://learn.example/q/1" label="登录二维码" />,
} satisfies Sample;
