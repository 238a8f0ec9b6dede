import type { Sample } from '../test/minimalProps.tsx';
import { FilterMenus } from './FilterMenus.tsx';

const groups = [
  { name: 'jobLevel', label: '岗位层级', all: '全部', value: '1', options: [{ value: '1', label: '基层' }] },
];

export default {
  render: (root) => <FilterMenus {...root} label="筛选课程" groups={groups} onFilter={() => undefined} />,
} satisfies Sample;
