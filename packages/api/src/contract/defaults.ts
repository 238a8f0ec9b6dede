import {
  AccessState,
  AdvertFrequency,
  AnonymousMode,
  AssignKind,
  BannerLayout,
  ChargeKind,
  CommentPlacement,
  CornerPosition,
  CourseSource,
  Definition,
  ExamKind,
  ExamUserState,
  FileLabel,
  Gender,
  KnowledgeState,
  ListLayout,
  MultiScoreRule,
  NavAreaKind,
  NotificationKind,
  OrderPolicy,
  PaperMode,
  PersonRole,
  ProgressState,
  ResultPolicy,
  ResultWhen,
  ScoreRule,
  SeekPolicy,
  TargetKind,
} from '@stoa/domain';
import { is } from 'valibot';
import type { GenericSchema } from 'valibot';
import { partOf } from './schema.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The values from which a default may be computed. */
export interface Surroundings {
  /** The fields of the request. */
  readonly asked: Fields;
  /** The object whose field is missing, as far as it is read. */
  readonly here: Fields;
  /** The enclosing object. */
  readonly around: Fields;
  /** The time of the answer, by the server's clock if it is known. */
  readonly now: number;
  /** A text that no other entry of the answer has. */
  readonly unique: string;
}

type Default = number | string | boolean | ((surroundings: Surroundings) => unknown);

/*
 * These defaults are not part of the schemas, because every page loads its schemas at once, while the
 * defaults are needed only when an answer differs from the contract.
 */

const names = (listed: string): readonly string[] => listed.trim().split(/\s+/);

/** Numbers whose absence a screen shows as nothing. */
const amounts = names(`
  againSeconds answered autoplaySeconds avg awaySeconds beats changed collectNum commentNum completedItems count countedSeconds courseCount
  courseNum credit deleted doing done duration durationMinutes extraSeconds fansNum goalMinutes got invited itemCount jobLevel lastPosition lateEntryMinutes
  likeNum limit marked marking maxAttempts maxPosition memberCount minStaySeconds minSubmitMinutes mine num overdue passScore pending percent position
  presenceSeconds questionCount receivedSize replyNum requiredItems retakeIntervalMinutes rewardCredit rightInRow running
  savedSeq score seconds size sort streakDays
  studySeconds subscribeNum switchCount switchLimit target todaySeconds todo totalScore unreadNum usedAttempts usedSeconds validMonths
  viewNum watchedSeconds weekSeconds wrongCount
`);

/** Times whose value 0 means unknown. */
const unknownTimes = names('createTime entryTime freshTime lastTime updatedTime X32.time');

/** Ids that only name an owner or a parent and are never sent in a request. */
const owners = names('companyId userId parentId categoryId author.id sender.id item.chapterId');

const listLength = ({ here }: Pick<Surroundings, 'here'>): number =>
  Array.isArray(here['list']) ? here['list'].length : 0;
const now = (surroundings: Surroundings): number => surroundings.now;
const later = (ms: number) => (surroundings: Surroundings) => surroundings.now + ms;
const yearOf = (surroundings: Surroundings): number => new Date(surroundings.now).getFullYear();
const endOfYear = (surroundings: Surroundings): number => Date.UTC(yearOf(surroundings) + 1, 0, 1);
const asked =
  (name: string, fallback?: unknown) =>
  (surroundings: Surroundings): unknown =>
    surroundings.asked[name] ?? fallback;

const targetAsked = ({ asked: { targetKind, targetId } }: Surroundings): unknown => ({
  kind: targetKind,
  id: targetId,
});

