export type MailTasks = { 'send-mail': { readonly mailId: string } };
