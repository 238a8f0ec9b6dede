import type { Sample } from '../test/minimalProps.tsx';
import { List, ListItem } from './List.tsx';

export default {
  render: (root) => (
    <List {...root}>
      <ListItem title="收银规范与防损" href="#course" />
    </List>
  ),
} satisfies Sample;
