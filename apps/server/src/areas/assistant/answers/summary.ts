import { TargetKind } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { course } from '../../../db/schema/index.ts';
import { visibleTo } from '../../course/list.ts';
import type { CourseRow } from '../../course/summary.ts';
import { treeOf } from '../../course/tree.ts';
import type { CourseTree } from '../../course/tree.ts';
import { blocks, bold, firstSentences, list, plain, wordsOfHtml } from '../markdown.ts';
import { passagesAbout } from '../passages.ts';
import { prompt, reply } from '../reply.ts';
import type { Reply } from '../reply.ts';
import { allCourses, questions } from './answering.ts';
import type { Asked } from './answering.ts';

const most = { sentences: 2, objectives: 5, chapters: 8, markers: 6 } as const;
/** Share of the question that a course title must cover before the course counts as named. */
const isNamed = 0.5;

/** The course named in the question, else the one that the person has open. */
async function courseMeant(asked: Asked): Promise<CourseRow | undefined> {
  const { context, viewer, subject, place } = asked;
  const named = (await passagesAbout(context, viewer, subject)).find(
    ({ kind, titleShare }) => kind === TargetKind.Course && titleShare >= isNamed,
  );
  const courseId = named?.id ?? place.courseId;
  if (courseId === undefined) return undefined;
  const [row] = await context.tx
    .select()
    .from(course)
    .where(and(eq(course.courseId, courseId), visibleTo(viewer)));
  return row;
}

const clock = (seconds: number): string => {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

function contentsOf({ chapters, items }: CourseTree, { context }: Asked): string {
  const { text } = context;
  const lines = chapters.slice(0, most.chapters).map(({ chapterId, title }) => {
    const inside = items
      .filter((item) => item.chapterId === chapterId)
      .map((item) => plain(text(item.title)));
    if (inside.length === 0) return bold(text(title));
    return `${bold(text(title))}${text({ zh: '：', en: ': ' })}${inside.join(text({ zh: '、', en: ', ' }))}`;
  });
  return lines.length === 0 ? '' : blocks(text({ zh: '目录：', en: 'Contents:' }), list(lines));
}

/** Chapter marks of the open lesson with their times, if its authors set any. */
function momentsOf({ items }: CourseTree, { context, place }: Asked): string {
  const { text } = context;
  const markers = items.find(({ itemId }) => itemId === place.itemId)?.media.markers ?? [];
  return markers.length === 0
    ? ''
    : blocks(
        text({ zh: '本节的要点：', en: 'Moments of this lesson:' }),
        list(markers.slice(0, most.markers).map(({ time, title }) => `${clock(time)} ${plain(text(title))}`)),
      );
}

/** Answers with the description of the course, shortened and with nothing added. */
export async function summaryAnswer(asked: Asked): Promise<Reply> {
  const { context } = asked;
  const { text } = context;
  const row = await courseMeant(asked);
  if (row === undefined) {
    return reply(
      text({
        zh: '想总结哪门课？请打开一门课再问我，或者写出课程的名字。',
        en: 'Which course shall I summarise? Open one and ask again, or name it.',
      }),
      [],
      [allCourses(context), prompt(text(questions.resume))],
    );
  }
  const tree = await treeOf(context, row.courseId);
  const title = text(row.title);
  const target = { kind: TargetKind.Course, id: row.courseId };
  const minutes = Math.max(1, Math.round(row.duration / 60));
  const facts = text({
    zh: `${bold(title)}：${row.itemCount} 节，约 ${minutes} 分钟，${row.credit} 学分。`,
    en: `${bold(title)}: ${row.itemCount} ${row.itemCount === 1 ? 'lesson' : 'lessons'}, about ${minutes} min, ${row.credit} ${row.credit === 1 ? 'credit' : 'credits'}.`,
  });
  const objectives = row.objectives.slice(0, most.objectives).map((one) => plain(text(one)));
  return reply(
    blocks(
      facts,
      plain(text(row.summary)),
      plain(firstSentences(wordsOfHtml(text(row.introHtml)), most.sentences)),
      objectives.length === 0
        ? ''
        : blocks(text({ zh: '学完以后，你能：', en: 'What you will learn:' }), list(objectives)),
      contentsOf(tree, asked),
      momentsOf(tree, asked),
    ),
    [{ title, target }],
    [{ label: text({ zh: '打开课程', en: 'Open the course' }), target }],
  );
}
