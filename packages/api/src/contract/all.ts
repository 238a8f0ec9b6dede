import {
  aiPlanAccept,
  aiPlanDetail,
  aiPlanGenerate,
  aiPlanList,
  aiPlanOptions,
  aiPlanUpdate,
  chatDelete,
  chatFeedback,
  chatMessages,
  chatSend,
  chatSessions,
} from './ai.ts';
import { certificateDetail, certificateList, certificateVerify } from './certificate.ts';
import {
  annualSubmit,
  applicationSave,
  applicationSubmit,
  applicationWithdraw,
  certifiedCourses,
  certifiedCoursesSelect,
  certifiedOverview,
} from './certified.ts';
import { companyInfo, companyOrgs, joinedCompanies, switchCompany } from './company.ts';
import { globalConfig, loginPage, videoCloudConfig } from './config.ts';
import {
  accessAnswer,
  accessAsk,
  accessRequests,
  accessWithdraw,
  collectionDetail,
  collectionList,
  courseChapters,
  courseDetail,
  courseEnrol,
  courseFilters,
  courseList,
  courseRate,
  courseShare,
  myCourses,
  relatedCourses,
} from './course.ts';
import {
  attemptCheck,
  attemptLate,
  attemptResult,
  attemptSave,
  attemptStart,
  attemptSubmit,
  attemptSwitch,
  attemptSwitchComment,
  attemptWatch,
  examDesk,
  examDeskAttempts,
  examEnd,
  examExtraTime,
  examInfo,
  examList,
  examRecords,
  externalExamEnter,
  externalExamInfo,
  wrongQuestionCheck,
  wrongQuestions,
} from './exam.ts';
import {
  adverts,
  homeBanner,
  homeFunctions,
  homeModules,
  navArea,
  pageBanner,
  previewModules,
  upcomingTasks,
} from './home.ts';
import {
  mentionList,
  noteDelete,
  noteList,
  noteSave,
  relationList,
  relationSet,
  threadAdopt,
  threadCreate,
  threadDelete,
  threadEdit,
  threadList,
} from './interact.ts';
import {
  knowledgeCategories,
  knowledgeDelete,
  knowledgeDetail,
  knowledgeHeartbeat,
  knowledgeList,
  knowledgeSave,
  knowledgeStudyStart,
} from './knowledge.ts';
import { liveDetail, liveList, roomBeat, roomEnter, roomMessage, roomModerate, roomPoll } from './live.ts';
import {
  countryCodes,
  forgetPassword,
  handOffLogin,
  jobNumberLogin,
  login,
  logout,
  qrConfirm,
  qrPoll,
  qrScan,
  qrTicket,
  sendLoginCode,
  sendSmsCode,
  ssoConfig,
  ssoLogin,
  userInfo,
} from './login.ts';
import { apprenticeDetail, teachOverview } from './mentor.ts';
import { miniMbaApply, miniMbaDetail, miniMbaIntro } from './minimba.ts';
import { newsDetail, newsList } from './news.ts';
import {
  markAllRead,
  markRead,
  notificationList,
  notificationSettings,
  notificationSettingsSave,
  unreadNum,
} from './notification.ts';
import { contentDetail, contentList, leadPage, leadSubmit } from './official.ts';
import { ojtDetail, ojtList, ojtSubmit } from './ojt.ts';
import {
  assessmentDetail,
  homeworkDetail,
  homeworkSubmit,
  homeworkWithdraw,
  offlineClassDetail,
  omoDetail,
  omoEnrol,
  omoList,
  omoWithdraw,
  signCorrect,
  signDisplay,
  signInfo,
  signSubmit,
} from './omo.ts';
import { orderCancel, orderCreate, orderList, orderMockNotify, orderPay, orderStatus } from './order.ts';
import { partnerHome } from './partner.ts';
import { personDetail, personList } from './people.ts';
import {
  completedList,
  creditList,
  creditSummary,
  planDetail,
  planList,
  recentList,
  recentRemove,
  studyCalendar,
} from './plan.ts';
import { passwordChange, profile, profileUpdate, sessionEnd, sessionList } from './profile.ts';
import {
  questionnaireDetail,
  questionnaireList,
  questionnaireRecords,
  questionnaireSave,
  questionnaireSubmit,
} from './questionnaire.ts';
import { recordList, recordOverview, recordRanking, recordTrend, studyRule } from './record.ts';
import { reviewDetail, reviewList, reviewSubmit } from './review.ts';
import { searchHistoryClear, searchQuery, searchSuggest } from './search.ts';
import { studyEvidence, studyHeartbeat, studyStart, studySummary, weeklyGoalSet } from './study.ts';
import { channelDetail, channelList, schemeDetail, schemeJoin } from './talent.ts';
import { topicDetail, topicJoin, topicList } from './topic.ts';
import {
  createVideoUpload,
  fileUpload,
  fileUploadToken,
  fileUploadUrl,
  refreshVideoUpload,
  videoInfo,
  videoUpload,
  videoUploadToken,
} from './upload.ts';
import { vipCenter } from './vip.ts';
import { app1Login, app2Login, app3Login, app4Login, jsAgentConfig, jsConfig, suiteId } from './workplace.ts';

