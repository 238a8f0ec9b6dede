import type { Sample } from '../test/minimalProps.tsx';
import { Rating } from './Rating.tsx';

const sample: Sample = { render: (root) => <Rating {...root} aria-label="课程评分" /> };
export default sample;
