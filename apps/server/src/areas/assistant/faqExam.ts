import { TargetKind } from '@stoa/domain';
import type { LinkTarget } from '@stoa/domain';
import type { Rule } from './faq.ts';

const page = (url: string): LinkTarget => ({ kind: TargetKind.Url, url });
const exams = { label: { zh: '我的考试', en: 'My exams' }, target: page('/exam/list') };

/** How exams, questionnaires and certificates work. */
export const examRules: readonly Rule[] = [
  {
    title: {
      zh: '考试时断网，答案会丢吗？',
      en: 'Are my answers lost when the connection drops in an exam?',
    },
    words: {
      zh: '考试 断网 掉线 断电 关闭 浏览器 答案 丢失 保存 自动保存 恢复',
      en: 'exam offline connection lost answers saved autosave browser closed crash power',
    },
    answer: {
      zh: '不会丢。每次作答都先存在这台设备上，再自动保存到服务器；断网时可以继续答题，恢复后自动补交。重新打开考试就从原处继续。计时以服务器为准，断网期间不会暂停。',
      en: 'No. Every answer is kept on this device first and saved to the server by itself; without a connection you can go on, and it is sent when you are back. Open the exam again to continue. The server keeps the time, which does not stop meanwhile.',
    },
    actions: [exams],
  },
  {
    title: { zh: '考试时离开页面会怎样？', en: 'What happens when I leave the page in an exam?' },
    words: {
      zh: '考试 切屏 离开页面 切换 窗口 次数 自动交卷 作弊',
      en: 'exam leave page switch window tab limit handed in',
    },
    answer: {
      zh: '考前说明会写明是否限制离开次数。短暂离开、选择文件、打印等不计次；每次离开的时间和原因你和阅卷人看到的是同一份，交卷前可以说明理由。超过次数会自动交卷，已作答的内容照常计分。',
      en: 'The page before the exam says whether leaving is limited. A short moment, choosing a file or printing does not count. You and the marker see the same list with times and causes, and you can say why before you hand in. Beyond the limit the paper is handed in, and what you answered counts.',
    },
    actions: [exams],
  },
  {
    title: { zh: '考试成绩什么时候出来？', en: 'When do I see the result of an exam?' },
    words: {
      zh: '考试 成绩 分数 出分 公布 阅卷 结果 补考 重考',
      en: 'exam result score marked published retake again',
    },
    answer: {
      zh: '客观题交卷后立即判分；有简答题的考试，讲师阅卷后公布并通知你；有的考试在结束后统一公布，有的不公布成绩。能否再考、还剩几次，写在考试的页面上。',
      en: 'Objective questions are marked when you hand in. With short answers a lecturer marks the exam, and you are notified. Some exams publish all results when they close, some none. The page of the exam says whether you can take it again and how often.',
    },
    actions: [{ label: { zh: '考试记录', en: 'Exam records' }, target: page('/exam/record') }],
  },
  {
    title: { zh: '匿名问卷真的匿名吗？', en: 'Is an anonymous questionnaire really anonymous?' },
    words: { zh: '问卷 匿名 实名 调查 谁 看到', en: 'questionnaire survey anonymous name who sees' },
    answer: {
      zh: '是。匿名问卷的答案不带姓名和具体时间，并与其他人的答案混在一起保存；系统只另外记下你已参加，两者无法对应。不足三份答案时，谁也看不到汇总。',
      en: 'Yes. Answers without a name are stored without the person and the time of day, mixed with those of others; that you took part is stored apart, and the two cannot be joined. Nobody sees a summary of fewer than three answers.',
    },
    actions: [{ label: { zh: '问卷', en: 'Questionnaires' }, target: page('/questionnaire/list') }],
  },
  {
    title: { zh: '证书在哪里？', en: 'Where are my certificates?' },
    words: { zh: '证书 领取 下载证书 打印证书 结业', en: 'certificate certificates download print' },
    answer: {
      zh: '在个人中心的“我的证书”里，可以下载图片或 PDF。别人可以扫证书上的二维码，或用验证码查验真伪。',
      en: 'Under My certificates in your profile, to download as a picture or PDF. Anybody can check one by its QR code or verification code.',
    },
    actions: [{ label: { zh: '我的证书', en: 'My certificates' }, target: page('/user/certificate') }],
  },
];
