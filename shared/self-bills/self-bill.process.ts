import { process } from '../contract/process.ts'

/** Days after which a partner's silence is a yes, as the partner has agreed to. */
const answerDays = 7

const open = ['proposed', 'objected'] as const

/**
 * The life of a self-bill: what we have made in the name of a partner, and what the partner says of it. With the yes it
 * gets its number and is issued; a credit note lives in the same way.
 */
export const selfBillProcess = process({
  name: 'self_bill',
  version: 1,
  parties: ['partner', 'operator'],
  start: 'proposed',
  states: {
    proposed: { turn: 'partner' },
    objected: { turn: 'operator' },
    approved: {},
    withdrawn: {},
  },
  transitions: {
    approve: { by: 'partner', from: open, to: 'approved', tells: [] },
    object: { by: 'partner', from: ['proposed'], to: 'objected', reason: 'required' },
    // What the partner has said elsewhere.
    record: { by: 'operator', from: open, to: 'approved' },
    withdraw: { by: 'operator', from: open, to: 'withdrawn', reason: 'required' },

    remind: { by: 'time', from: ['proposed'], after: { days: 4 } },
    lapse: {
      by: 'time',
      from: ['proposed'],
      after: { days: answerDays },
      to: 'approved',
      tells: ['partner'],
    },
    remindOperator: { by: 'time', from: ['objected'], after: { days: 3 }, repeats: true },
  },
})
