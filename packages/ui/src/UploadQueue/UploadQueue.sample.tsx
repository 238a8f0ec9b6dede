import { UploadStatus } from '@stoa/domain';
import type { Sample } from '../test/minimalProps.tsx';
import { UploadQueue } from './UploadQueue.tsx';

export default {
  render: (root) => (
    <UploadQueue
      {...root}
      items={[
        { id: 'a', name: '门店巡检.pdf', size: 2_000_000, status: UploadStatus.Uploading, sent: 500_000 },
        {
          id: 'b',
          name: '货架.png',
          size: 300_000,
          status: UploadStatus.Error,
          reason: '网络中断，请重试。',
        },
      ]}
      onAction={() => undefined}
    />
  ),
} satisfies Sample;
