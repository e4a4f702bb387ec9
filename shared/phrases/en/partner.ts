import type { Translation } from '../phrases.ts'
import type swedish from '../sv/partner.ts'

export default {
  dashboard: {
    heading: 'Partner Portal',
    nav: 'Partner pages',
    overview: 'Overview',
    available: 'Available assignments',
    proposals: 'Proposals',
    assignments: 'My assignments',
    earnings: 'Earnings',
    profile: 'Profile',
  },
  overview: {
    welcome: 'Welcome, {{name}}',
    welcomeAnybody: 'Welcome',
    figures: 'Where things stand today',
    active: 'Active assignments',
    earned: 'Earned in {{month}}',
    earnedUnit: 'SEK',
    hours: 'Hours in {{month}}',
    hoursUnit: 'hrs',
    completed: 'Completed assignments, in total',
    recent: 'Latest assignments',
    all: 'All assignments',
    none: 'No assignments yet',
    noneText: 'An assignment you are given shows up here, with its hours and earnings.',
    toAvailable: 'See available assignments',
  },
  status: {
    title: 'Profile status',
    approved: 'Approved',
    pending: 'Pending',
    declined: 'Not approved',
    missing: 'Not specified',
    approvedText:
      'Your profile has been reviewed. Apply for an assignment, and we will get back to you about it.',
    pendingText: 'We will be in touch at {{email}}. You can already apply for assignments in the meantime.',
    declinedText: 'The reason is in the e-mail to {{email}}. Reply to it if something has changed.',
    otherText: 'Ask us if you wonder what this means for you:',
  },
} as const satisfies Translation<typeof swedish>
