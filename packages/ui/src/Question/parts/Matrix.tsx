import { clsx } from 'clsx';
import { pairsOf } from '../model.ts';
import type { MatrixAsked } from '../types.ts';
import type { AnswerPartProps } from './answer.ts';
import * as styles from './answers.css.ts';

/**
 * A radio button for each column in each row. It is a table whose head stays in view while its rows scroll; on a
 * narrow page each row is a block. Each button is named by its row and its column, whatever the page looks like.
 */
export function Matrix({ asked, id, start, locked, words }: AnswerPartProps<MatrixAsked>) {
  const chosen = pairsOf(start);
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead className={styles.columns}>
          <tr>
            <th scope="col" className={clsx(styles.column, styles.firstColumn)}>
              {words.matrixItem}
            </th>
            {asked.columns.map(({ key, text }) => (
              <th key={key} id={`${id}-c-${key}`} scope="col" className={styles.column}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.rows}>
          {asked.rows.map((row) => (
            <tr key={row.key} className={styles.row}>
              <th id={`${id}-r-${row.key}`} scope="row" className={styles.rowHead}>
                {row.text}
              </th>
              {asked.columns.map((column) => (
                <td key={column.key} className={styles.cell}>
                  <label className={styles.cellTarget}>
                    {/* If each row is a block, the text of the column is beside its button. */}
                    <span aria-hidden className={styles.cellWords}>
                      {column.text}
                    </span>
                    <input
                      type="radio"
                      name={`${id}-${row.key}`}
                      value={`${row.key}:${column.key}`}
                      aria-labelledby={`${id}-r-${row.key} ${id}-c-${column.key}`}
                      defaultChecked={chosen.get(row.key) === column.key}
                      disabled={locked}
                      data-part="option"
                      className={clsx(styles.radio, styles.cellRadio)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
