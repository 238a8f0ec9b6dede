import type { CompanyStatus, FontSize, JobLevel, MemberState, VipStatus } from '../enums/account.ts';
import type { Gender } from '../enums/gender.ts';
import type {
  ClassMemberState,
  ClassState,
  ReviewKind,
  ReviewState,
  SignMethod,
  SignResult,
} from '../enums/blendedClass.ts';
import type { CertifiedState, MbaState, OrderState, PaymentMethod, PurchaseKind } from '../enums/commerce.ts';
import type {
  AccessState,
  AssignKind,
  ChargeFilter,
  DurationFilter,
  ProgressFilter,
  RatingFilter,
  ChargeKind,
  CommentPlacement,
  CourseListKind,
  CourseSource,
  Definition,
  ItemKind,
  OrderPolicy,
  ProgressState,
  SeekPolicy,
} from '../enums/course.ts';
import type {
  AnonymousMode,
  AttemptState,
  ExamKind,
  ExamUserState,
  MultiScoreRule,
  PaperMode,
  QuestionKind,
  ResultPolicy,
  ResultWhen,
  ScoreRule,
  SubmitReason,
  SwitchCause,
  Verdict,
} from '../enums/exam.ts';
import type { FileKind, FileLabel, UploadKind, UploadStatus } from '../enums/file.ts';
import type {
  AdvertFrequency,
  AdvertSlot,
  BannerLayout,
  ContentKind,
  CornerPosition,
  HomeModuleKind,
  ListLayout,
} from '../enums/home.ts';
import type { EditAction, LoadState } from '../enums/interface.ts';
import type { CertificateState, KnowledgeState, Relation, ThreadKind } from '../enums/knowledge.ts';
import type { PersonRole } from '../enums/person.ts';
import type { NotificationKind } from '../enums/notification.ts';
import type { LiveKind, LiveStatus, Reaction } from '../enums/live.ts';
import type { LoginKind, LoginSourceType, ReferrerType } from '../enums/login.ts';
import type { QrStatus } from '../enums/qrStatus.ts';
import type { FixedPageKey } from '../enums/page.ts';
import type { AiPlanState, AwardKind, PlanItemType, TaskItemKind } from '../enums/plan.ts';
import type { NavAreaKind, StudyRecordKind, TargetKind } from '../enums/target.ts';
import type { ErrorCode } from '../enums/errorCode.ts';

type Words<Value extends number | string> = Readonly<Record<Value, string>>;

/**
 * A label for every value of every enumeration. A missing one is a compile error in the file of its locale.
 */
export interface Labels {
  readonly vipStatus: Words<VipStatus>;
  readonly fontSize: Words<FontSize>;
  readonly companyStatus: Words<CompanyStatus>;
  readonly memberState: Words<MemberState>;
  readonly gender: Words<Gender>;
  readonly jobLevel: Words<JobLevel>;
  readonly loginKind: Words<LoginKind>;
  readonly loginSourceType: Words<LoginSourceType>;
  readonly referrerType: Words<ReferrerType>;
  readonly qrStatus: Words<QrStatus>;
  readonly courseListKind: Words<CourseListKind>;
  readonly chargeKind: Words<ChargeKind>;
  readonly chargeFilter: Words<ChargeFilter>;
  readonly durationFilter: Words<DurationFilter>;
  readonly ratingFilter: Words<RatingFilter>;
  readonly progressFilter: Words<ProgressFilter>;
  readonly courseSource: Words<CourseSource>;
  readonly accessState: Words<AccessState>;
  readonly itemKind: Words<ItemKind>;
  readonly progressState: Words<ProgressState>;
  readonly assignKind: Words<AssignKind>;
  readonly seekPolicy: Words<SeekPolicy>;
  readonly orderPolicy: Words<OrderPolicy>;
  readonly definition: Words<Definition>;
  readonly commentPlacement: Words<CommentPlacement>;
  readonly examKind: Words<ExamKind>;
  readonly questionKind: Words<QuestionKind>;
  readonly examUserState: Words<ExamUserState>;
  readonly attemptState: Words<AttemptState>;
  readonly submitReason: Words<SubmitReason>;
  readonly switchCause: Words<SwitchCause>;
  readonly verdict: Words<Verdict>;
  readonly paperMode: Words<PaperMode>;
  readonly resultPolicy: Words<ResultPolicy>;
  readonly resultWhen: Words<ResultWhen>;
  readonly scoreRule: Words<ScoreRule>;
  readonly multiScoreRule: Words<MultiScoreRule>;
  readonly anonymousMode: Words<AnonymousMode>;
  readonly planItemType: Words<PlanItemType>;
  readonly taskItemKind: Words<TaskItemKind>;
  readonly aiPlanState: Words<AiPlanState>;
  readonly awardKind: Words<AwardKind>;
  readonly reviewKind: Words<ReviewKind>;
  readonly reviewState: Words<ReviewState>;
  readonly classState: Words<ClassState>;
  readonly classMemberState: Words<ClassMemberState>;
  readonly signMethod: Words<SignMethod>;
  readonly signResult: Words<SignResult>;
  readonly liveKind: Words<LiveKind>;
  readonly liveStatus: Words<LiveStatus>;
  readonly reaction: Words<Reaction>;
  readonly knowledgeState: Words<KnowledgeState>;
  readonly certificateState: Words<CertificateState>;
  readonly threadKind: Words<ThreadKind>;
  readonly relation: Words<Relation>;
  readonly personRole: Words<PersonRole>;
  readonly notificationKind: Words<NotificationKind>;
  readonly purchaseKind: Words<PurchaseKind>;
  readonly paymentMethod: Words<PaymentMethod>;
  readonly orderState: Words<OrderState>;
  readonly certifiedState: Words<CertifiedState>;
  readonly mbaState: Words<MbaState>;
  readonly bannerLayout: Words<BannerLayout>;
  readonly homeModuleKind: Words<HomeModuleKind>;
  readonly advertSlot: Words<AdvertSlot>;
  readonly advertFrequency: Words<AdvertFrequency>;
  readonly contentKind: Words<ContentKind>;
  readonly cornerPosition: Words<CornerPosition>;
  readonly listLayout: Words<ListLayout>;
  readonly targetKind: Words<TargetKind>;
  readonly navAreaKind: Words<NavAreaKind>;
  readonly studyRecordKind: Words<StudyRecordKind>;
  readonly fileKind: Words<FileKind>;
  readonly fileLabel: Words<FileLabel>;
  readonly uploadKind: Words<UploadKind>;
  readonly uploadStatus: Words<UploadStatus>;
  readonly loadState: Words<LoadState>;
  readonly editAction: Words<EditAction>;
  readonly fixedPageKey: Words<FixedPageKey>;
  /** Messages of the error codes, as the server answers them in `msg`; the server replaces `{…}`. */
  readonly errorMessages: Words<ErrorCode>;
}
