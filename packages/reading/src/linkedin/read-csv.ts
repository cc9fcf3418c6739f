/** A cell of a table, and where its text begins among all that was read. */
export interface CsvRow {
  readonly cells: readonly string[];
}

/** Comma-separated values by RFC 4180: quoted cells may hold commas, line breaks and doubled quotes. */
export const readCsv = (text: string): readonly CsvRow[] => {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((content) => content !== '')) rows.push({ cells });
    cells = [];
  };
  const content = text.replace(/^\ufeff/, '');
  for (let at = 0; at < content.length; at++) {
    const sign = content[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (content[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (sign === ',') endCell();
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && content[at + 1] === '\n') at += 1;
      endRow();
    } else cell += sign;
  }
  endRow();
  return rows;
};
