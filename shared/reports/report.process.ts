import { process } from '../contract/process.ts'

/** Where a business can approve or dispute. */
const waiting = ['submitted', 'corrected', 'above'] as const

/** Where silence is a yes: what is above the agreed hours needs a word. */
const silent = ['submitted', 'corrected'] as const

/**
 * The life of a time report: what a partner worked in a month. Its term: `monthEnd`, when the month is over in Sweden.
 * In `above` there are more hours than were agreed; what is `referred` is left to the operators.
 */
export const reportProcess = process({
  name: 'report',
  version: 1,
  parties: ['business', 'partner', 'operator'],
  start: 'draft',
  terms: ['monthEnd'],
  states: {
    draft: { turn: 'partner' },
    submitted: { turn: 'business' },
    above: { turn: 'business' },
    disputed: { turn: 'partner' },
    corrected: { turn: 'business' },
    referred: { turn: 'operator' },
    approved: {},
    settled: {},
    none: {},
    closed: {},
  },
  transitions: {
    submit: { by: 'partner', from: ['draft'], to: 'submitted', tells: ['business'] },
    submitAbove: { by: 'partner', from: ['draft'], to: 'above', tells: ['business'] },
    submitNone: { by: 'partner', from: ['draft'], to: 'none', tells: ['business'] },
    submitReferred: { by: 'partner', from: ['draft'], to: 'referred' },
    approve: { by: 'business', from: waiting, to: 'approved', tells: ['partner'] },
    dispute: { by: 'business', from: waiting, to: 'disputed' },
    correct: { by: 'partner', from: ['disputed'], to: 'corrected', tells: ['business'] },
    correctAbove: { by: 'partner', from: ['disputed'], to: 'above', tells: ['business'] },
    concede: { by: 'partner', from: ['disputed'], to: 'approved', tells: ['business'] },
    // With the guarantee, which gives the credits back: neither the business nor silence decides what the house pays.
    refer: { by: 'operator', from: [...waiting, 'disputed'], to: 'referred' },
    settle: {
      by: 'operator',
      from: [...waiting, 'disputed', 'referred'],
      to: 'settled',
      reason: 'required',
    },
    // A month that its partner never submits would keep the credits of its assignment reserved for ever.
    close: { by: 'operator', from: ['draft'], to: 'closed', reason: 'required' },

    endMonth: { by: 'time', from: ['draft'], of: 'monthEnd', after: { hours: 0 } },
    remindPartner: { by: 'time', from: ['draft'], of: 'monthEnd', after: { days: 2 } },
    chase: {
      by: 'time',
      from: ['draft'],
      of: 'monthEnd',
      after: { days: 7 },
      repeats: true,
      tells: ['partner', 'operator'],
    },
    remindBusiness: { by: 'time', from: silent, after: { days: 3 } },
    remindBusinessAgain: { by: 'time', from: silent, after: { days: 6 } },
    lapse: { by: 'time', from: silent, after: { days: 7 }, to: 'approved', tells: ['business', 'partner'] },
    exceed: { by: 'time', from: silent, after: { days: 7 }, to: 'above', tells: ['business', 'partner'] },
    urge: { by: 'time', from: ['above'], after: { days: 3 }, repeats: true, tells: ['business', 'operator'] },
    remindDisputed: {
      by: 'time',
      from: ['disputed'],
      after: { days: 3 },
      repeats: true,
      tells: ['partner', 'operator'],
    },
    remindOperator: { by: 'time', from: ['referred'], after: { days: 2 }, repeats: true },
  },
})
