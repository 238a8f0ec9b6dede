import { inLayer } from '../../style/inLayer.ts';

/** As wide as the field with its button, so that the button that clears the history is near the keywords. */
export const start = inLayer({ maxInlineSize: '46rem' });
