import { adminMessages } from './admin/admin-messages.ts';
import { messages } from './message-catalogue.ts';

/** Imported for its effect by the server and by the pages of the back office. */
Object.assign(messages, adminMessages);
