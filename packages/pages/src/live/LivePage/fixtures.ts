import { Definition, FileLabel, LiveStatus, Reaction, type Locale } from '@stoa/domain';
import type { ChatEntry, ChatMessage, ChatPanelProps } from '@stoa/ui/ChatPanel';
import { wordsIn } from '../../test/wordsIn.ts';

import type { LivePageProps } from './LivePage.tsx';
import type { LiveView } from './types.ts';

const still = () => undefined;
const now = new Date(2026, 10, 21, 14, 36).getTime();
const minute = 60_000;

/** The talk of the room, so far. */
export function liveChatFixture(locale: Locale, change: Partial<ChatPanelProps> = {}): ChatPanelProps {
  const say = wordsIn(locale);
  const said = (id: string, name: string, text: string, more: Partial<ChatMessage> = {}): ChatEntry => ({
    kind: 'message',
    id,
    name,
    role: 'LEARNER',
    mine: false,
    text,
    time: now - 8 * minute,
    ...more,
  });
  const lecturer = say('苏映雪', 'Su Yingxue');
  const jiayan = say('陈嘉言', 'Chen Jiayan');
  const question = say(
    '请问小时工的班次也能用这张表吗？',
    'Does this table also work for people paid by the hour?',
  );
  return {
    entries: [
      {
        kind: 'notice',
        id: 'begin',
        text: say('直播开始了', 'The stream has started'),
        time: now - 9 * minute,
      },
      said(
        '1',
        lecturer,
        say(
          '大家好，今天讲旺季排班。听得到的同学回个 1。',
          'Hello everybody. Today is about rosters for the busy season.',
        ),
        { role: 'LECTURER' },
      ),
      said('2', say('周一诺', 'Zhou Yinuo'), say('1，声音很清楚', 'Loud and clear')),
      said('3', jiayan, question, { mark: 'question', time: now - 5 * minute }),
      said(
        '4',
        lecturer,
        say(
          '能，把工时上限改成 4 小时就行，第二部分会演示。',
          'It does: set the limit to four hours. I will show it in part two.',
        ),
        {
          role: 'LECTURER',
          mark: 'answer',
          time: now - 4 * minute,
          replyTo: { name: jiayan, text: question },
        },
      ),
      said(
        '5',
        say('何晓北', 'He Xiaobei'),
        say('排班模板已放到“资料”里，需要的同学自取。', 'The template is under “Material”.'),
        { role: 'ADMIN', time: now - 2 * minute },
      ),
      said('6', say('林小满', 'Lin Xiaoman'), say('太好了，正缺这个', 'Just what I need'), {
        mine: true,
        time: now - minute,
      }),
    ],
    now,
    value: '',
    onValueChange: still,
    onSend: still,
    onRetry: still,
    onReply: still,
    online: 1284,
    speaks: true,
    onSpeaksChange: still,
    announcement: say(
      '提问请用“问答”，讲师每 15 分钟集中回答一次。',
      'Please put questions under “Q&A”; they are answered every 15 minutes.',
    ),
    ...change,
  };
}

