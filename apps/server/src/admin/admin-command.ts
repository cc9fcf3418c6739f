import { adminCommand } from './admin-command-line.ts';

const readInput = async (): Promise<string> => {
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) text += String(chunk);
  return text;
};

process.exitCode = await adminCommand(process.argv.slice(2), process.env, { print: console.log, readInput });
