/** Tags whose text stands on a line of its own. */
const blocks = /^(?:H\d|P|LI|Lbl|LBody|TH|TD|TR|Caption|Figure)$/;

/**
 * The text of `pdfinfo -struct-text` in the order of the tags, block by block. Inside a block nothing is added: a space
 * that the file does not have is not read.
 */
export const taggedText = (structure: string): string => {
  let text = '';
  const lines = structure.split('\n');
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const tag = /^ *(\w+)(?: \(\w+\))?:?$/.exec(line)?.[1];
    if (tag !== undefined && blocks.test(tag)) text += '\n';
    const content = /^ *"(.*)$/.exec(line)?.[1];
    if (content === undefined) continue;
    let said = content;
    while (!said.endsWith('"') && index < lines.length - 1) said += `\n${lines[++index]}`;
    text += said.slice(0, -1);
  }
  return text;
};
