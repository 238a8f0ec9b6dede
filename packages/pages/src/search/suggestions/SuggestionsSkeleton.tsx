import { Skeleton } from '@stoa/ui/Skeleton';
import * as styles from './suggestions.css.ts';

/** The skeleton of words to search for. */
export const SuggestionsSkeleton = () => <Skeleton lines={3} className={styles.skeleton} />;
