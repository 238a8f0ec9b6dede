import { LiveMessageKind } from '@stoa/api/contract/live';
import type { LiveRole } from '@stoa/api/contract/live';
import { Definition, LiveKind, Reaction } from '@stoa/domain';
import type { live, liveMessage, liveRoom } from '../../db/schema/index.ts';
import { day, hour, minute } from '../times.ts';
import type { SeedTimes } from '../times.ts';
import { fromPair, text } from './text.ts';
import type { Pair } from './text.ts';

type LiveRow = typeof live.$inferInsert;
type RoomRow = typeof liveRoom.$inferInsert;
type MessageRow = typeof liveMessage.$inferInsert;

interface Stream {
  liveId: number;
  companyId: number;
  title: Pair;
  intro: Pair;
  cover: string;
  /** Start in milliseconds after the start of the seed's day. */
  starts: number;
  lasts: number;
  lecturers: readonly number[];
  subscribeNum: number;
  viewNum: number;
  credit?: number;
  cancelled?: true;
  recorded?: true;
  announcement?: string;
}

/** Length of the film that replaces a stream: the scene of people who talk, repeated. */
const loopSeconds = 300;
const film = (seconds: number) => [
  { definition: Definition.Auto, type: 'hls' as const, path: `films/people/${seconds}s/master.m3u8` },
];

/** The demo streams: six of companies, four of the platform. */
const streams: readonly Stream[] = [
  {
    liveId: 1,
    companyId: 1001,
    title: ['春季生鲜品控课', 'Spring Fresh Food Quality'],
    intro: [
      '从收货验级到上架巡检，用一小时讲清春季生鲜的损耗点。',
      'Where spring produce is lost, from delivery to the shelf, in one hour.',
    ],
    cover: 'banners/sunrise-2.svg',
    starts: 2 * day + 14 * hour,
    lasts: hour,
    lecturers: [812],
    subscribeNum: 126,
    viewNum: 0,
    credit: 0.5,
  },
  {
    liveId: 2,
    companyId: 1001,
    title: ['门店开放日：现场答疑', 'Open Day: Ask the Shops'],
    intro: [
      '各店店长轮流在线，排班、陈列、客诉都可以问。',
      'Shop managers take turns: rosters, displays, complaints, ask anything.',
    ],
    cover: 'banners/sunrise-1.svg',
    starts: 0,
    lasts: day,
    lecturers: [811],
    subscribeNum: 342,
    viewNum: 218,
    credit: 0.5,
    announcement: '提问请用“提问”发送，讲师会逐条回复。',
  },
  {
    liveId: 3,
    companyId: 1001,
    title: ['收银新系统上线说明', 'The New Checkout System'],
    intro: ['新收银机的四个变化。', 'Four things that change with the new tills.'],
    cover: 'banners/sunrise-3.svg',
    starts: -6 * day + 10 * hour,
    lasts: 40 * minute,
    lecturers: [811],
    subscribeNum: 88,
    viewNum: 143,
  },
  {
    liveId: 4,
    companyId: 1001,
    title: ['客诉处理实战复盘', 'Complaints: A Review'],
    intro: ['三个真实案例，逐句复盘。', 'Three real cases, sentence by sentence.'],
    cover: 'banners/sunrise-4.svg',
    starts: -3 * day + 15 * hour,
    lasts: 5 * minute,
    lecturers: [813],
    subscribeNum: 201,
    viewNum: 187,
    credit: 1,
    recorded: true,
  },
  {
    liveId: 5,
    companyId: 1001,
    title: ['陈列大赛颁奖', 'Display Contest: The Awards'],
    intro: ['获奖门店讲自己的做法。', 'The winners tell how they did it.'],
    cover: 'banners/sunrise-5.svg',
    starts: -10 * day + 16 * hour,
    lasts: 5 * minute,
    lecturers: [811, 812],
    subscribeNum: 310,
    viewNum: 402,
    recorded: true,
  },
  {
    liveId: 6,
    companyId: 1001,
    title: ['夜班安全须知', 'Safety on the Night Shift'],
    intro: ['因讲师行程取消，改期另行通知。', 'Called off because of travel; a new date will follow.'],
    cover: 'banners/sunrise-6.svg',
    starts: day + 19 * hour,
    lasts: hour,
    lecturers: [813],
    subscribeNum: 57,
    viewNum: 0,
    cancelled: true,
  },
  {
    liveId: 51,
    companyId: 500,
    title: ['管理者的第一场绩效谈话', 'Your First Performance Talk'],
    intro: ['准备、开场、反馈、约定，四步演练。', 'Prepare, open, give feedback, agree: four steps.'],
    cover: 'banners/platform-1.svg',
    starts: 0,
    lasts: day,
    lecturers: [802],
    subscribeNum: 2186,
    viewNum: 1730,
  },
  {
    liveId: 52,
    companyId: 500,
    title: ['用好 AI 助手写周报', 'Weekly Reports with an AI Assistant'],
    intro: ['十分钟写完，还要写得清楚。', 'Done in ten minutes, and still clear.'],
    cover: 'banners/platform-2.svg',
    starts: 3 * day + 20 * hour,
    lasts: hour,
    lecturers: [801],
    subscribeNum: 964,
    viewNum: 0,
  },
  {
    liveId: 53,
    companyId: 500,
    title: ['跨部门沟通公开课', 'Talking across Departments'],
    intro: ['同一件事，三种说法。', 'One matter, three ways to say it.'],
    cover: 'banners/platform-3.svg',
    starts: -5 * day + 20 * hour,
    lasts: 5 * minute,
    lecturers: [801],
    subscribeNum: 1520,
    viewNum: 1344,
    recorded: true,
  },
  {
    liveId: 54,
    companyId: 500,
    title: ['职场压力与睡眠', 'Stress and Sleep'],
    intro: ['从作息入手的三个小改变。', 'Three small changes that begin with your hours.'],
    cover: 'banners/platform-4.svg',
    starts: -20 * day + 20 * hour,
    lasts: hour,
    lecturers: [808],
    subscribeNum: 733,
    viewNum: 690,
  },
];

