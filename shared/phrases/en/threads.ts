import type { Translation } from '../phrases.ts'
import type swedish from '../sv/threads.ts'

export default {
  regionLabel: 'Messages about {{about}}',
  open: 'Messages',
  openNew_one: 'Messages ({{count}} new)',
  openNew_other: 'Messages ({{count}} new)',
  arrived: 'New messages',
  you: 'You',
  removedName: 'Deleted account',
  removed: 'A message has been removed.',
  empty: 'There are no messages here yet.',
  earlier: 'Show earlier messages',
  earlierFailed: 'That did not work. Show earlier messages again',
  loading: 'Loading the messages.',
  unreadable: 'We could not load the messages.',
  retry: 'Try again',
  stale: 'We cannot reach the server right now. New messages will appear once the connection is back.',
  field: 'Write to {{name}}',
  hint: 'Ctrl + Enter or ⌘ + Enter sends it. If it is not read within five minutes, an e-mail goes out.',
  tooLong: 'A message can have at most 4,000 characters.',
  contact:
    'This looks like contact details: {{found}}. We suggest waiting with those until you have agreed. You can still send it.',
  notYours: 'Your role in the company reads messages but writes none.',
  send: 'Send',
  sending: 'Sending the message.',
  failed: 'The message was not sent. Your text is still here, so please try again.',
  limited: 'That was a lot of messages in a short time. Your text is still here; try again in a while.',
  ended: 'The other party is no longer here, so it is not possible to write any more.',
} satisfies Translation<typeof swedish>
