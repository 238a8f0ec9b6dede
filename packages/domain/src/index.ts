export { VipStatus, FontSize, CompanyStatus, MemberState, Gender, JobLevel } from './enums/account.ts';
export { LoginKind, LoginSourceType, ReferrerType, QrStatus } from './enums/login.ts';
export {
  CourseListKind,
  ChargeKind,
  ChargeFilter,
  CourseSource,
  AccessState,
  ItemKind,
  ProgressState,
  AssignKind,
  SeekPolicy,
  OrderPolicy,
  Definition,
  CommentPlacement,
} from './enums/course.ts';
export {
  ExamKind,
  QuestionKind,
  ExamUserState,
  AttemptState,
  SubmitReason,
  PaperMode,
  ResultPolicy,
  ResultWhen,
  ScoreRule,
  MultiScoreRule,
  AnonymousMode,
} from './enums/exam.ts';
export { PlanItemType, TaskItemKind, AiPlanState, AwardKind } from './enums/plan.ts';
export {
  ReviewKind,
  ReviewState,
  ClassState,
  ClassMemberState,
  SignMethod,
  SignResult,
} from './enums/blendedClass.ts';
export { LiveKind, LiveStatus, Reaction } from './enums/live.ts';
export {
  KnowledgeState,
  CertificateState,
  ThreadKind,
  Relation,
  PersonRole,
  NotificationKind,
} from './enums/knowledge.ts';
export { PurchaseKind, PaymentMethod, OrderState, CertifiedState, MbaState } from './enums/commerce.ts';
export {
  BannerLayout,
  HomeModuleKind,
  AdvertSlot,
  AdvertFrequency,
  ContentKind,
  CornerPosition,
  ListLayout,
} from './enums/home.ts';
export { TargetKind, NavAreaKind, StudyRecordKind } from './enums/target.ts';
export { FileKind, FileLabel, UploadKind, UploadStatus } from './enums/file.ts';
export { LoadState, EditAction } from './enums/interface.ts';
export { ErrorCode } from './enums/errorCode.ts';
export { FixedPageKey } from './enums/page.ts';
export type {
  Award,
  Corner,
  FileRef,
  LinkTarget,
  PageKey,
  PersonBrief,
  ProgressBrief,
  StudyContext,
  Tag,
  TreeNode,
  UserBrief,
  VisibleScope,
} from './values.ts';
export type { Labels } from './labels/types.ts';
