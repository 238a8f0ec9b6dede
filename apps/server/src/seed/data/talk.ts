/** Comments of people of the demo companies, which fit any course. */
export const comments: readonly [string, ...string[]] = [
  '讲得很实在，例子都是工作里会遇到的，学完当天就用上了。',
  '节奏刚好，午休分两次看完，一点不累。',
  '第一节最有用，建议大家先看这一节再往下学。',
  '希望能再补充一份可以打印的要点清单，贴在工位旁边。',
  '之前一直凭感觉做，看完才知道步骤可以这么清楚。',
  '和同事一起看的，看完讨论了十分钟，收获比自己学大。',
  '内容很好，如果每节后面有几道小题就更好了。',
  '老师语速适中，字幕也准，嘈杂的地方看字幕完全没问题。',
  '第二遍看又有新体会，值得收藏。',
  '新同事入职一定要看，能少走很多弯路。',
  '案例很真实，简直就是我们上周遇到的情况。',
  '方法简单，关键是坚持做，已经在班前会上分享给大家了。',
  '最后的总结很到位，截了图存在手机里。',
  '比想象中短，但是没有一句废话。',
  '学完以后照着做了一周，确实有变化。',
  'Short and clear. The checklist at the end is what I needed.',
  '希望多出这样的课，讲做法，不讲大道理。',
  '中间那个小技巧第一次听说，马上试了，好用。',
];

export const remarks: readonly [string, ...string[]] = [
  '同感，我也是这么用的。',
  '谢谢分享，回去试试。',
  '已经记下来了。',
  '清单我整理了一份，需要的可以找我。',
  '说得对，坚持最难。',
];

/** A question with its answers; the first answer is the adopted one. */
export const questions: readonly [Question, ...Question[]] = [
  {
    asked: '如果当天特别忙，哪一步可以先放一放？',
    answers: ['先保住第一步和最后一步，中间可以第二天补，但一定要补。', '我一般早上提前十分钟，就不会乱。'],
  },
  { asked: '老师讲的做法，人手少的时候也适用吗？', answers: ['适用，把两个人的分工合成一个人的顺序就行。'] },
  {
    asked: '第二节里说的标准，在哪里可以查到完整的版本？',
    answers: ['在附件里，没有附件的可以问培训负责人要。', '也可以看公司制度库，名字是一样的。'],
  },
  { asked: '刚开始做总是记不住顺序，有什么好办法？', answers: ['写成三个词贴在手边，一周以后就不用看了。'] },
  { asked: '学完之后怎么检验自己真的会了？', answers: ['讲给同事听一遍，讲得清楚就是会了。'] },
  { asked: '这个方法和以前的规定不一样，以哪个为准？', answers: [] },
  { asked: '有没有更难一点的后续课程推荐？', answers: [] },
];

export interface Question {
  readonly asked: string;
  readonly answers: readonly string[];
}

export const notes: readonly [string, ...string[]] = [
  '要点：先看清，再动手，最后复核一遍。',
  '这里的例子可以用在下周的班前会上。',
  '三个问题：为什么做、怎么做、做到什么程度算好。',
  '回去对照自己的做法，差在没有复核。',
  '重点记：例外情况要当场说，不要等到交班。',
  '可以做成一张小卡片。',
];
