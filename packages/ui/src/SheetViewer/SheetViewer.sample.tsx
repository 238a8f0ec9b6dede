import type { Sample } from '../test/minimalProps.tsx';
import { SheetViewer } from './SheetViewer.tsx';

export default {
  render: (root) => (
    <SheetViewer
      {...root}
      title="门店检查表"
      sheets={[
        {
          name: '一月',
          rows: [
            ['项目', '得分'],
            ['陈列', '92'],
          ],
        },
        {
          name: '二月',
          rows: [
            ['项目', '得分'],
            ['陈列', '95'],
          ],
        },
      ]}
    />
  ),
} satisfies Sample;
