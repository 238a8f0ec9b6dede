export interface CollectionTeacher {
  id: number;
  name: string;
  title: string;
  avatarUrl: string;
  /** The person's own page, where there is one. */
  href?: string | undefined;
}

export interface CollectionSection {
  id: number;
  name: string;
}

/** A special or an institute with what belongs to it. */
export interface CollectionView {
  id: number;
  name: string;
  coverUrl: string;
  /** Said where the introduction is missing. */
  summary: string;
  introHtml: string;
  /** "6 门课程", "1.2万人学过": said one after the other. */
  facts: readonly string[];
  sections: readonly CollectionSection[];
  teachers: readonly CollectionTeacher[];
}

export interface CollectionWords {
  retry: string;
  /** Names the links to the sections. */
  sections: string;
  teachers: string;
  progress: string;
}
