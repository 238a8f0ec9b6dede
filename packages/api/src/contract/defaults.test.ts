import { describe, expect, it } from 'vitest';
import { allCalls } from '../test/calls.ts';
import { defaultOf } from './defaults.ts';
import type { AnyCall } from './define.ts';
import { bare, entriesOf, innerOf, isOptional, partOf } from './schema.ts';
import type { GenericSchema } from 'valibot';

/** The calls of the specification, and those of the pages that are built. */
const served = allCalls.filter(({ id }) => {
  const number = Number(id.slice(1));
  return (
    id.startsWith('S') ||
    (number >= 11 && number <= 48) ||
    (number >= 159 && number <= 167) ||
    [4, 5, 7, 49, 81, 82, 83, 100, 101, 102, 103, 104, 129, 130, 131, 148, 150, 151, 152, 153, 154].includes(
      number,
    )
  );
});

/** The required numbers and codes of an answer that have no default, as `parent.name`. */
function withoutDefault(call: AnyCall): string[] {
  const found: string[] = [];
  const seen = new Set<GenericSchema>();
  const walk = (schema: GenericSchema, parent: string): void => {
    const plain = bare(schema);
    const row = innerOf(plain, 'item');
    if (row !== undefined) walk(row, parent);
    if (seen.has(plain)) return;
    seen.add(plain);
    for (const [name, entry] of entriesOf(plain)) {
      walk(entry, name);
      if (isOptional(entry) || 'fallback' in entry || !['number', 'enum', 'picklist'].includes(entry.type))
        continue;
      const surroundings = {
        asked: {
          pageSize: 20,
          on: true,
          threadKind: 1,
          kind: partOf(entry, 'options') === undefined ? 1 : 20,
        },
        here: { list: [], total: 0, pageSize: 20, url: 'a.mp4?b' },
        around: { item: { itemId: 1 } },
        now: 0,
        unique: '1',
      };
      const place = { call: call.id, parent, name };
      if (defaultOf(entry, place, surroundings) === undefined) found.push(`${parent}.${name}`);
    }
  };
  walk(call.data, '');
  return found;
}

const isId = (field: string): boolean => /(?:\.id|Id)$/.test(field);

describe('defaults of answers', () => {
  const fields = [...new Set(served.flatMap(withoutDefault))].toSorted();

  it('exist for every number but ids and numbers that have no sensible default', () => {
    expect(fields.filter((field) => !isId(field))).toMatchInlineSnapshot(`
      [
        ".cause",
        ".ended",
        ".issueTime",
        ".itemKind",
        ".kind",
        ".leftTime",
        ".savedTime",
        ".slot",
        ".state",
        ".status",
        ".submitTime",
        ".timestamp",
        ".verdict",
        ".visibleReason",
        "accessRequest.time",
        "answers.verdict",
        "attempt.startTime",
        "attempt.state",
        "attempts.startTime",
        "attempts.state",
        "awards.kind",
        "checked.verdict",
        "collections.kind",
        "counts.filter",
        "counts.kind",
        "counts.value",
        "document.type",
        "entries.cause",
        "entries.leftTime",
        "history.submitTime",
        "item.itemKind",
        "items.itemKind",
        "kinds.kind",
        "knowledge.contentKind",
        "late.arrivedTime",
        "late.typedTime",
        "list.ended",
        "list.issueTime",
        "list.kind",
        "list.lastSeenTime",
        "list.lastWrongTime",
        "list.signInTime",
        "list.startTime",
        "list.state",
        "list.submitTime",
        "lives.endTime",
        "lives.liveKind",
        "lives.startTime",
        "lives.status",
        "markers.time",
        "marking.objectiveScore",
        "moreTarget.kind",
        "needs.kind",
        "presence.deadlineTime",
        "record.submitTime",
        "refusal.time",
        "refused.reason",
        "refusedAnswers.reason",
        "rubric.fullScore",
        "rubric.weight",
        "switches.cause",
        "switches.leftTime",
        "target.kind",
        "template.orientation",
        "wsTicket.expireTime",
      ]
    `);
  });

  it('do not exist for the ids that identify an entry', () => {
    expect([...new Set(fields.filter(isId).map((field) => field.replace(/^.*\./, '')))])
      .toMatchInlineSnapshot(`
        [
          "advId",
          "areaId",
          "certificateId",
          "courseId",
          "examId",
          "functionId",
          "guestId",
          "id",
          "itemId",
          "moduleId",
          "noteId",
          "orgId",
          "personId",
          "questionId",
          "refId",
          "reviewId",
          "threadId",
          "videoId",
          "planId",
          "fileId",
          "attemptId",
          "templateId",
          "chapterId",
          "knowledgeId",
          "bannerId",
          "notificationId",
          "questionnaireId",
          "recordId",
          "liveId",
          "rubricId",
          "sectionId",
          "tabId",
          "tagId",
        ]
      `);
  });
});
