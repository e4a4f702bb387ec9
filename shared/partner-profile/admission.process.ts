import { process } from '../contract/process.ts'

/** The five steps, in the order in which /talents describes them. */
export const admissionSteps = [
  'application',
  'screening',
  'interview',
  'verification',
  'introduction',
] as const

/** The steps in which a partner has not been answered, and the hours within which /talents promises that. */
const unanswered = ['application', 'screening'] as const
export const answerHours = 48

/** How a profile becomes that of an approved partner. Its term: `asked`, when the partner sent it. */
export const admissionProcess = process({
  name: 'admission',
  version: 1,
  parties: ['partner', 'operator'],
  start: 'application',
  terms: ['asked'],
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

    nudge: { by: 'time', from: unanswered, of: 'asked', after: { hours: answerHours - 8 } },
    nudgeAgain: { by: 'time', from: unanswered, of: 'asked', after: { hours: answerHours } },
    chase: { by: 'time', from: admissionSteps, after: { days: 3 }, repeats: true },
  },
  formerly: { pending: 'application' },
})
