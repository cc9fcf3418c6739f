const narrow = /[\s.,:;'’|!ijltfrI()[\]/\\-]/u;
const wide = /[mwMW@%]|\p{Lu}/u;

const share = (sign: string): number => (narrow.test(sign) ? 0.28 : wide.test(sign) ? 0.7 : 0.5);

/** About how wide a text is, in parts of its size. */
export const usualWidth = (text: string): number => [...text].reduce((sum, sign) => sum + share(sign), 0);

/** About where in a run of this width its signs end: a run tells its width alone. */
export const signEnds = (text: string, width: number): readonly number[] => {
  const ends: number[] = [];
  let sum = 0;
  for (const sign of text) {
    sum += share(sign);
    for (let unit = 0; unit < sign.length; unit++) ends.push(sum);
  }
  return sum === 0 ? ends : ends.map((end) => (end / sum) * width);
};
