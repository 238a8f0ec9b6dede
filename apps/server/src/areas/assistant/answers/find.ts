import { CourseListKind, TargetKind } from '@stoa/domain';
import { desc } from 'drizzle-orm';
import { course } from '../../../db/schema/index.ts';
import { conditionOf } from '../../course/list.ts';
import { blocks, bold, list, plain, shortened } from '../markdown.ts';
import { passagesAbout } from '../passages.ts';
import type { Passage } from '../passages.ts';
import { reply } from '../reply.ts';
import type { Action, Reply } from '../reply.ts';
import { allCourses } from './answering.ts';
import type { Asked } from './answering.ts';

const shown = 4;
/** Longest keyword that a list accepts, in characters. */
const keywordSigns = 50;

/** A link to the search, which finds more than fits into an answer, if the company has the search. */
const searchFor = ({ context, viewer, topic }: Asked): Action[] =>
  viewer.flags.showSearchCourseFlg && topic !== ''
    ? [
        {
          label: context.text({ zh: '搜索更多', en: 'Search for more' }),
          target: {
            kind: TargetKind.Url,
            url: `/search?keyword=${encodeURIComponent(shortened(topic, keywordSigns))}`,
          },
        },
      ]
    : [];

const lineOf = ({ title, summary }: Pick<Passage, 'title' | 'summary'>, { context }: Asked): string =>
  summary === ''
    ? bold(title)
    : context.text({ zh: `${bold(title)}：${plain(summary)}`, en: `${bold(title)}: ${plain(summary)}` });

function named(head: string, found: readonly Passage[], asked: Asked): Reply {
  const first = found.slice(0, shown);
  return reply(
    blocks(head, list(first.map((one) => lineOf(one, asked)))),
    first.map(({ title, target }) => ({ title, target })),
    [...searchFor(asked), allCourses(asked.context)],
  );
}

/** The courses that most people study, for a question that names no subject. */
async function popular(asked: Asked): Promise<Reply | undefined> {
  const { context, viewer } = asked;
  const { tx, now, text } = context;
  const rows = await tx
    .select({ courseId: course.courseId, title: course.title, summary: course.summary })
    .from(course)
    .where(conditionOf(tx, { kind: CourseListKind.All }, viewer, now))
    .orderBy(desc(course.hotScore), desc(course.courseId))
    .limit(shown);
  if (rows.length === 0) return undefined;
  const courses = rows.map(({ courseId, title, summary }) => ({
    title: text(title),
    summary: text(summary),
    target: { kind: TargetKind.Course, id: courseId },
  }));
  return reply(
    blocks(
      text({
        zh: '你想学哪方面的内容？告诉我一个主题，我来找。大家现在学得最多的是：',
        en: 'What would you like to learn about? Name a subject and I will look. Most people study these now:',
      }),
      list(courses.map((one) => lineOf(one, asked))),
    ),
    courses.map(({ title, target }) => ({ title, target })),
    [allCourses(context)],
  );
}

/** Courses about a subject, among those that the person may be shown. */
export async function findAnswer(asked: Asked): Promise<Reply | undefined> {
  const { context, viewer, subject, topic } = asked;
  const { text } = context;
  if (subject.length === 0) return popular(asked);
  const found = await passagesAbout(context, viewer, subject);
  const courses = found.filter(({ kind }) => kind === TargetKind.Course || kind === TargetKind.Special);
  const about = plain(shortened(topic, keywordSigns));
  if (courses.length > 0) {
    return named(text({ zh: '找到这些课程：', en: 'These courses fit best:' }), courses, asked);
  }
  return found.length > 0
    ? named(
        text({
          zh: `没有找到专门讲“${about}”的课程，相关的内容有：`,
          en: `I found no course about “${about}”, but this is near it:`,
        }),
        found,
        asked,
      )
    : reply(
        text({
          zh: `在你能看到的课程里，没有找到关于“${about}”的内容。换一个说法试试，或者看看全部课程。`,
          en: `Among the courses that you may see there is nothing about “${about}”. Try other words, or look through all courses.`,
        }),
        [],
        [allCourses(context), ...searchFor(asked)],
      );
}

/** Passages that match the words of a question whose intent is unknown. */
export async function nearAnswer(asked: Asked): Promise<Reply | undefined> {
  const found = await passagesAbout(asked.context, asked.viewer, asked.subject);
  if (found.length === 0) return undefined;
  const { text } = asked.context;
  return named(
    text({
      zh: '这个问题我没有现成的答案。和它最相关的内容是：',
      en: 'I have no ready answer to this. What comes closest is:',
    }),
    found,
    asked,
  );
}
