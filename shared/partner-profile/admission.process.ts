import { process } from '../contract/process.ts'

/** The five steps, in the order in which /talents describes them. */
export const admissionSteps = [
  'application',
  'screening',
  'interview',
  'verification',
  'introduction',
] as const

/** The steps in which a partner has not been answered, which /talents promises within some hours. */
const unanswered = ['application', 'screening'] as const

/** How a profile becomes that of an approved partner. Its term: `feedback`, by when the partner has been promised some. */
export const admissionProcess = process({
  name: 'admission',
  version: 2,
  parties: ['partner', 'operator'],
  start: 'application',
  terms: ['feedback'],
  states: {
    application: { turn: 'operator' },
    screening: { turn: 'operator' },
    interview: { turn: 'operator' },
    verification: { turn: 'operator' },
    introduction: { turn: 'operator' },
    approved: {},
    declined: {},
  },
  transitions: {
    screen: { by: 'operator', from: ['application'], to: 'screening' },
    interview: { by: 'operator', from: ['screening'], to: 'interview' },
    verify: { by: 'operator', from: ['interview'], to: 'verification' },
    introduce: { by: 'operator', from: ['verification'], to: 'introduction' },
    approve: { by: 'operator', from: admissionSteps, to: 'approved' },
    decline: { by: 'operator', from: admissionSteps, to: 'declined', reason: 'required' },

    nudge: { by: 'time', from: unanswered, of: 'feedback', after: { hours: -8 } },
    nudgeAgain: {
      by: 'time',
      from: unanswered,
      of: 'feedback',
      after: {},
      states: { feedback: { promised: 24 } },
      tells: ['operator', 'partner'],
    },
    chase: { by: 'time', from: admissionSteps, after: { days: 3 }, repeats: true },
  },
  formerly: { pending: 'application' },
})