/*
 * Two objects, because the compiler writes the type of a constant out in full and refuses one that is too
 * long.
 */
const examining = {
  certificate: { certificateList, certificateDetail, certificateVerify },
  exam: {
    examList,
    examInfo,
    attemptStart,
    attemptSave,
    attemptSwitch,
    attemptCheck,
    attemptSubmit,
    attemptResult,
    examRecords,
    externalExamInfo,
    externalExamEnter,
    attemptSwitchComment,
    attemptLate,
    attemptWatch,
    examDesk,
    examDeskAttempts,
    examExtraTime,
    examEnd,
    wrongQuestions,
    wrongQuestionCheck,
  },
  questionnaire: {
    questionnaireList,
    questionnaireDetail,
    questionnaireSave,
    questionnaireSubmit,
    questionnaireRecords,
  },
  review: { reviewList, reviewDetail, reviewSubmit },
};

const others = {
  ai: {
    aiPlanOptions,
    aiPlanGenerate,
    aiPlanList,
    aiPlanDetail,
    aiPlanUpdate,
    aiPlanAccept,
    chatSessions,
    chatMessages,
    chatSend,
    chatFeedback,
    chatDelete,
  },
  certified: {
    certifiedOverview,
    applicationSave,
    applicationSubmit,
    applicationWithdraw,
    certifiedCourses,
    certifiedCoursesSelect,
    annualSubmit,
  },
  company: { companyOrgs, joinedCompanies, switchCompany, companyInfo },
  config: { videoCloudConfig, globalConfig, loginPage },
  course: {
    courseList,
    courseFilters,
    courseDetail,
    courseChapters,
    courseEnrol,
    courseRate,
    relatedCourses,
    courseShare,
    accessAsk,
    accessWithdraw,
    accessRequests,
    accessAnswer,
    collectionList,
    collectionDetail,
    myCourses,
  },
  home: {
    homeBanner,
    homeFunctions,
    homeModules,
    previewModules,
    upcomingTasks,
    adverts,
    pageBanner,
    navArea,
  },
  interact: {
    threadList,
    threadCreate,
    threadEdit,
    threadDelete,
    threadAdopt,
    mentionList,
    noteList,
    noteSave,
    noteDelete,
    relationSet,
    relationList,
  },
  knowledge: {
    knowledgeList,
    knowledgeCategories,
    knowledgeDetail,
    knowledgeSave,
    knowledgeDelete,
    knowledgeStudyStart,
    knowledgeHeartbeat,
  },
  live: { liveList, liveDetail, roomEnter, roomPoll, roomMessage, roomModerate, roomBeat },
  login: {
    countryCodes,
    sendSmsCode,
    sendLoginCode,
    login,
    jobNumberLogin,
    handOffLogin,
    forgetPassword,
    logout,
    userInfo,
    ssoLogin,
    qrTicket,
    qrPoll,
    ssoConfig,
    qrScan,
    qrConfirm,
  },
  mentor: { teachOverview, apprenticeDetail },
  minimba: { miniMbaIntro, miniMbaApply, miniMbaDetail },
  news: { newsList, newsDetail },
  notification: {
    unreadNum,
    notificationList,
    markAllRead,
    markRead,
    notificationSettings,
    notificationSettingsSave,
  },
  official: { leadPage, leadSubmit, contentList, contentDetail },
  ojt: { ojtList, ojtDetail, ojtSubmit },
  omo: {
    omoList,
    omoDetail,
    omoEnrol,
    omoWithdraw,
    signInfo,
    signSubmit,
    signDisplay,
    signCorrect,
    homeworkDetail,
    homeworkSubmit,
    homeworkWithdraw,
    offlineClassDetail,
    assessmentDetail,
  },
  order: { orderCreate, orderPay, orderStatus, orderCancel, orderList, orderMockNotify },
  partner: { partnerHome },
  people: { personList, personDetail },
  plan: {
    planList,
    planDetail,
    studyCalendar,
    completedList,
    recentList,
    recentRemove,
    creditSummary,
    creditList,
  },
  profile: { profile, profileUpdate, passwordChange, sessionList, sessionEnd },
  record: { recordOverview, recordTrend, recordList, recordRanking, studyRule },
  search: { searchQuery, searchSuggest, searchHistoryClear },
  study: { studyStart, studyHeartbeat, studySummary, studyEvidence, weeklyGoalSet },
  talent: { channelList, channelDetail, schemeDetail, schemeJoin },
  topic: { topicList, topicDetail, topicJoin },
  upload: {
    videoUploadToken,
    createVideoUpload,
    refreshVideoUpload,
    fileUploadUrl,
    fileUploadToken,
    fileUpload,
    videoUpload,
    videoInfo,
  },
  vip: { vipCenter },
  workplace: { jsAgentConfig, jsConfig, suiteId, app1Login, app2Login, app3Login, app4Login },
};

/**
 * The whole contract by area, for code that serves, describes or tests all of it. A screen imports the calls
 * that it uses from their area instead, so that it loads only their schemas.
 */
export const contract: typeof others & typeof examining = { ...others, ...examining };
