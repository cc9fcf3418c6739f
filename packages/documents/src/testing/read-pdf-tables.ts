import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Node {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

/** Role and text of every cell of a row. */
type Row = (readonly [role: string, text: string])[];

/** The tables of a PDF as its tags tell them, page by page, whatever stands where. */
export const readTables = async (bytes: Uint8Array): Promise<Row[][]> => {
  const task = getDocument({ data: bytes.slice(), verbosity: 0, isEvalSupported: false });
  const pdf = await task.promise;
  const tables: Row[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const texts = markedTexts((await page.getTextContent({ includeMarkedContent: true })).items);
    const textOf = (node: Node): string =>
      node.type === 'content' ? (texts.get(node.id ?? '') ?? '') : (node.children ?? []).map(textOf).join('');
    for (const table of found(await page.getStructTree(), ['Table'])) {
      const rows = found(table, ['TR']).map(
        (row): Row => found(row, ['TH', 'TD']).map((cell) => [cell.role ?? '', unbroken(textOf(cell))]),
      );
      // A row of another page has no content of this one.
      tables.push(rows.filter((row) => row.some(([, text]) => text !== '')));
    }
  }
  await task.destroy();
  return tables.filter((rows) => rows.length > 0);
};

const found = (node: Node | null, roles: readonly string[]): Node[] =>
  (node?.children ?? []).flatMap((child) =>
    roles.includes(child.role ?? '') ? [child] : found(child, roles),
  );

/** A line may end behind a hyphen. */
const unbroken = (text: string): string => text.trim().replace(/(?<=\p{L}-) (?=\p{L})/gu, '');

type TextItems = Awaited<
  ReturnType<
    Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>['getTextContent']
  >
>['items'];

/** What stands inside each marked piece; a line end inside one is a space. */
const markedTexts = (items: TextItems): Map<string, string> => {
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast(Boolean);
      if (id)
        texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`.replace(/ {2,}/g, ' '));
    } else if (item.type.startsWith('beginMarkedContent')) open.push(item.id ?? '');
    else open.pop();
  }
  return texts;
};
