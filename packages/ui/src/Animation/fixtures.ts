const still = (k: number | readonly number[]) => ({ a: 0, k });
const ease = { i: { x: [0.4], y: [1] }, o: { x: [0.4], y: [0] } };

/** A ring that grows and shrinks in two seconds, as a Lottie document. */
export const pulse = {
  v: '5.7.0',
  fr: 30,
  ip: 0,
  op: 60,
  w: 120,
  h: 120,
  assets: [],
  layers: [
    {
      ty: 4,
      nm: 'ring',
      ip: 0,
      op: 60,
      st: 0,
      ks: {
        o: still(100),
        r: still(0),
        p: still([60, 60, 0]),
        a: still([0, 0, 0]),
        s: {
          a: 1,
          k: [
            { t: 0, s: [60, 60, 100], ...ease },
            { t: 30, s: [100, 100, 100], ...ease },
            { t: 60, s: [60, 60, 100] },
          ],
        },
      },
      shapes: [
        {
          ty: 'gr',
          it: [
            { ty: 'el', p: still([0, 0]), s: still([80, 80]) },
            { ty: 'st', c: still([0, 0.49, 0.72, 1]), o: still(100), w: still(8), lc: 2, lj: 2 },
            {
              ty: 'tr',
              p: still([0, 0]),
              a: still([0, 0]),
              s: still([100, 100]),
              r: still(0),
              o: still(100),
            },
          ],
        },
      ],
    },
  ],
};

/** The address of a document that is contained in the address itself (a data address). */
export const addressOf = (document: object): string =>
  `data:application/json,${encodeURIComponent(JSON.stringify(document))}`;