type Said = readonly [userId: number, text: string, kind?: MessageRow['kind'], role?: LiveRole];
const { Text, Question, Answer } = LiveMessageKind;

/**
 * Forty chat messages: in the room that is open now, in the room of a recording, and in one of the platform.
 */
const openDay: readonly Said[] = [
  [1, '各位早上好，江湾店报到'],
  [2, '早，今天我在线到十二点'],
  [6, '第一次参加开放日，请多关照'],
  [3, '欢迎大家，问题随时发，我们逐条答', Text, 'LECTURER'],
  [1, '早班交接漏了库存怎么补救？', Question],
  [3, '先锁货位，再按交接单逐项补记，当天报给店长', Answer, 'LECTURER'],
  [2, '我们店加了一张对照表，漏得少多了'],
  [6, '对照表可以发一份吗'],
  [2, '会后传到门店知识库'],
  [1, '端架多久换一次合适？', Question],
  [3, '两周一换，大促前加一次', Answer, 'LECTURER'],
  [11, '我们店一周一换，客人反应不错'],
  [6, '记下了'],
  [1, '高峰期排队超过五人怎么办？', Question],
  [3, '三人以上就开第二台，不要等到五人', Answer, 'LECTURER'],
  [2, '再补一句：开台的人提前排进班表'],
  [11, '晚上还有一场吗'],
  [3, '有，十九点，讲夜班补货', Text, 'LECTURER'],
  [6, '好的，晚上见'],
  [1, '今天收获很大，谢谢'],
];

const review: readonly Said[] = [
  [2, '第一个案例就是我们店的，哈哈'],
  [6, '原来先复述再道歉差别这么大'],
  [1, '“我听到的是……对吗”这句太好用了'],
  [11, '请问赔付权限是多少？', Question],
  [3, '店长两百元以内当场定', Answer, 'LECTURER'],
  [1, '能不能再放一遍第二段录音'],
  [2, '回放里有，三分钟左右'],
  [6, '明白了'],
  [11, '已转给班组'],
  [3, '谢谢大家，作业在课程里', Text, 'LECTURER'],
];

const platformTalk: readonly Said[] = [
  [8, '晚上好，第一次听公开课'],
  [4, '我们车间刚做完季度谈话，正好对照'],
  [1, '开场白那句很实用'],
  [7, '合规岗也适用吗？', Question],
  [8, '我觉得都适用'],
  [12, '建议把约定写成一句话'],
  [5, '写下来，双方签个字更稳'],
  [10, '学到了'],
  [2, '录播什么时候有？', Question],
  [7, '一般第二天'],
];

const talks: ReadonlyMap<number, readonly Said[]> = new Map([
  [2, openDay],
  [4, review],
  [51, platformTalk],
]);

const startOf = ({ starts }: Stream, times: SeedTimes): number => times.ahead(starts);

function messagesOf(stream: Stream, times: SeedTimes): MessageRow[] {
  return (talks.get(stream.liveId) ?? []).map(([userId, words, kind = Text, role = 'LEARNER'], index) => ({
    liveId: stream.liveId,
    companyId: stream.companyId,
    seq: index + 1,
    kind,
    userId,
    role,
    text: words,
    time: startOf(stream, times) + (index + 1) * 10_000,
  }));
}

const reactionsOf = ({ viewNum }: Stream): Record<string, number> =>
  viewNum > 0 ? { [Reaction.Like]: viewNum * 2, [Reaction.Clap]: viewNum } : {};

/** Rows of streams, their rooms and their messages. */
export function liveRows(times: SeedTimes): {
  live: LiveRow[];
  liveRoom: RoomRow[];
  liveMessage: MessageRow[];
} {
  return {
    live: streams.map((stream) => ({
      liveId: stream.liveId,
      companyId: stream.companyId,
      liveKind: stream.companyId === 500 ? LiveKind.Lz : LiveKind.Company,
      title: fromPair(stream.title),
      coverUrl: stream.cover,
      introHtml: text(`<p>${stream.intro[0]}</p>`, `<p>${stream.intro[1]}</p>`),
      startTime: startOf(stream, times),
      endTime: startOf(stream, times) + stream.lasts,
      cancelled: stream.cancelled ?? false,
      lecturerIds: [...stream.lecturers],
      credit: stream.credit ?? null,
      sources: film(loopSeconds),
      loopSeconds,
      playbacks:
        stream.recorded === true
          ? [
              {
                playbackId: stream.liveId * 10 + 1,
                title: fromPair(stream.title),
                duration: loopSeconds,
                sources: film(loopSeconds),
              },
            ]
          : [],
      subscribeNum: stream.subscribeNum,
    })),
    liveRoom: streams.map((stream) => ({
      liveId: stream.liveId,
      companyId: stream.companyId,
      lastSeq: talks.get(stream.liveId)?.length ?? 0,
      announcement: stream.announcement ?? null,
      viewNum: stream.viewNum,
      reactions: reactionsOf(stream),
    })),
    liveMessage: streams.flatMap((stream) => messagesOf(stream, times)),
  };
}
