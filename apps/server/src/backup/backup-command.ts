import { backupCommand } from './backup-command-line.ts';

process.exitCode = await backupCommand(process.argv.slice(2), process.env, { print: console.log });
