import { MenuItem } from '../Menu/MenuItem.tsx';
import type { Sample } from '../test/minimalProps.tsx';
import { ContextMenu } from './ContextMenu.tsx';

const sample: Sample = {
  render: (root) => (
    <ContextMenu {...root} label="笔记" items={<MenuItem>删除</MenuItem>}>
      <a href="#note">第一条笔记</a>
    </ContextMenu>
  ),
};
export default sample;
