import { process } from '../contract/process.ts'

/** Where a partner has to deliver. */
const undelivered = ['agreed', 'returned'] as const

/**
 * The life of a milestone: a part of a fixed price, which is paid once it is accepted. Its term: `expected`, when it was
 * agreed to be delivered. What is `referred` is left to the operators.
 */
export const milestoneProcess = process({
  name: 'milestone',
  version: 1,
  parties: ['business', 'partner', 'operator'],
  start: 'agreed',
  terms: ['expected'],
  states: {
    agreed: { turn: 'partner' },
    delivered: { turn: 'business' },
    returned: { turn: 'partner' },
    referred: { turn: 'operator' },
    accepted: {},
    dropped: {},
  },
  transitions: {
    deliver: { by: 'partner', from: undelivered, to: 'delivered', tells: ['business'] },
    accept: { by: 'business', from: ['delivered'], to: 'accepted', tells: ['partner'] },
    sendBack: { by: 'business', from: ['delivered'], to: 'returned', reason: 'required' },
    // With the guarantee, which gives the credits back: neither the business nor silence decides what the house pays.
    refer: { by: 'operator', from: ['delivered'], to: 'referred' },
    settle: {
      by: 'operator',
      from: ['delivered', 'returned', 'referred'],
      to: 'accepted',
      reason: 'required',
    },
    strike: {
      by: 'operator',
      from: ['delivered', 'referred', ...undelivered],
      to: 'dropped',
      reason: 'required',
    },
    // With the end of the assignment; what was delivered before it is still decided on.
    drop: { by: 'operator', from: undelivered, to: 'dropped' },
    // With the pause of the assignment, and with its end, after which it is expected later; the agreement tells of both.
    rest: { by: 'operator', from: undelivered, tells: [] },
    resume: { by: 'operator', from: undelivered, restarts: true, terms: ['expected'], tells: [] },

    remindPartner: { by: 'time', from: ['agreed'], of: 'expected', after: { days: -3 } },
    chase: {
      by: 'time',
      from: ['agreed'],
      of: 'expected',
      after: { days: 7 },
      repeats: true,
      tells: ['partner', 'operator'],
    },
    remindBusiness: { by: 'time', from: ['delivered'], after: { days: 3 } },
    remindBusinessAgain: { by: 'time', from: ['delivered'], after: { days: 6 } },
    lapse: {
      by: 'time',
      from: ['delivered'],
      after: { days: 7 },
      to: 'accepted',
      tells: ['business', 'partner'],
    },
    remindReturned: {
      by: 'time',
      from: ['returned'],
      after: { days: 3 },
      repeats: true,
      tells: ['partner', 'operator'],
    },
    remindOperator: { by: 'time', from: ['referred'], after: { days: 2 }, repeats: true },
  },
})
