import { Building2, Check } from 'lucide-react';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { columnKeys, rovingTarget } from '../keyboard/roving.ts';
import { Icon } from '../Icon/Icon.tsx';
import { announce } from '../LiveRegion/announce.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Tag } from '../Tag/Tag.tsx';
import * as styles from './CompanySwitcher.css.ts';
import { companiesWith, searchFrom } from './model.ts';

export interface SwitchableCompany {
  companyId: number;
  name: string;
  logo?: string | undefined;
  /** Number of unread notifications in that company. */
  unread?: number | undefined;
}

export interface CompanySwitcherProps extends Omit<
  ComponentProps<typeof Dialog>,
  'children' | 'title' | 'footer' | 'onSelect'
> {
  companies: readonly SwitchableCompany[];
  currentId: number;
  /** Called when another company is chosen. The parent asks about unsaved work and makes the switch. */
  onCompanyChange: (companyId: number) => void;
  /**
   * Company to which the person is switching. It is shown as busy, and nothing else can be chosen meanwhile.
   */
  pendingId?: number | undefined;
}

function Logo({ src }: { src: string | undefined }) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={styles.logo}>
      {src !== undefined && src !== '' && src !== broken ? (
        <img src={src} alt="" decoding="async" className={styles.image} onError={() => setBroken(src)} />
      ) : (
        <Icon glyph={Building2} />
      )}
    </span>
  );
}

/** Up and Down move the focus from company to company, and from the search field into the list. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const inSearch = event.target instanceof HTMLInputElement;
  if (inSearch && event.key !== 'ArrowDown') return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-part="company"]')];
  const current = buttons.find((button) => button === document.activeElement);
  const target = rovingTarget(columnKeys, event, buttons, current);
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

/** Lists the companies that a person belongs to and lets them go to another one. */
export function CompanySwitcher({
  companies,
  currentId,
  onCompanyChange,
  pendingId,
  open,
  onOpenChange,
  ...rest
}: CompanySwitcherProps) {
  const labels = useLabels('companySwitcher');
  const [typed, setTyped] = useState('');
  const found = companiesWith(companies, typed);
  const pending = pendingId !== undefined;
  const choose = ({ companyId, name }: SwitchableCompany) => {
    if (pending) return;
    if (companyId === currentId) {
      onOpenChange(false);
      return;
    }
    announce(labels.switching(name));
    onCompanyChange(companyId);
  };
  return (
    <Dialog
      size="sm"
      data-component="CompanySwitcher"
      {...rest}
      open={open}
      // The dialog cannot be closed while a switch is going on, because the person would not see which company
      // they are in.
      onOpenChange={(next) => {
        if (pending) return;
        setTyped('');
        onOpenChange(next);
      }}
      title={labels.title}
    >
      {/* Arrow keys are an addition: Tab and Enter work without them. */}
      <div role="presentation" className={styles.body} onKeyDown={move}>
        {companies.length >= searchFrom && (
          <SearchInput label={labels.search} value={typed} onValueChange={setTyped} />
        )}
        {found.length === 0 ? (
          <output className={styles.nothing}>{labels.nothing(typed)}</output>
        ) : (
          <ul aria-label={labels.list} aria-busy={pending || undefined} className={styles.list}>
            {found.map((company) => (
              <li key={company.companyId}>
                <button
                  type="button"
                  aria-current={company.companyId === currentId || undefined}
                  aria-disabled={pending || undefined}
                  data-part="company"
                  className={styles.company}
                  onClick={() => choose(company)}
                >
                  <Logo src={company.logo} />
                  <span className={styles.name}>{company.name}</span>
                  <span className={styles.end}>
                    {company.unread !== undefined && <Badge count={company.unread} />}
                    {company.companyId === currentId && (
                      <Tag tone="accent" icon={<Icon glyph={Check} size="sm" />}>
                        {labels.current}
                      </Tag>
                    )}
                    {company.companyId === pendingId && <Spinner label={labels.pending} />}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
