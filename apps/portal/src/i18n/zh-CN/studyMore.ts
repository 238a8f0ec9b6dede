export default {
  tabs: {
    name: '本节的目录与讨论',
    contents: '目录',
    notes: '笔记',
    qa: '问答',
    comments: '评论',
    open: '打开侧栏',
    close: '收起侧栏',
  },
  about: {
    open: '进度是怎么算的',
    title: '进度是怎么算的',
    rest: '还需停留 {time}。',
    rules: '怎样算完成一节',
    current: '本节',
    rule: {
      media: '看过或听过的部分满 {ratio, number}%；重复看的部分只计一次。',
      document: '每一页停留 2 秒以上，并且读够时间：每页 2 秒，至少 {stay, number} 秒，最多 5 分钟。',
      image: '每张图片放大看 2 秒以上。',
      table: '打开每一张工作表，并停留至少 {stay, number} 秒。',
      article: '读到文末，并且读够时间：按字数算，至少 {stay, number} 秒。',
      link: '打开链接 10 秒以后，点“我已看完”。',
    },
  },
  related: {
    title: '相关课程',
    items: '{count, number} 节',
  },
  keys: {
    title: '快捷键',
    here: '在这一节里',
    note: '记笔记',
    next: '下一节',
    previous: '上一节',
    help: '显示快捷键',
  },
} as const;
