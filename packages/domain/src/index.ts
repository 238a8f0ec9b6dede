export { VipStatus, FontSize, CompanyStatus, MemberState, JobLevel } from './enums/account.ts';
export { Gender } from './enums/gender.ts';
export { LoginKind, LoginSourceType, ReferrerType } from './enums/login.ts';
export { QrStatus } from './enums/qrStatus.ts';
export {
  CourseListKind,
  ChargeKind,
  ChargeFilter,
  DurationFilter,
  RatingFilter,
  ProgressFilter,
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
  SwitchCause,
  Verdict,
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
export { KnowledgeState, CertificateState, ThreadKind, Relation } from './enums/knowledge.ts';
export { PersonRole } from './enums/person.ts';
export { NotificationKind } from './enums/notification.ts';
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
export {
  chunkTimeoutMs,
  defaultColorPrimary,
  defaultLocale,
  locales,
  noCompanyId,
  requestTimeoutMs,
  signatureBucket,
  signatureBucketMs,
} from './constants.ts';
export type { Locale } from './constants.ts';
export { codeTranslation, defaultValues, installationValuesFrom } from './rules/installationValues.ts';
export type { Code, CodesOf, CodeTranslation, InstallationValues } from './rules/installationValues.ts';
export { tenantTraitsOf, type TenantTraits } from './rules/tenantTraits.ts';
export { defaultSettings, runtimeSettingsFrom } from './settings.ts';
export type { RuntimeSettings } from './settings.ts';
export { isValueOf, valuesOf } from './rules/enumeration.ts';
export { coverMotifOf, coverMotifs, coverPlan, coverSeed } from './rules/cover.ts';
export type { CoverMotif, CoverPlan } from './rules/cover.ts';
export { answerFill, readAnswer, writeAnswer } from './rules/answer.ts';
export type { AnswerByKind, AnswerFill } from './rules/answer.ts';
export { bellGraceMs, judgeSave } from './rules/examSave.ts';
export type { SaveJudgement, SentSet, StoredSet } from './rules/examSave.ts';
export { countsAsSwitch, filePickerSeconds } from './rules/examSwitch.ts';
export type { SwitchRules } from './rules/examSwitch.ts';
export {
  isOutsideWindow,
  longestSurveyText,
  shownQuestions,
  surveyGaps,
  surveyProblem,
} from './rules/survey.ts';
export type { SurveyAsked, SurveyGap, SurveyLimits, SurveyProblem, SurveyValues } from './rules/survey.ts';
export { domainNameOf } from './rules/domainName.ts';
export type { DomainNameOptions } from './rules/domainName.ts';
export {
  formatBytes,
  formatCount,
  formatCounted,
  formatDuration,
  formatLength,
  formatMoneyFen,
} from './rules/format.ts';
export { formatPosition } from './rules/position.ts';
export { durationBounds, leastStars } from './rules/courseFilter.ts';
export { dateLocale } from './rules/dateLocale.ts';
export { calendarTime, dueState, formatDateTime, formatDay } from './rules/dateTime.ts';
export { formatFullDateTime } from './rules/fullDateTime.ts';
export type { CalendarTime, DateTimeOptions, DueState, DueUrgency } from './rules/dateTime.ts';
export { acceptedExtensions, extensionOf, fileLabelOf, isAccepted, uploadSizeLimits } from './rules/file.ts';
export { clampFontSize, fontSizePx } from './rules/fontSize.ts';
export {
  defaultSession,
  hasCompanyOf,
  isLoggedIn,
  mergeCompanyInfo,
  mergeUserInfo,
  sessionFrom,
} from './rules/session.ts';
export type { SessionCompanyInfo, SessionFields, SessionUserInfo } from './rules/session.ts';
export { defaultGlobalConfig, globalConfigFrom } from './rules/globalConfig.ts';
export type { GlobalConfig, GlobalConfigFlag } from './rules/globalConfig.ts';
export { defaultTabTitle, pageTitle } from './rules/title.ts';
export { brandingLimits, loginPreviewQuery, readBranding } from './rules/branding.ts';
export type { Branding, BrandingField, BrandingProblem, BrandingResult } from './rules/branding.ts';
export { keepsTab, loginPreviewMaxBytes, parseLoginPreview } from './rules/loginPreview.ts';
export type { LoginPreview } from './rules/loginPreview.ts';
export { certifiedManagerPath } from './rules/linkPages.ts';
export { linkTargetPath } from './rules/linkTarget.ts';
export type { LinkOptions, ResolvedLink } from './rules/linkTarget.ts';
export { planItemPath } from './rules/planItem.ts';
export { isMember, priceFor } from './rules/price.ts';
export type { Charge, Membership, Price, PriceViewer } from './rules/price.ts';
export { safeInternalPath } from './rules/safePath.ts';
