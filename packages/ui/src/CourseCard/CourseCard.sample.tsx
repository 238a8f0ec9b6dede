import type { Sample } from '../test/minimalProps.tsx';
import { CourseCard } from './CourseCard.tsx';

export default {
  render: (root) => (
    <CourseCard {...root} seed={208} title="店长领导力" href="#208" itemCount={11} durationSeconds={9990} />
  ),
} satisfies Sample;
