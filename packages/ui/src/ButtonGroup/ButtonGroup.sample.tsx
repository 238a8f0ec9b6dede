import { Button } from '../Button/Button.tsx';
import type { Sample } from '../test/minimalProps.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

const sample: Sample = {
  render: (root) => (
    <ButtonGroup {...root} label="本节">
      <Button>下一节</Button>
    </ButtonGroup>
  ),
};
export default sample;
