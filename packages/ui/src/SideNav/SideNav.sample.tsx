import type { Sample } from '../test/minimalProps.tsx';
import { SideNav } from './SideNav.tsx';

export default {
  render: (root) => (
    <SideNav {...root} groups={[{ items: [{ href: '#info', label: '我的资料', current: true }] }]} />
  ),
} satisfies Sample;
