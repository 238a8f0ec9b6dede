import type { EvidencePanelProps } from './EvidencePanel.tsx';

/** A video half watched, with a jump, a second window, and an unanswered presence check. */
export const halfWatched: EvidencePanelProps = {
  figure: '47%',
  summary: '本课时全长 20:00，已计入 9:24；播放满 90% 即完成。',
  needsTitle: '还需要',
  needs: ['再学 8:36 未计入的内容'],
  timeline: {
    label: '时间轴：0:00–7:12、12:48–15:00 已计入；7:12–9:30、17:00–18:40 未计入；其余还没学',
    length: 1200,
    stretches: [
      { from: 0, to: 432, state: 'counted' },
      { from: 432, to: 570, state: 'refused' },
      { from: 768, to: 900, state: 'counted' },
      { from: 1020, to: 1120, state: 'refused' },
    ],
    ends: ['0:00', '20:00'],
    legend: { counted: '已计入', refused: '播放过但未计入', open: '还没学' },
  },
  sums: [
    { term: '计入进度', value: '9:24' },
    { term: '学习时长', value: '14:05' },
    { term: '重复观看', value: '2:31' },
  ],
  reasonsTitle: '哪些没有计入',
  reasons: [
    {
      key: 'TOO_FAST',
      title: '播放速度超过上限',
      amount: '2:18',
      advice: '本课程最高 2 倍速，超出的部分不计。正常速度再看一遍即可计入。',
    },
    {
      key: 'OTHER_SESSION',
      title: '已在其他窗口或设备继续学习',
      amount: '1:40',
      advice: '同一时间只计一处的学习。请在这里重新看这一段。',
    },
  ],
  noReasons: '没有未计入的部分。',
  table: {
    title: '查看明细表',
    headers: ['时间段', '结果'],
    rows: [
      { key: '0', cells: ['0:00–7:12', '已计入'] },
      { key: '1', cells: ['7:12–9:30', '未计入：播放速度超过上限'] },
      { key: '2', cells: ['12:48–15:00', '已计入'] },
      { key: '3', cells: ['17:00–18:40', '未计入：已在其他窗口或设备继续学习'] },
    ],
  },
};

export const finished: EvidencePanelProps = {
  ...halfWatched,
  figure: '100%',
  done: true,
  summary: '本课时已完成。',
  needsTitle: '完成条件',
  needs: ['已满足全部要求'],
  timeline: halfWatched.timeline && {
    ...halfWatched.timeline,
    label: '时间轴：0:00–20:00 已计入',
    stretches: [{ from: 0, to: 1200, state: 'counted' }],
  },
  sums: [
    { term: '计入进度', value: '20:00' },
    { term: '学习时长', value: '24:41' },
    { term: '重复观看', value: '4:41' },
  ],
  reasons: [],
  table: undefined,
};

export const paper: EvidencePanelProps = {
  ...halfWatched,
  figure: '99%',
  summary: '12 页都已看过，停留时间还不够。',
  needs: ['再停留 8 秒'],
  timeline: undefined,
  table: undefined,
  reasons: [],
  sums: [{ term: '停留时长', value: '0:16' }],
};
