import type { Translation } from '../phrases.ts'
import type swedish from '../sv/updates.ts'

export default {
  meta: {
    title: 'Community: meetups, learning and forum at {{brand}}',
    description:
      'Meetups for engineers in industry, with the gist in three points, material that stays up for a month, and a forum to request threads in.',
  },
  heading: 'The coffee room, only larger',
  text: 'Most of what one learns about a plant comes from somebody at the same table. Here is the table.',
  tabs: 'Parts of the community',
  meetups: {
    tab: 'Meetups & Events',
    none: 'No upcoming meetups',
    noneText: 'The next date will be put up here.',
    past: 'Past meetups',
    attendees: 'attendees',
    highlights: 'The gist',
    ask: 'E-mail us for the recording, {{minutes}} min',
    askSubject: 'Recording: {{title}}',
  },
  learning: {
    tab: 'Learning Hub',
    shown: 'Up at the moment',
    until: 'Published {{date}}, up for a month.',
    removed: 'The content has been removed',
    removedText:
      'Material stays up for a month, so that what is here can be relied on. New pieces are put up here.',
    subscribe: 'Hear when there is more',
  },
  forum: {
    tab: 'Forum',
    none: 'No active discussions',
    noneText: 'Do you have a question that others share? E-mail an administrator and request a thread.',
    ask: 'Request a thread',
    subject: 'A new thread in the forum',
  },
} satisfies Translation<typeof swedish>
