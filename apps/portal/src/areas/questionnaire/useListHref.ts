import { useRouteTable } from '../../routing/tableContext.ts';

const list = '/questionnaire/list';

/** Address of the list of questionnaires, if there is one. */
export const useListHref = (): string | undefined => (useRouteTable().has(list) ? list : undefined);
