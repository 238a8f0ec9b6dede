import type { RenderLink } from '@stoa/ui/CourseCard';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Study } from '../study.ts';

type LinkProps = Parameters<RenderLink>[0] & { study: Study };

function LeavingLink({ study, href, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    void study.leave().then(() => navigate(href));
  };
  return (
    <Link {...rest} to={href} onClick={onClick}>
      {children}
    </Link>
  );
}

/** Links out of the study page: the last beat is sent first, so that the next page shows what was studied. */
export const leavingLink =
  (study: Study): RenderLink =>
  (props) => <LeavingLink {...props} study={study} />;
