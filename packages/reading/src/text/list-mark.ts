/** Signs that are bullets even where no space follows. */
const bullets = '•●○◦▪▫■□◆◇❖➢➤➔➲►▶✓✔☑✦✧★☆‣⁃∙⬧⧫❑❒';

/** Signs that are bullets in front of a space; the last ones are what copying from faces of symbols leaves. */
const spaced = `\\-–—*·»>→⇒⇨§Øüo`;

const mark = new RegExp(
  `^\\s*(?:[${bullets}\\uf000-\\uf0ff]|[${spaced}](?=[\\s\\u00a0])|[vq](?=\\t)|\\(?(?:\\d{1,2}|[ivx]{1,4}|[a-h])\\)(?=\\s)|\\d{1,2}\\.(?=\\s))[\\s\\u00a0]*`,
  'u',
);

/** How much of a line is the bullet or number in front of it, with the space behind. 0 where nothing else stands on it. */
export const markLength = (line: string): number => {
  const length = mark.exec(line)?.[0].length ?? 0;
  return length < line.length ? length : 0;
};
