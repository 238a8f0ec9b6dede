import type { Notification } from '@stoa/api/contract/notification';
import { NotificationKind, TargetKind, type Locale } from '@stoa/domain';
import { createTranslator } from 'use-intl/core';
import { wordsIn } from '../test/wordsIn.ts';
import type { SearchOffer } from './AppTools/wordGroups.ts';
import enTools from './words/en/tools.ts';
import enUserFrame from './words/en/userFrame.ts';
import type { ToolsTranslate, UserFrameTranslate } from './words/index.ts';
import zhCNTools from './words/zh-CN/tools.ts';
import zhCNUserFrame from './words/zh-CN/userFrame.ts';

/** Translator of the tools in a language. */
export const toolsIn = (locale: Locale): ToolsTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { tools: enTools }, namespace: 'tools' })
    : createTranslator({ locale, messages: { tools: zhCNTools }, namespace: 'tools' });

/** Translator of the frame of the user area in a language. */
export const userFrameIn = (locale: Locale): UserFrameTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { userFrame: enUserFrame }, namespace: 'userFrame' })
    : createTranslator({ locale, messages: { userFrame: zhCNUserFrame }, namespace: 'userFrame' });

/** The server's suggestions for this typed text. */
export function searchOfferFixture(locale: Locale, typed: string): SearchOffer {
  const say = wordsIn(locale);
  return typed === ''
    ? {
        history: [say('防损', 'Loss prevention'), say('客诉处理', 'Complaints')],
        suggestions: [],
        hot: [say('新人必学', 'First steps'), say('管理者', 'Managers'), say('必修', 'Required')],
      }
    : {
        history: [],
        suggestions: [
          say('高效沟通的艺术', 'The Art of Talking to People'),
          say('跨部门沟通', 'Talking Across Departments'),
          say('沟通技巧', 'How to Talk'),
        ],
        hot: [],
      };
}

/** The current time in the notifications, in epoch milliseconds. */
export const noticesNow = 1_764_000_000_000;

/** One unread message about a course, and one without a link. */
export function noticesFixture(locale: Locale): Notification[] {
  const say = wordsIn(locale);
  return [
    {
      notificationId: 1,
      kind: NotificationKind.Task,
      title: say('《收银规范与防损》今天截止', '“At the Till” is due today'),
      content: say('你已完成一节，还差一份文档就能完成。', 'One part is done; one document is left.'),
      readFlg: false,
      createTime: 1_763_990_000_000,
      target: { kind: TargetKind.Course, id: 201 },
    },
    {
      notificationId: 2,
      kind: NotificationKind.System,
      title: say('新设备登录提醒', 'Login on a new device'),
      content: say(
        '你的账号在一台新的电脑上登录，如非本人操作请修改密码。',
        'Your account was used on a new computer. Change the password if it was not you.',
      ),
      readFlg: true,
      createTime: 1_763_000_000_000,
    },
  ];
}
