import type { Localised } from '../db/schema/index.ts';

/** Words of the messages that jobs send, in both languages. */
export const reminderWords = (title: Localised, hours: number): { title: Localised; content: Localised } => ({
  title: { zh: `还有 ${hours} 小时截止`, en: `Due in ${hours} hours` },
  content: { zh: `「${title.zh}」即将截止，请尽快完成。`, en: `“${title.en || title.zh}” is due soon.` },
});

export const overdueWords = (title: Localised): { title: Localised; content: Localised } => ({
  title: { zh: '任务已逾期', en: 'Overdue' },
  content: { zh: `「${title.zh}」已过截止时间。`, en: `“${title.en || title.zh}” is past its due time.` },
});

export const openedWords = (title: Localised): { title: Localised; content: Localised } => ({
  title: { zh: '课程已开放', en: 'Course open' },
  content: {
    zh: `您订阅的「${title.zh}」已开放，现在可以学习。`,
    en: `“${title.en || title.zh}” is open now, as you asked to be told.`,
  },
});

export const vipWords = (): { title: Localised; content: Localised } => ({
  title: { zh: '会员即将到期', en: 'VIP expires soon' },
  content: { zh: '您的会员将在 7 天内到期。', en: 'Your VIP expires within 7 days.' },
});
