export type BackupTasks = { 'make-backup': Record<string, unknown> };
