import { memo, type ReactNode } from 'react';
import { box } from '../../Checkbox/Checkbox.css.ts';
import * as styles from '../DataTable.css.ts';
import type { RowProps } from './TableRow.tsx';

interface CardProps<Row> extends RowProps<Row> {
  renderCard?(this: void, row: Row): ReactNode;
}

function Facts<Row>({ row, columns }: Pick<RowProps<Row>, 'row' | 'columns'>) {
  return (
    <dl className={styles.facts}>
      {columns
        .filter(({ named }) => !named)
        .map(({ column }) => (
          <div key={column.key} style={{ display: 'contents' }}>
            <dt className={styles.term}>{column.header}</dt>
            <dd className={styles.fact}>{column.cell(row)}</dd>
          </div>
        ))}
    </dl>
  );
}

function Card<Row>(props: CardProps<Row>) {
  const { row, rowKey, columns, selected, selectName, href, renderLink, renderCard } = props;
  const name = columns.find(({ named }) => named)?.column.cell(row);
  const checkbox = selected !== undefined && (
    <span className={styles.cardBox}>
      <input type="checkbox" checked={selected} readOnly aria-label={selectName} className={box} />
    </span>
  );
  return (
    <li data-key={rowKey} data-state={selected === true ? 'selected' : undefined} className={styles.card}>
      {renderCard === undefined ? (
        <>
          <div className={styles.cardHead}>
            {checkbox}
            <span className={styles.cardName}>
              {href === undefined ? name : renderLink({ href, className: styles.cardLink, children: name })}
            </span>
          </div>
          <Facts row={row} columns={columns} />
        </>
      ) : (
        <>
          {checkbox}
          {renderCard(row)}
        </>
      )}
    </li>
  );
}

/** A row as a card: first the cell that names the row, then the other columns in order, each with its heading. */
export const RowCard: <Row>(props: CardProps<Row>) => ReactNode = memo(Card);
