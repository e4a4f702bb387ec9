import { process } from '../contract/process.ts'

/**
 * The life of what a visitor sent. Its term: `answer`, by when the website promises one; the answer is a mail of an
 * operator's own, so that only an end without one is told.
 */
export const leadProcess = process({
  name: 'lead',
  version: 2,
  parties: ['visitor', 'operator'],
  start: 'received',
  terms: ['answer'],
  states: {
    received: { turn: 'operator' },
    answered: { turn: 'operator' },
    closed: {},
  },
  transitions: {
    answer: { by: 'operator', from: ['received'], to: 'answered', tells: [] },
    decline: { by: 'operator', from: ['received'], to: 'closed', reason: 'required' },
    close: { by: 'operator', from: ['answered'], to: 'closed', tells: [] },

    nudge: { by: 'time', from: ['received'], of: 'answer', after: { hours: -4 } },
    nudgeAgain: { by: 'time', from: ['received'], of: 'answer', after: {} },
    chase: { by: 'time', from: ['received'], after: { days: 2 }, repeats: true },
    follow: { by: 'time', from: ['answered'], after: { days: 14 } },
    lapse: { by: 'time', from: ['answered'], after: { days: 30 }, to: 'closed', tells: ['operator'] },
  },
})
