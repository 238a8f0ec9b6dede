import { Ellipsis, Maximize, Minimize, MoveHorizontal, MoveVertical, PanelLeft } from 'lucide-react';
import type { useFullScreen } from '../../hooks/useFullScreen.ts';
import { Icon } from '../../Icon/index.ts';
import { IconButton } from '../../IconButton/index.ts';
import { Menu, MenuCheckboxItem, MenuItem } from '../../Menu/index.ts';
import { useLabels } from '../../provider/index.ts';
import * as styles from '../DocumentViewer.css.ts';
import type { Fit } from '../model.ts';
import { PageTools, type PageToolsProps } from './PageTools.tsx';

interface ToolbarProps extends PageToolsProps {
  fit: Fit;
  onFitChange: (fit: Fit) => void;
  thumbnails: boolean;
  onThumbnailsChange: (shown: boolean) => void;
  /** Whether a narrow viewer shows the search. */
  finds: boolean;
  onFindsChange: (shown: boolean) => void;
  fullScreen: ReturnType<typeof useFullScreen>;
}

/** The tools of a document in one row; a narrow viewer has the rare ones behind the button with the three dots. */
export function Toolbar({
  fit,
  onFitChange,
  thumbnails,
  onThumbnailsChange,
  finds,
  onFindsChange,
  fullScreen,
  ...pages
}: ToolbarProps) {
  const labels = useLabels('documentViewer');
  const otherFit = fit === 'width' ? 'page' : 'width';
  const fitting = {
    label: otherFit === 'width' ? labels.fit : labels.fitPage,
    glyph: otherFit === 'width' ? MoveHorizontal : MoveVertical,
    act: () => onFitChange(otherFit),
  };
  const screen = {
    label: fullScreen.on ? labels.exitFullScreen : labels.fullScreen,
    glyph: fullScreen.on ? Minimize : Maximize,
  };
  return (
    <>
      <span className={styles.rare}>
        <IconButton
          glyph={PanelLeft}
          directional
          label={labels.thumbnails}
          size="sm"
          aria-pressed={thumbnails}
          onClick={() => onThumbnailsChange(!thumbnails)}
        />
      </span>
      <PageTools {...pages} />
      <span className={styles.rare}>
        <IconButton glyph={fitting.glyph} label={fitting.label} size="sm" onClick={fitting.act} />
        {fullScreen.able && (
          <IconButton glyph={screen.glyph} label={screen.label} size="sm" onClick={fullScreen.toggle} />
        )}
      </span>
      <span className={styles.dots}>
        <Menu
          label={labels.more}
          trigger={<IconButton glyph={Ellipsis} label={labels.more} size="sm" className={styles.tool} />}
        >
          <MenuCheckboxItem checked={finds} onCheckedChange={onFindsChange}>
            {labels.find}
          </MenuCheckboxItem>
          <MenuItem icon={<Icon glyph={fitting.glyph} />} onSelect={fitting.act}>
            {fitting.label}
          </MenuItem>
          <MenuCheckboxItem checked={thumbnails} onCheckedChange={onThumbnailsChange}>
            {labels.thumbnails}
          </MenuCheckboxItem>
          {fullScreen.able && (
            <MenuItem icon={<Icon glyph={screen.glyph} />} onSelect={fullScreen.toggle}>
              {screen.label}
            </MenuItem>
          )}
        </Menu>
      </span>
    </>
  );
}
