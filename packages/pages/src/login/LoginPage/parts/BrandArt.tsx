import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './BrandArt.css.ts';

export interface BrandArtProps extends ComponentProps<'svg'> {
  /** The company's name; the same seed always draws the same picture. */
  seed: string;
}

const { mist, soft, mid, deep, paper } = styles.fill;

function Sunrise() {
  return (
    <>
      <circle cx="500" cy="500" r="470" className={mist} />
      <circle cx="500" cy="500" r="350" className={soft} />
      <circle cx="500" cy="500" r="230" className={mid} />
      <circle cx="500" cy="500" r="120" className={styles.fill.brand} />
      {[0, 1, 2, 3, 4].map((step) => (
        <rect
          key={step}
          x={290 + step * 86}
          y={372 - step * 58}
          width="62"
          height={140 + step * 58}
          rx="6"
          className={step % 2 === 0 ? deep : styles.fill.strong}
        />
      ))}
    </>
  );
}

function Orbit() {
  return (
    <>
      {[430, 330, 230, 140].map((radius, index) => (
        <ellipse
          key={radius}
          cx="520"
          cy="330"
          rx={radius}
          ry={radius * 0.46}
          transform="rotate(-14 520 330)"
          className={clsx(styles.line, index % 2 === 0 ? styles.stroke.soft : styles.stroke.mid)}
        />
      ))}
      <circle cx="520" cy="330" r="62" className={styles.fill.brand} />
      <circle cx="918" cy="196" r="26" className={deep} />
      <circle cx="238" cy="290" r="18" className={mid} />
      <circle cx="660" cy="424" r="14" className={deep} />
      <circle cx="392" cy="412" r="30" className={soft} />
      <path d="M0 500V454h150v-40h150v40h120v-70h170v70h140v-34h160v34h110v46z" className={mist} />
      <path d="M0 500v-24h240v-32h180v32h250v-46h150v46h180v24z" className={soft} />
    </>
  );
}

function Hills() {
  return (
    <>
      <circle cx="730" cy="150" r="64" className={paper} />
      <path d="M0 300C160 200 300 210 450 300s300 90 550-70v270H0z" className={mist} />
      <path d="M0 370c200-120 340-70 500-10s300 50 500-80v220H0z" className={soft} />
      <path d="M0 430c180-90 330-60 470-10s340 60 530-60v140H0z" className={mid} />
      <path d="M0 478c200-70 400-40 560-10s280 20 440-40v72H0z" className={deep} />
    </>
  );
}

const motifs = [<Sunrise key="sunrise" />, <Orbit key="orbit" />, <Hills key="hills" />];

/** Distributes short texts evenly over the motifs. */
const motifOf = (seed: string) => {
  let sum = 7;
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return motifs[sum % motifs.length] ?? motifs[0];
};

/** The picture of a company that has none of its own: drawn from its name and colour, without words. */
export function BrandArt({ seed, className, ...rest }: BrandArtProps) {
  return (
    <svg
      viewBox="0 0 1000 500"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      {...rest}
      className={clsx(styles.root, className)}
    >
      {motifOf(seed)}
    </svg>
  );
}
