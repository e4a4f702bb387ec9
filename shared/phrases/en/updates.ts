import type { Translation } from '../phrases.ts'
import type swedish from '../sv/updates.ts'

export default {
  meta: {
    title: 'Community: meetups, learning and forum at {{brand}}',
    description:
      'Meetups for engineers in industry, with the gist in three points, material that stays up for a month, and a forum to request threads in.',
  },
  heading: 'The coffee room, only larger',
  text: 'Most of what you learn about a plant comes from somebody at the same table. Here is the table.',
  tabs: 'Parts of the community',
  meetups: {
    tab: 'Meetups & Events',
    none: 'No upcoming meetups',
    noneText: 'The next date will be announced here.',
    past: 'Past meetups',
    attendees: 'attendees',
    highlights: 'Highlights',
    ask: 'E-mail us for the recording, {{minutes}} min',
    askSubject: 'Recording: {{title}}',
  },
  learning: {
    tab: 'Learning Hub',
    shown: 'Available now',
    until: 'Published {{date}}, available for a month.',
    removed: 'The content has been removed',
    removedText:
      'Material stays up for a month, so that you can rely on what is here. New material appears here.',
    subscribe: 'Hear about new material',
    issues: 'Earlier newsletters',
    archive: 'All newsletters',
  },
  issues: {
    title: 'The newsletter from {{brand}}, all issues',
    name: 'The newsletter',
    heading: 'The newsletter, issue by issue',
    text: 'Everything we have sent, the latest first. One issue a month at most.',
    description: 'Every newsletter from {{brand}} to read in the browser, the latest first.',
    noScript: 'The issues are loaded with JavaScript, which is turned off in your browser.',
    none: 'No issue has been sent yet.',
    older: 'Show older issues',
    failed: 'The issues could not be loaded. Check your connection and try again.',
    retry: 'Try again',
    subscribe: 'Get the next issue by e-mail',
    of: 'The newsletter, {{month}}',
    titleOf: '{{subject}} – the newsletter from {{brand}}',
    all: 'All newsletters',
    loading: 'Loading the issue…',
    loadingAll: 'Loading the issues…',
    missing: 'There is no such issue',
    missingText: 'The address is incomplete, or the issue was never sent.',
  },
  forum: {
    tab: 'Forum',
    none: 'No active discussions',
    noneText: 'Do you have a question that others share? E-mail an administrator and request a thread.',
    ask: 'Request a thread',
    subject: 'A new thread in the forum',
  },
} satisfies Translation<typeof swedish>