const words = (locale: Locale): LivePageProps['words'] => {
  const say = wordsIn(locale);
  return {
    status: {
      [LiveStatus.Upcoming]: say('未开始', 'Upcoming'),
      [LiveStatus.Live]: say('直播中', 'Live'),
      [LiveStatus.Ended]: say('已结束', 'Ended'),
      [LiveStatus.Playback]: say('可回放', 'Playback'),
      [LiveStatus.Cancelled]: say('已取消', 'Cancelled'),
    },
    side: say('互动与资料', 'Chat and material'),
    chat: say('聊天', 'Chat'),
    questions: say('问答', 'Q&A'),
    materials: say('资料', 'Material'),
    intro: say('简介', 'About'),
    noIntro: say('这场直播没有简介', 'There is no description'),
    startsIn: say('距离开始还有', 'Starts in'),
    startsNow: say('马上开始', 'About to start'),
    units: {
      days: say('天', 'days'),
      hours: say('时', 'hours'),
      minutes: say('分', 'min'),
      seconds: say('秒', 's'),
    },
    subscribe: say('订阅提醒', 'Remind me'),
    subscribed: say('已订阅', 'Reminder is on'),
    lecturers: say('讲师', 'Lecturers'),
    playbacks: say('回放', 'Recordings'),
    playing: say('正在播放', 'Playing'),
    credit: say('观看进度', 'Watched'),
    reactions: {
      [Reaction.Like]: say('点赞', 'Like'),
      [Reaction.Clap]: say('鼓掌', 'Clap'),
      [Reaction.Flower]: say('送花', 'Send a flower'),
      [Reaction.Heart]: say('比心', 'Send a heart'),
    },
    react: say('给讲师回应', 'React'),
    download: say('下载', 'Download'),
    retry: say('重试', 'Retry'),
  };
};

function view(locale: Locale): LiveView {
  const say = wordsIn(locale);
  return {
    liveId: 6,
    title: say('旺季来了：一张表排好二十个人的班', 'Busy season: a roster for twenty on one page'),
    status: LiveStatus.Live,
    coverUrl: '',
    facts: [say('今天 14:00 – 15:30', 'Today 14:00 – 15:30'), say('326 人已订阅', '326 reminders')],
    watching: say('3206 人看过', '3206 have watched'),
    stage: {
      kind: 'live',
      player: {
        title: say('旺季来了：一张表排好二十个人的班', 'Busy season: a roster for twenty on one page'),
        sources: [{ definition: Definition.Auto, type: 'mp4', url: '/media/video/short.mp4' }],
      },
    },
    credit: {
      percent: 42,
      hint: say('看满 70% 可得 0.5 学分，直播和回放都算。', 'Watch 70% for half a credit, live or recorded.'),
    },
    reactions: {
      counts: { [Reaction.Like]: 328, [Reaction.Clap]: 96, [Reaction.Flower]: 41, [Reaction.Heart]: 207 },
      onReact: still,
    },
    chat: liveChatFixture(locale),
    materials: [
      {
        id: 1,
        name: say('旺季排班模板.xlsx', 'Roster template.xlsx'),
        size: '32.40 KB',
        fileLabel: FileLabel.Excel,
        href: '/media/documents/roster.xlsx',
      },
      {
        id: 2,
        name: say('今天的讲义.pdf', 'Slides of today.pdf'),
        size: '1.28 MB',
        fileLabel: FileLabel.Pdf,
        href: '/media/documents/guide.pdf',
      },
    ],
    introHtml: say(
      '<p>从一周的客流看人手，用一张表排出早晚班，再留出应急的一班。</p><ul><li>看懂客流曲线</li><li>小时工怎么排</li><li>临时请假怎么补</li></ul>',
      '<p>Read a week of visitors, plan both shifts on one page and keep one in reserve.</p><ul><li>The curve of visitors</li><li>People paid by the hour</li><li>When somebody is ill</li></ul>',
    ),
    lecturers: [
      {
        name: say('苏映雪', 'Su Yingxue'),
        title: say('华东区运营总监 · 内训师', 'Regional operations director'),
        avatarUrl: '',
      },
      { name: say('何晓北', 'He Xiaobei'), title: say('培训专员', 'Training specialist'), avatarUrl: '' },
    ],
    playbacks: [],
    onPlayback: still,
  };
}

/** A stream in full swing; `change` makes the other states of the room. */
export function liveFixture(locale: Locale, change: Partial<LiveView> = {}): LivePageProps {
  const say = wordsIn(locale);
  return {
    page: { state: 'ready', data: { ...view(locale), ...change } },
    back: { label: say('全部直播', 'All streams'), href: '/live/company/list' },
    words: words(locale),
  };
}
