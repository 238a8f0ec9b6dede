import type { Rule } from './faq.ts';

/** Rules about progress, completion and credit, as this server applies them. */
export const studyRules: readonly Rule[] = [
  {
    title: { zh: '学习进度是怎么算的？', en: 'How is my progress counted?' },
    words: {
      zh: '学习进度 进度 计算 计入 百分比 重复看 学习时长 观看 时长',
      en: 'progress percent percentage count counted calculated watched study time',
    },
    answer: {
      zh: '只计真正学过的部分：\n\n- **音视频**：播放过的部分；重复看只加学习时长，不加进度\n- **文档、图片、表格**：看过的页数、图片和工作表，并停留够时间\n- **图文**：读到文末，并停留够时间\n- **链接**：打开 10 秒以后，点“我已看完”\n\n课程进度是各必修小节的平均值，选修小节不影响。',
      en: 'Only what you really went through counts:\n\n- **Video and audio**: the parts that you played; to play one again adds study time, not progress\n- **Documents, pictures, tables**: the pages, pictures and sheets that you saw, with the time they take\n- **Articles**: read to the end, with the time it takes\n- **Links**: open it, and after 10 seconds say that you have finished\n\nA course’s progress is the mean of its required lessons; optional ones do not matter.',
    },
  },
  {
    title: { zh: '一节课怎样才算完成？', en: 'When is a lesson completed?' },
    words: {
      zh: '完成 一节 小节 完成条件 看完 学完 未完成 没有完成 看满 视频 文档 多少',
      en: 'lesson completed complete completion finish finished done condition',
    },
    answer: {
      zh: '音视频看满课程要求的比例就算完成，一般是 **90%**，以学习页面上写的为准。文档要看完每一页，图文要读到文末，都要停留够时间。已完成的小节会一直保持完成。\n\n在学习页面可以看到“进度是怎么算的”和本节还差什么。',
      en: 'Video and audio are completed once you have played as much as the course asks for, mostly **90 %**; the study page says how much. Documents want every page and articles their end, each with the time it takes. What is completed stays completed.\n\nThe study page tells how progress is counted and what a lesson still lacks.',
    },
  },
  {
    title: { zh: '下次能接着上次的位置学吗？', en: 'Can I go on where I left off?' },
    words: {
      zh: '续播 接着 继续 上次 位置 换设备 换电脑 记住',
      en: 'resume position continue left off place remembered device computer',
    },
    answer: {
      zh: '可以。学到哪里会自动记住，换一台电脑登录也能接着学。已完成的小节，或者只剩最后几秒的，会从头播放。',
      en: 'Yes. Your place is kept by itself, also for another computer. A lesson that is completed, or that has only seconds left, begins anew.',
    },
  },
  {
    title: {
      zh: '为什么不能快进，或者后面的课打不开？',
      en: 'Why can I not skip ahead or open the next lesson?',
    },
    words: {
      zh: '快进 拖动 进度条 拖进度条 不能拖 倍速 最多 跳过 锁定 锁住 解锁 顺序 按顺序 打不开 下一节 后面',
      en: 'fast forward skip seek drag speed rate locked unlock order sequence next lesson open strict',
    },
    answer: {
      zh: '有的课程要求按顺序学：完成前一节，后一节才会解锁。有的课程不能快进：没看过的部分不能跳过，看过的可以随意回看；个别课程完全不能拖动进度。倍速也可能有上限。本节完成后，快进和倍速的限制就取消了。',
      en: 'Some courses are taken in order: the next lesson opens once you have completed the one before. Some do not let you fast-forward: you cannot skip what you have not seen, but may go back freely; a few do not let you move at all. Speed may have a limit as well. Once the lesson is completed, the limits on moving and speed are gone.',
    },
  },
  {
    title: { zh: '为什么有的学习时间没有计入？', en: 'Why did some of my study time not count?' },
    words: {
      zh: '没有计入 没计入 不计 进度没动 没动 不动 没涨 学习时间 看了 确认 还在学习 其他窗口 两个 设备 挂机',
      en: 'time not count counted presence still there another window tab device away missing',
    },
    answer: {
      zh: '常见的原因：\n\n- 同一时间只计一处的学习，在其他窗口或设备上打开后，这里的不计\n- 有的课程会确认你是否还在，60 秒内没有回应，之后的不计\n- 超过课程允许的倍速，或者跳过没学的内容\n\n在学习页面可以查看每一段为什么没有计入，再看一遍就能补上。',
      en: 'The usual reasons:\n\n- Study counts in one place at a time: once you open another window or device, this one does not count\n- Some courses ask whether you are still there; without an answer within 60 seconds the rest does not count\n- Playing faster than the course allows, or skipping what you have not seen\n\nThe study page shows for every part why it did not count; watch it again to make up for it.',
    },
  },
  {
    title: { zh: '断网时学的会算吗？', en: 'Does it count when I am offline?' },
    words: { zh: '断网 离线 网络 没有网 掉线', en: 'offline network connection lost disconnected' },
    answer: {
      zh: '已经缓冲的内容可以继续播放，进度先存在这台设备上，联网后自动补交。请在一小时内恢复网络，而且期间不要在其他设备上学习。',
      en: 'What is already loaded plays on, and your progress is kept on this device and handed in once you are online. Be back within an hour, and do not study on another device meanwhile.',
    },
  },
  {
    title: { zh: '必修学分和选修学分怎么获得？', en: 'How do I earn required and elective credits?' },
    words: {
      zh: '学分 必修 选修 必修学分 选修学分 获得 得到 一年',
      en: 'credit required compulsory elective earn get year',
    },
    answer: {
      zh: '完成一门课就获得它的学分。完成时这门课如果是分配给你的**必修**任务，计入必修学分；否则计入**选修**学分。同一门课一个自然年只计一次。',
      en: 'You earn a course’s credit by completing it. It counts as **required** when the course is a required task of yours at that moment, else as **elective**. The same course counts once in a calendar year.',
    },
    actions: [{ label: { zh: '我有多少学分？', en: 'How many credits do I have?' } }],
  },
  {
    title: { zh: '任务逾期了怎么办？', en: 'What happens when a task is overdue?' },
    words: {
      zh: '逾期 过期 截止 到期 超时 补学 任务',
      en: 'overdue deadline due late date passed task missed',
    },
    answer: {
      zh: '逾期的任务仍然可以完成，照常记录进度和学分，请尽快补上。任务到期前 72 小时和 24 小时会各提醒一次，首页的“待办任务”把逾期的排在最前面。',
      en: 'You can still complete it, and progress and credit are recorded as ever; do so soon. You are reminded 72 and 24 hours before a task is due, and home lists what is overdue first.',
    },
    actions: [{ label: { zh: '我有哪些任务要完成？', en: 'Which tasks are due?' } }],
  },
  {
    title: { zh: '为什么有的课程不能学？', en: 'Why can I not study some courses?' },
    words: {
      zh: '不能学 权限 没有权限 付费 会员 尚未开放 购买 未开放 下架',
      en: 'access permission closed paid vip member buy not open yet course',
    },
    answer: {
      zh: '可能是课程尚未开放、属于 VIP 专享、需要购买，或者没有对你开放。课程页面会写明原因；带“试看”的小节可以先学。',
      en: 'It may not be open yet, be for VIP members, have to be bought, or not be meant for you. The course’s page says which; lessons marked as a trial can be studied before.',
    },
  },
];
