import type { Translated } from '../areas.ts';
import type zh from '../zh-CN/courseMore.ts';

export default {
  teachers: 'Teachers',
  attachments: 'Material',
  download: 'Download',
  collections: 'Part of',
  related: 'Related courses',
  items: '{count, plural, one {# lesson} other {# lessons}}',
  retry: 'Retry',
} satisfies Translated<typeof zh>;