/** The type of a medium, by the ending of its address. */
const typeOfAddress = ({ here }: Surroundings): unknown => {
  const [, ending = ''] = /\.(\w+)(?:[?#]|$)/.exec(String(here['url'])) ?? [];
  return ending.toLowerCase() === 'm3u8' ? 'hls' : ending.toLowerCase();
};

const minute = 60_000;

/**
 * Defaults by the name of the field; `S37.expireTime` is a field of that call's data, `author.id` a field of
 * the objects named `author`. A field that is not listed here has the default of its kind, see {@link
 * defaultOf}.
 */
const byName: Readonly<Record<string, Default | undefined>> = {
  ...Object.fromEntries([...amounts, ...unknownTimes, ...owners].map((name) => [name, 0])),
  // The number of rows, for a page without a total.
  total: listLength,
  pageNo: asked('pageNo', 1),
  pageSize: ({ asked: { pageSize }, here }) => pageSize ?? Math.max(1, listLength({ here })),
  pages: ({ here: { total, pageSize } }) => Math.ceil(Number(total) / Math.max(1, Number(pageSize))),
  // Fields that contain a time.
  serverTime: now,
  'session.startTime': now,
  urlExpireTime: later(4 * 60 * minute),
  'S37.expireTime': later(5 * minute),
  'S19.expireTime': later(5 * minute),
  'S20.expireTime': later(5 * minute),
  'S21.expireTime': later(5 * minute),
  'S23.expireTime': later(5 * minute),
  'credit.deadlineTime': endOfYear,
  'credit.year': yearOf,
  // Fields that say how often, how fast or how much.
  waitSeconds: 60,
  pollIntervalMs: 2_000,
  heartbeatSeconds: 15,
  nextHeartbeatSeconds: 15,
  presenceWaitSeconds: 60,
  switchGraceSeconds: 3,
  maxRate: 2,
  completeRatio: 0.9,
  chunkSize: 5 * 1024 * 1024,
  maxSize: Number.MAX_SAFE_INTEGER,
  // Flags that are on unless the back end switches them off.
  accepted: true,
  closable: true,
  commentOn: true,
  hasPassword: true,
  required: true,
  on: asked('on', false),
  // Values that only distinguish entries.
  taskKey: ({ unique }) => unique,
  'navItems.key': ({ unique }) => unique,
  'children.key': ({ unique }) => unique,
  // Values that are taken from the request or from another field.
  threadKind: asked('threadKind'),
  role: asked('role', PersonRole.Teacher),
  'X24.target': targetAsked,
  'X25.target': targetAsked,
  'progress.itemId': ({ around }) => partOf(around['item'], 'itemId'),
  // A beat that is answered without progress changes no progress, because no item has the id 0.
  'X23.itemId': ({ asked: { itemId }, here: { percent } }) => (percent === undefined ? 0 : itemId),
  'sources.type': typeOfAddress,
  'document.type': typeOfAddress,
  'document.pageCount': ({ here: { pages } }) => (Array.isArray(pages) ? pages.length : 0),
  // Numbers that count from 1, such as tries and reviews of the same work.
  no: 1,
  version: 1,
  'X19.kind': asked('kind'),
  'X20.kind': TargetKind.Special,
  // The plain case: credit on track, a contribution that is shown.
  'credit.state': 1,
  'X24.state': 1,
  'X25.state': 1,
  'X27.state': 1,
  'X155.state': 1,
};

/** Texts that are needed to do or open something, so an empty text is not a possible default. */
const neededTexts: ReadonlySet<string> = new Set(
  names(`
    access_token authorizeUrl checkId corpId key nonceStr qrContent qrId sessionId shareUrl signature suiteId token
    uploadAddress uploadAuth uploadUrl url
  `),
);

/**
 * Defaults of enumerations, wherever they occur. An enumeration without a default identifies an entry, such
 * as the kind of a module or of a link's target: an entry with an unknown code is left out.
 */
const byEnumeration = new Map<unknown, number | string>([
  [AccessState, AccessState.Ok],
  [AdvertFrequency, AdvertFrequency.EveryVisit],
  // Anonymity is promised only if the back end says so explicitly.
  [AnonymousMode, AnonymousMode.Named],
  [AssignKind, AssignKind.Elective],
  [BannerLayout, BannerLayout.Carousel],
  [ChargeKind, ChargeKind.Free],
  [CommentPlacement, CommentPlacement.Bottom],
  [CornerPosition, CornerPosition.TopLeft],
  [CourseSource, CourseSource.Company],
  [Definition, Definition.Auto],
  [ExamKind, ExamKind.Exam],
  [ExamUserState, ExamUserState.Available],
  [FileLabel, FileLabel.Generic],
  [Gender, Gender.Unknown],
  [KnowledgeState, KnowledgeState.Published],
  [ListLayout, ListLayout.Card],
  [NavAreaKind, NavAreaKind.Course],
  [NotificationKind, NotificationKind.System],
  [MultiScoreRule, MultiScoreRule.AllOrNothing],
  [OrderPolicy, OrderPolicy.Free],
  [PaperMode, PaperMode.AllOnOnePage],
  [ProgressState, ProgressState.NotStarted],
  [ResultPolicy, ResultPolicy.Score],
  [ResultWhen, ResultWhen.AfterMarking],
  [ScoreRule, ScoreRule.Highest],
  [SeekPolicy, SeekPolicy.Free],
]);

/** The place of a field. */
export interface FieldPlace {
  readonly call: string;
  /** Name of the field that holds the object or the list of objects. */
  readonly parent: string;
  readonly name: string;
}

const named = ({ call, parent, name }: FieldPlace): Default | undefined =>
  byName[`${call}.${name}`] ?? byName[`${parent}.${name}`] ?? byName[name];

/** The default by the kind of a field; only a number has none. */
function ofKind(schema: GenericSchema, name: string): unknown {
  switch (schema.type) {
    case 'string':
      return neededTexts.has(name) ? undefined : '';
    case 'boolean':
      return false;
    case 'literal':
      return partOf(schema, 'literal');
    case 'enum':
      return byEnumeration.get(partOf(schema, 'enum'));
    default:
      return undefined;
  }
}

/**
 * The documented default of a required field, `undefined` for none: by its name, or else by its enumeration,
 * or else '' for a text, `false` for a flag and the value itself of a constant. A number has a default only
 * by its name, because a wrong 0 misleads; an id that identifies an entry never has one.
 */
export function defaultOf(schema: GenericSchema, place: FieldPlace, surroundings: Surroundings): unknown {
  const own = named(place);
  const taken: unknown = typeof own === 'function' ? own(surroundings) : own;
  // The same name may belong to a number in one object and to a flag in another.
  return taken !== undefined && is(schema, taken) ? taken : ofKind(schema, place.name);
}

/** The default as the reference shows it; only where it is always the same. */
export function fixedDefaultOf(schema: GenericSchema, place: FieldPlace): unknown {
  const own = named(place);
  if (typeof own === 'function') return undefined;
  return own !== undefined && is(schema, own) ? own : ofKind(schema, place.name);
}
