import type {
  LiveDetail,
  LiveMessage,
  LiveMessageKind,
  LiveRole,
  LiveWatch,
  RoomState,
} from '@stoa/api/contract/live';
import { Definition, FileLabel, LiveKind, LiveStatus, PersonRole, Reaction, type Locale } from '@stoa/domain';
import { createTranslator } from 'use-intl/core';
import { wordsIn } from '../test/wordsIn.ts';
import type { LiveDraft, LivePageProps, LiveTalk } from './LivePage/index.ts';
import en from './words/en/live.ts';
import type { LiveTranslate } from './words/index.ts';
import zhCN from './words/zh-CN/live.ts';

const still = () => undefined;
const minute = 60_000;
const now = new Date(2026, 10, 21, 14, 36).getTime();
const kinds: typeof LiveMessageKind = { Text: 1, System: 2, Question: 3, Answer: 4, Deleted: 5 };

/** Translator of this area's messages in a language. */
export const liveIn = (locale: Locale): LiveTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { live: en }, namespace: 'live' })
    : createTranslator({ locale, messages: { live: zhCN }, namespace: 'live' });

const userOf = (userId: number, realName: string): LiveMessage['user'] => ({
  userId,
  id: userId,
  realName,
  avatar: '',
});

/** The messages so far, oldest first; the last one was written by the person. */
export function messagesFixture(locale: Locale): LiveMessage[] {
  const say = wordsIn(locale);
  const said = (
    messageId: number,
    user: LiveMessage['user'],
    text: string,
    more: Partial<LiveMessage> = {},
  ): LiveMessage => ({
    messageId,
    liveId: 6,
    kind: kinds.Text,
    user,
    role: 'LEARNER',
    text,
    time: now - 8 * minute,
    ...more,
  });
  const lecturer = userOf(1, say('苏映雪', 'Su Yingxue'));
  const leads = { role: 'LECTURER' } as const satisfies { role: LiveRole };
  return [
    said(1, lecturer, say('直播开始了', 'The stream has started'), {
      ...leads,
      kind: kinds.System,
      time: now - 9 * minute,
    }),
    said(
      2,
      lecturer,
      say(
        '大家好，今天讲旺季排班。听得到的同学回个 1。',
        'Hello everybody. Today is about rosters for the busy season.',
      ),
      leads,
    ),
    said(3, userOf(2, say('周一诺', 'Zhou Yinuo')), say('1，声音很清楚', 'Loud and clear')),
    said(
      4,
      userOf(3, say('陈嘉言', 'Chen Jiayan')),
      say('请问小时工的班次也能用这张表吗？', 'Does this table also work for people paid by the hour?'),
      { kind: kinds.Question, time: now - 5 * minute },
    ),
    said(
      5,
      lecturer,
      say(
        '能，把工时上限改成 4 小时就行，第二部分会演示。',
        'It does: set the limit to four hours. I will show it in part two.',
      ),
      { ...leads, kind: kinds.Answer, time: now - 4 * minute, replyTo: 4 },
    ),
    said(
      6,
      userOf(4, say('何晓北', 'He Xiaobei')),
      say('排班模板已放到“资料”里，需要的同学自取。', 'The template is under “Material”.'),
      { role: 'ADMIN', time: now - 2 * minute },
    ),
    said(7, userOf(5, say('林小满', 'Lin Xiaoman')), say('太好了，正缺这个', 'Just what I need'), {
      time: now - minute,
    }),
  ];
}

