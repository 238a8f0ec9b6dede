// The plain scenes for comparison: React and handwritten CSS, with native elements only.
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import './plain.css';
import { columns, entries } from './data.js';

const heights = [20, 34, 30, 52, 61, 75];

function Cover() {
  return (
    <svg className="cover" viewBox="0 0 160 90" aria-hidden="true">
      {heights.map((height, index) => (
        <rect key={height} x={24 + index * 20} y={85 - height} width="14" height={height} rx="3" />
      ))}
      <path d="M24 60 L60 44 L96 38 L140 12" />
    </svg>
  );
}

function Card({ card }) {
  return (
    <article className="card">
      <div className="art">
        <Cover />
        <div className="bar">
          <div className="fill" style={{ inlineSize: `${card.percent}%` }} />
        </div>
      </div>
      <div className="body">
        <h3 className="title">
          <a href={`#${card.id}`}>{card.title}</a>
        </h3>
        <p className="line">
          {card.lessons} 节 · {card.score.toFixed(1)} 分
        </p>
        <p className="line">已学 {card.percent}%</p>
        <div className="foot">
          {card.tags.map((tag) => (
            <span key={tag} className="tag">
              {tag}
            </span>
          ))}
          <button type="button" className="button">
            收藏
          </button>
        </div>
      </div>
    </article>
  );
}

export const Cards = ({ list }) => (
  <div className="grid">
    {list.map((card) => (
      <Card key={card.id} card={card} />
    ))}
  </div>
);

/** A card of several general parts, each written by hand. */
function Piece({ card }) {
  return (
    <section className="piece">
      <span className="tone accent">{card.tags[0]}</span>
      <span className="tone success">{card.tags[1]}</span>
      <span className="avatar">{card.teacher.slice(-2)}</span>
      <p className="words">{card.title}</p>
      <progress className="progress" aria-label="进度" max={100} value={card.percent} />
      <button type="button" className="button">
        收藏
      </button>
    </section>
  );
}

export const Pieces = ({ list }) => (
  <div className="grid">
    {list.map((card) => (
      <Piece key={card.id} card={card} />
    ))}
  </div>
);

const Row = memo(function Row({ row }) {
  return (
    <tr>
      {columns.map(([key, , holds]) => (
        <td key={key} className={holds}>
          {row[key]}
        </td>
      ))}
    </tr>
  );
});

/**
 * A table as an experienced React developer writes it: the sorted rows are cached, and rows are moved instead
 * of rendered again.
 */
export function Table({ list }) {
  const [sort, setSort] = useState({ key: undefined, up: true });
  const sorted = useMemo(() => {
    const { key, up } = sort;
    if (key === undefined) return list;
    return list.toSorted((one, other) => {
      if (one[key] === other[key]) return 0;
      return one[key] < other[key] === up ? -1 : 1;
    });
  }, [list, sort]);
  return (
    <table className="table">
      <thead>
        <tr>
          {columns.map(([key, header, holds]) => (
            <th key={key} scope="col" className={holds}>
              <button type="button" onClick={() => setSort({ key, up: sort.key === key ? !sort.up : true })}>
                {header}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

export function Overlay() {
  const dialog = useRef(null);
  return (
    <>
      <button type="button" id="open" className="button" onClick={() => dialog.current.showModal()}>
        打开
      </button>
      <dialog ref={dialog} className="dialog" aria-label="提示">
        <h2>提示</h2>
        <p>交卷后不能再修改。</p>
        <button type="button" id="close" className="button" onClick={() => dialog.current.close()}>
          知道了
        </button>
      </dialog>
    </>
  );
}

/** The state of a list that opens below its button, closes by Escape and by a press elsewhere, and returns the focus. */
function useOpening() {
  const [open, setOpen] = useState(false);
  const [button, list] = [useRef(null), useRef(null)];
  useEffect(() => {
    const shown = list.current;
    if (!open || !shown) return undefined;
    (shown.querySelector('button') ?? shown).focus();
    const press = ({ target }) => shown.parentElement.contains(target) || setOpen(false);
    const keyDown = ({ key }) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current.focus();
    };
    shown.addEventListener('keydown', keyDown);
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [open, button, list]);
  const trigger = { ref: button, id: 'open', 'aria-expanded': open, onClick: () => setOpen(!open) };
  return { open, list, trigger };
}

export function Choices() {
  const { open, list, trigger } = useOpening();
  return (
    <div className="opening">
      <button type="button" className="button" {...trigger}>
        更多
      </button>
      {open && (
        <div ref={list} role="menu" aria-label="更多" className="list">
          {entries.map((entry) => (
            <button key={entry} type="button" role="menuitem" tabIndex={-1}>
              {entry}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

export function Panel() {
  const { open, list, trigger } = useOpening();
  return (
    <div className="opening">
      <button type="button" className="button" {...trigger}>
        说明
      </button>
      {open && (
        <section ref={list} aria-label="说明" tabIndex={-1} className="list">
          {entries.map((entry) => (
            <p key={entry}>{entry}</p>
          ))}
        </section>
      )}
    </div>
  );
}

export function Form() {
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form className="form">
      <label>
        账号
        <input id="account" value={account} onChange={(event) => setAccount(event.target.value)} />
      </label>
      <label>
        密码
        <input type="password" value={password} onChange={(event) => setPassword(event.target.value)} />
      </label>
      <label className="check">
        <input type="checkbox" /> 记住我
      </label>
      <button type="button" className="button">
        登录
      </button>
    </form>
  );
}

export const Page = ({ children }) => children;

/** A brand colour on the root element, as handwritten CSS does it: the colour, the text on it and its tint. */
/**
 * @param {string} color
 * @param {boolean} tintsGreys Whether text, lines and the page take a trace of the colour, as ours do.
 */
export function retheme(color, tintsGreys = true) {
  const { style } = document.documentElement;
  style.setProperty('--brand', color);
  style.setProperty('--brand-text', `color-mix(in oklab, ${color} 60%, #000)`);
  style.setProperty('--brand-tint', `color-mix(in oklab, ${color} 15%, #fff)`);
  if (!tintsGreys) return;
  style.setProperty('--page', `color-mix(in oklab, ${color} 4%, #fbfaf9)`);
  style.setProperty('--ink', `color-mix(in oklab, ${color} 3%, #24211f)`);
  style.setProperty('--muted', `color-mix(in oklab, ${color} 3%, #68615f)`);
  style.setProperty('--line', `color-mix(in oklab, ${color} 4%, #e7e5e3)`);
}
