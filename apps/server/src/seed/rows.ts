import { assistantRows } from './assistantRows.ts';
import { categoryRows, courseRows } from './courseRows.ts';
import { industries, tags } from './data/catalogue.ts';
import { certificateRows } from './data/certificates.ts';
import { collectionEntries, collections, grants } from './data/collections.ts';
import { companies, flags, loginPages, orgs, vodConfigs } from './data/companies.ts';
import { adverts, bannerGroups, bannerRows, functions } from './data/home.ts';
import { modules } from './data/homeModules.ts';
import { previewModules } from './data/homePreview.ts';
import { peopleRows } from './data/members.ts';
import { liveRows } from './data/lives.ts';
import { navAreas } from './data/navAreas.ts';
import { notificationRows } from './data/notifications.ts';
import { people } from './data/people.ts';
import { questionnaireRows } from './data/questionnaires.ts';
import { taskRows } from './data/tasks.ts';
import { installedApps, linkedIdentities } from './data/workplace.ts';
import { examRows } from './examRows.ts';
import { apprenticeshipRows, askedRows, followRows } from './peopleRows.ts';
import { accessRequestRows, entitlementRows, markRows, progressRows } from './progressRows.ts';
import { talkRows } from './talkRows.ts';
import { seedTimes } from './times.ts';

/** All rows of the demo data as plain values; the same day gives the same rows. */
export function seedRows(seedDay: string, passwordHash: string) {
  const times = seedTimes(seedDay);
  const content = courseRows(times);
  const exams = examRows(times);
  const asked = questionnaireRows(times);
  const progress = progressRows(times, content, exams.examAttempt);
  const everybody = peopleRows(times, passwordHash);
  const bought = entitlementRows(times);
  const rights = { grants, accounts: everybody.accounts, bought };
  const { likes, ...talk } = talkRows(times, content, rights, progress);
  return {
    company: [...companies],
    loginPageConfig: [...loginPages],
    globalConfig: [...flags],
    vodConfig: [...vodConfigs],
    org: [...orgs],
    ...peopleOf(everybody),
    workplaceApp: [...installedApps],
    workplaceIdentity: [...linkedIdentities],
    person: [...people],
    apprenticeship: apprenticeshipRows(times),
    category: categoryRows,
    industry: industries.map(({ id, name }, sort) => ({ industryId: id, name, sort })),
    tag: tags.map(({ tagId, name }) => ({ tagId, name })),
    course: content.courses,
    chapter: content.chapters,
    courseItem: content.items,
    courseCollection: [...collections],
    courseCollectionEntry: [...collectionEntries],
    platformGrant: [...grants],
    bannerGroup: [...bannerGroups],
    banner: bannerRows(times),
    advert: [...adverts],
    homeFunction: [...functions],
    homeModule: [...modules],
    homePreviewModule: [...previewModules],
    navArea: [...navAreas],
    upcomingTask: taskRows(times, { exams: exams.exam, questionnaires: asked.questionnaire }),
    notification: notificationRows(times, talk.thread),
    ...liveRows(times),
    ...assistantRows(times),
    ...exams,
    ...asked,
    ...certificateRows(times),
    entitlement: bought,
    accessRequest: accessRequestRows(times),
    ...talk,
    thread: [...talk.thread, ...askedRows(times, talk.thread.length)],
    relationMark: [...markRows(times), ...followRows(times), ...likes],
    itemProgress: progress.items,
    courseProgress: progress.courses,
    studyRecord: progress.records,
    creditEntry: progress.credits,
  };
}

const peopleOf = ({ accounts, members }: ReturnType<typeof peopleRows>) => ({
  account: accounts,
  member: members,
});

export type SeedRows = ReturnType<typeof seedRows>;
