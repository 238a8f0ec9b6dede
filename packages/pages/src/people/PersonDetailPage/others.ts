const most = 4;

interface Known {
  readonly personId: number;
  readonly tags: readonly string[];
}

/** At most four other people, those with the most subjects in common first; never the person themselves. */
export function othersOf<Other extends Known>(
  people: readonly Other[],
  { personId, tags }: Known,
): readonly Other[] {
  const shared = (other: Other) => other.tags.filter((tag) => tags.includes(tag)).length;
  return people
    .filter((other) => other.personId !== personId)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, most);
}
