import { process } from '../contract/process.ts'

/** How two operators move money: one asks with a reason, and another one releases what was asked, as it was asked. */
export const approvalProcess = process({
  name: 'approval',
  version: 1,
  parties: ['operator'],
  start: 'asked',
  states: {
    asked: { turn: 'operator' },
    released: {},
    refused: {},
    withdrawn: {},
    expired: {},
  },
  transitions: {
    release: { by: 'operator', from: ['asked'], to: 'released' },
    refuse: { by: 'operator', from: ['asked'], to: 'refused', reason: 'required' },
    withdraw: { by: 'operator', from: ['asked'], to: 'withdrawn' },

    nudge: { by: 'time', from: ['asked'], after: { days: 1 } },
    expire: { by: 'time', from: ['asked'], after: { hours: 72 }, to: 'expired' },
  },
})
