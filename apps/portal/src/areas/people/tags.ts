interface Tagged {
  readonly tags: readonly string[];
}

const most = 12;

/** The tags to filter by: the most frequent first, and always the one that is chosen. */
export function tagsOf(people: readonly Tagged[], chosen: string): string[] {
  const counts = new Map<string, number>();
  for (const tag of people.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const common = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([tag]) => tag)
    .slice(0, most);
  return chosen === '' || common.includes(chosen) ? common : [chosen, ...common];
}

/**
 * The tag in the address; one that no person can have counts as none, so that no call fails because of it.
 */
export function tagIn(search: string): string {
  const tag = new URLSearchParams(search).get('tag')?.trim() ?? '';
  return tag.length <= 20 ? tag : '';
}
