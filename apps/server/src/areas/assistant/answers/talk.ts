import { plain, shortened } from '../markdown.ts';
import { prompt, reply } from '../reply.ts';
import type { Reply } from '../reply.ts';
import { questions } from './answering.ts';
import type { Asked } from './answering.ts';

const suggestions = ({ context: { text } }: Asked) =>
  [questions.due, questions.resume, questions.earn].map((one) => prompt(text(one)));

const abilities = {
  zh: '我能回答：有什么要完成的、上次学到哪里、找某个主题的课程、你的学分、学习规则，也能总结一门课。',
  en: 'I can tell you what is due, where you left off, which courses there are about a subject, your credits and how studying counts, and I can summarise a course.',
} as const;

export const greetingAnswer = (asked: Asked): Reply =>
  reply(
    asked.context.text({
      zh: `你好！我是内置学习助手。${abilities.zh}`,
      en: `Hello! I am the built-in learning assistant. ${abilities.en}`,
    }),
    [],
    suggestions(asked),
  );

export const thanksAnswer = (asked: Asked): Reply =>
  reply(
    asked.context.text({ zh: '不客气，学习顺利！', en: 'You are welcome. Enjoy your studies!' }),
    [],
    suggestions(asked),
  );

export const whoAnswer = (asked: Asked): Reply =>
  reply(
    asked.context.text({
      zh: `我是内置学习助手：按固定的规则，从你能看到的课程和任务里找答案，不是大语言模型。${abilities.zh}`,
      en: `I am the built-in learning assistant: by fixed rules I look up answers in the courses and tasks that you may see; I am no language model. ${abilities.en}`,
    }),
    [],
    suggestions(asked),
  );

/** Longest quotation of a question in the answer, in characters. */
const quoted = 60;

/** Says that nothing was found, and what can be asked instead. */
export function fallbackAnswer(asked: Asked): Reply {
  const words = plain(shortened(asked.question, quoted));
  return reply(
    asked.context.text({
      zh: `关于“${words}”，我没有找到答案。${abilities.zh}`,
      en: `I found no answer to “${words}”. ${abilities.en}`,
    }),
    [],
    suggestions(asked),
  );
}
