import type { Translation } from '../phrases.ts'
import type swedish from '../sv/proposal-fit.ts'

export default {
  bands: {
    shows: 'The profile shows what you are looking for',
    close: 'Close to what you are looking for, with a gap',
    perhaps: 'Possible: some of what you are looking for',
    none: 'The profile mentions little of what you are looking for',
  },
  ownBands: {
    shows: 'Your profile shows what is asked for',
    close: 'Close to what is asked for, with a gap',
    perhaps: 'Possible: some of what is asked for',
    none: 'Your profile mentions little of what is asked for',
  },
  counted: '{{met}} of {{needs}} found in the profile',
  confirmed: 'One of us had read the inquiry and confirmed its needs before the comparison.',
  unmet: 'Does not match',
  facts: {
    language: 'No working language in common is stated.',
    place: 'The workplace is further away than the partner works.',
    start: 'The partner is not available by the start.',
    rate: 'The hourly rate is above the budget.',
  },
  ownFacts: {
    language: 'None of the working languages is in your profile.',
    place: 'The workplace is further away than you say you work.',
    start: 'By your profile you are not available by the start.',
    rate: 'Your hourly rate is above the budget of the company.',
  },
  how: 'This is how our program read the inquiry and the profile when the proposal was sent. It follows fixed rules and quotes the profile; the partner sees the same. A person made the choice.',
  ownHow:
    'This is how our program read the inquiry and your profile when the proposal was sent. The company sees the same. If you can do something that was not found, add it to your profile, and the next proposal will count it.',
  more: 'How the matching works',
  toProfile: 'To your profile',
} as const satisfies Translation<typeof swedish>
