import type { Translation } from '../phrases.ts'
import type swedish from '../sv/fit.ts'

export default {
  loading: 'Comparing with your profile …',
  loadFailed: 'The comparison could not be loaded.',
  retry: 'Try again',
  bands: {
    shows: 'Your profile shows what the assignment asks for',
    close: 'Close, but something is missing',
    perhaps: 'Perhaps: your profile mentions a little of it',
    below: 'We found too little in your profile that fits',
  },
  waits:
    'Your profile has not been approved yet. The comparison is the same, but we only propose approved partners.',
  noProfile: 'Your profile is empty, so there is nothing to compare with.',
  toProfile: 'Write what you can do',
  noNeeds:
    'The assignment names no technology that we recognise, so there are no requirements to compare with.',
  met: 'What fits',
  where: 'under {{where}} in the profile',
  cvPage: 'CV p. {{page}}',
  missing: 'What we did not find',
  add: 'Add it to your skills',
  addIfTrue: 'if it is true.',
  unmet: 'What does not agree',
  facts: {
    language: 'The work is done in a language that you have not stated.',
    place: 'The place is further away than you have said that you travel.',
    start: 'The assignment starts more than two weeks before you are available.',
    rate: 'Your hourly rate is above the one that is stated.',
  },
  mend: {
    language: 'Review your languages',
    place: 'Review how far you travel',
    start: 'Review when you are available',
    rate: 'Review your hourly rate',
  },
  more: 'How the matching works',
  how: 'The words of your profile and of the assignment are compared by the same rules that help us find partners for an inquiry. Name, age, gender and photo are not read. A person chooses, and you can apply whatever the comparison says.',
} as const satisfies Translation<typeof swedish>