/** A running stream of a company, with optional changes. */
export function liveFixture(locale: Locale, change: Partial<LiveDetail> = {}): LiveDetail {
  const say = wordsIn(locale);
  const lecturers: LiveDetail['lecturers'] = [
    {
      personId: 811,
      role: PersonRole.Lecturer,
      name: say('苏映雪', 'Su Yingxue'),
      avatar: '',
      title: say('华东区运营总监 · 内训师', 'Regional operations director'),
      tags: [],
    },
    {
      personId: 812,
      role: PersonRole.Lecturer,
      name: say('何晓北', 'He Xiaobei'),
      avatar: '',
      title: say('培训专员', 'Training specialist'),
      tags: [],
    },
  ];
  return {
    liveId: 6,
    liveKind: LiveKind.Company,
    title: say('旺季来了：一张表排好二十个人的班', 'Busy season: a roster for twenty on one page'),
    coverUrl: '',
    status: LiveStatus.Live,
    startTime: new Date(2026, 10, 21, 14, 0).getTime(),
    endTime: new Date(2026, 10, 21, 15, 30).getTime(),
    lecturerNames: lecturers.map(({ name }) => name),
    subscribeNum: 326,
    viewNum: 3206,
    subscribed: false,
    corners: [],
    introHtml: say(
      '<p>从一周的客流看人手，用一张表排出早晚班，再留出应急的一班。</p><ul><li>看懂客流曲线</li><li>小时工怎么排</li><li>临时请假怎么补</li></ul>',
      '<p>Read a week of visitors, plan both shifts on one page and keep one in reserve.</p><ul><li>The curve of visitors</li><li>People paid by the hour</li><li>When somebody is ill</li></ul>',
    ),
    lecturers,
    materials: [
      {
        fileId: 1,
        name: say('旺季排班模板.xlsx', 'Roster template.xlsx'),
        url: '/media/documents/roster.xlsx',
        ext: 'xlsx',
        size: 32_400,
        fileLabel: FileLabel.Excel,
      },
      {
        fileId: 2,
        name: say('今天的讲义.pdf', 'Slides of today.pdf'),
        url: '/media/documents/20402.pdf',
        ext: 'pdf',
        size: 1_280_000,
        fileLabel: FileLabel.Pdf,
      },
    ],
    chatOn: true,
    muted: false,
    playbacks: [],
    credit: 0.5,
    minWatchPercent: 70,
    watch: { seconds: 2268, percent: 42, done: false } satisfies LiveWatch,
    serverTime: now,
    ...change,
  };
}

/** The recordings of a stream in two parts; the first was begun. */
export function playbacksFixture(locale: Locale): LiveDetail['playbacks'] {
  const say = wordsIn(locale);
  const sources: LiveDetail['playbacks'][number]['sources'] = [
    { definition: Definition.Auto, type: 'mp4', url: '/media/video/short.mp4' },
  ];
  return [
    {
      playbackId: 1,
      title: say('上半场：看懂客流', 'First half: the curve of visitors'),
      duration: 2530,
      sources,
      lastPosition: 754,
    },
    {
      playbackId: 2,
      title: say('下半场：小时工与应急班', 'Second half: people paid by the hour'),
      duration: 2815,
      sources,
      lastPosition: 0,
    },
  ];
}

/** The room of the stream, as the server returns it. */
export function roomFixture(locale: Locale, change: Partial<RoomState> = {}): RoomState {
  const say = wordsIn(locale);
  return {
    status: LiveStatus.Live,
    onlineNum: 1284,
    viewNum: 3206,
    muted: false,
    announcement: say(
      '提问请用“问答”，讲师每 15 分钟集中回答一次。',
      'Please put questions under “Q&A”; they are answered every 15 minutes.',
    ),
    reactions: {
      [Reaction.Like]: 328,
      [Reaction.Clap]: 96,
      [Reaction.Flower]: 41,
      [Reaction.Heart]: 207,
    },
    list: messagesFixture(locale),
    nextAfter: 7,
    serverTime: now,
    ...change,
  };
}

export const draftFixture: LiveDraft = { text: '', onText: still, onSend: still, onReply: still };

/** The messages of the room so far. */
export function talkFixture(locale: Locale, change: Partial<LiveTalk> = {}): LiveTalk {
  const say = wordsIn(locale);
  return {
    messages: messagesFixture(locale),
    outgoing: [],
    me: { userId: 5, realName: say('林小满', 'Lin Xiaoman'), avatar: '' },
    role: 'LEARNER',
    chat: draftFixture,
    speaks: true,
    onSpeaksChange: still,
    onRetry: still,
    ...change,
  };
}

/** Props of the page while a stream runs; `change` makes the other states of the room. */
export function livePageFixture(locale: Locale, change: Partial<LivePageProps> = {}): LivePageProps {
  return {
    live: { state: 'ready', data: liveFixture(locale) },
    room: roomFixture(locale),
    talk: talkFixture(locale),
    player: { sources: [{ definition: Definition.Auto, type: 'mp4', url: '/media/video/short.mp4' }] },
    listHref: '/live/company/list',
    t: liveIn(locale),
    locale,
    now,
    onReact: still,
    onPlayback: still,
    ...change,
  };
}
