import { process } from '../contract/process.ts'

/** The days that a buyer has to pay, unless an operator says otherwise. */
export const paymentDays = 14

/** The states in which an order may still be paid. */
const unpaid = ['ordered', 'invoiced'] as const

/**
 * The life of an order of credits. Its term: `due`, the instant until which it is to be paid. That its credits are there
 * is told by a mail of its own, to the account that gets them.
 */
export const orderProcess = process({
  name: 'order',
  version: 1,
  parties: ['business', 'operator'],
  start: 'ordered',
  states: {
    ordered: { turn: 'operator' },
    invoiced: { turn: 'business' },
    paid: {},
    cancelled: {},
    lapsed: {},
  },
  transitions: {
    invoice: { by: 'operator', from: ['ordered'], to: 'invoiced', terms: ['due'] },
    pay: { by: 'operator', from: unpaid, to: 'paid', tells: [] },
    cancel: { by: 'business', from: unpaid, to: 'cancelled' },
    decline: { by: 'operator', from: unpaid, to: 'cancelled', reason: 'required' },

    chase: { by: 'time', from: ['ordered'], after: { days: 1 }, repeats: true },
    remind: { by: 'time', from: ['invoiced'], of: 'due', after: { days: 3 } },
    remindAgain: { by: 'time', from: ['invoiced'], of: 'due', after: { days: 10 } },
    lapse: { by: 'time', from: ['invoiced'], of: 'due', after: { days: 30 }, to: 'lapsed' },
  },
})
