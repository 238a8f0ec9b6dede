interface Tagged {
  readonly tags: readonly string[];
}

const most = 12;

/** The tags of the filter: the most frequent first, and always the chosen one. */
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
 * The tag in the address; one that no person can have counts as absent, so that no call fails because of it.
 */
export function tagIn(search: string): string {
  const tag = new URLSearchParams(search).get('tag')?.trim() ?? '';
  return tag.length <= 20 ? tag : '';
}
