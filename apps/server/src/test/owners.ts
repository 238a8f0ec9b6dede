/** A row as `to_jsonb` writes it. */
export type Row = Readonly<Record<string, unknown>>;

/** A reader, and the courses that the reader's company may see. */
export interface Looker {
  readonly companyId: number;
  readonly userId: number;
  readonly admin: boolean;
  readonly courses: ReadonlySet<unknown>;
}

/** Whether a person may see a row; written without looking at the policies. */
type Owner = (row: Row, looker: Looker) => boolean;

const everybody: Owner = () => true;
const company: Owner = (row, { companyId }) => row['company_id'] === companyId;
const companyOrPlatform: Owner = (row, looker) => company(row, looker) || row['company_id'] === 500;
const account: Owner = (row, { userId }) => row['user_id'] === userId;
const person: Owner = (row, looker) => company(row, looker) && account(row, looker);
const adminOfCompany: Owner = (row, looker) => company(row, looker) && looker.admin;
const companyOrSelf: Owner = (row, looker) => company(row, looker) || account(row, looker);
const ownOrPublic: Owner = (row, looker) =>
  company(row, looker) && (account(row, looker) || row['is_public'] === true);
const learnerOrMentor: Owner = (row, looker) =>
  company(row, looker) && (account(row, looker) || row['mentor_user_id'] === looker.userId || looker.admin);
const asCourse: Owner = (row, { courses }) => courses.has(row['course_id']);
const actor: Owner = (row, { companyId, userId }) => row['actor'] === `${userId}@${companyId}`;

/**
 * Every table that requests may read, with the owner of its rows. A table that is missing here belongs to the
 * system: requests have no right to it at all.
 */
export const owners: Readonly<Record<string, Owner>> = {
  category: everybody,
  industry: everybody,
  tag: everybody,
  company,
  login_page_config: company,
  global_config: company,
  vod_config: company,
  org: company,
  platform_grant: company,
  home_function: company,
  home_module: company,
  nav_area: company,
  course_affinity: company,
  home_preview_module: adminOfCompany,
  person: companyOrPlatform,
  apprenticeship: learnerOrMentor,
  course_collection: companyOrPlatform,
  banner_group: companyOrPlatform,
  banner: companyOrPlatform,
  advert: companyOrPlatform,
  study_session: person,
  item_progress: person,
  study_evidence: person,
  course_progress: person,
  study_record: person,
  weekly_goal: person,
  credit_entry: person,
  relation_mark: person,
  course_visit: person,
  notification: person,
  notification_mute: person,
  search_history: person,
  ai_chat_session: person,
  ai_chat_message: person,
  upcoming_task: person,
  upload_file: person,
  upload_video: person,
  account,
  entitlement: account,
  member: companyOrSelf,
  course: asCourse,
  chapter: asCourse,
  course_item: asCourse,
  course_collection_entry: asCourse,
  thread: company,
  note: ownOrPublic,
  course_rating: person,
  access_request: person,
  course_share: person,
  course_invite: person,
  live: companyOrPlatform,
  live_room: companyOrPlatform,
  live_message: companyOrPlatform,
  live_watch: person,
  exam: companyOrPlatform,
  exam_attempt: person,
  wrong_practice: person,
  questionnaire: companyOrPlatform,
  questionnaire_record: person,
  questionnaire_draft: person,
  questionnaire_taken: person,
  certificate_template: companyOrPlatform,
  certificate: person,
  idempotency_record: actor,
};

/** The people who may delete rows of a table, if they are fewer than those who may see them. */
export const deletersOf: Readonly<Record<string, Owner>> = { note: person };

/** An ordinary learner of a company. */
export const learner = { companyId: 1001, userId: 1 };
/** A lecturer and admin of the same company. */
export const admin = { companyId: 1001, userId: 3 };

/** The reader to use for a table that shows nothing to an ordinary learner. */
export const readerOf: Readonly<Record<string, typeof learner>> = {
  home_preview_module: admin,
};
