import { process } from '../contract/process.ts'

/** How a business gets the money of its first order back: it asks, and an operator decides. */
export const refundProcess = process({
  name: 'refund',
  version: 1,
  parties: ['business', 'operator'],
  start: 'asked',
  states: {
    asked: { turn: 'operator' },
    granted: {},
    declined: {},
  },
  transitions: {
    grant: { by: 'operator', from: ['asked'], to: 'granted' },
    decline: { by: 'operator', from: ['asked'], to: 'declined', reason: 'required' },

    nudge: { by: 'time', from: ['asked'], after: { days: 1 } },
    chase: { by: 'time', from: ['asked'], after: { days: 3 }, repeats: true },
  },
})
