import { process } from '../contract/process.ts'

/** The states in which a business waits for the first proposal, which it has been promised. */
const waiting = ['received', 'matching'] as const
/** The states in which partners have been proposed. */
const deciding = ['proposed', 'interviewing'] as const
const unstarted = [...waiting, ...deciding, 'agreed'] as const

/**
 * The life of an inquiry. Its terms: `asked`, since when the operators have been looking for partners; `promise`, by
 * when the business has been promised a proposal.
 */
export const inquiryProcess = process({
  name: 'inquiry',
  version: 1,
  parties: ['business', 'operator'],
  start: 'received',
  terms: ['asked', 'promise'],
  states: {
    received: { turn: 'operator' },
    matching: { turn: 'operator' },
    proposed: { turn: 'business' },
    interviewing: { turn: 'business', waitsForChildren: true },
    agreed: { turn: 'operator' },
    running: { turn: 'operator' },
    completed: {},
    closed: {},
  },
  transitions: {
    publish: { by: 'operator', from: ['received'], to: 'matching' },
    unpublish: { by: 'operator', from: ['matching'], to: 'received' },
    draft: { by: 'operator', from: [...waiting, ...deciding], tells: [] },
    propose: { by: 'operator', from: waiting, to: 'proposed' },
    proposeMore: { by: 'operator', from: deciding, restarts: true },
    interview: { by: 'child', from: ['proposed'], to: 'interviewing' },
    agree: { by: 'child', from: deciding, to: 'agreed', endsChildren: true },
    reconsider: { by: 'child', from: ['interviewing'], to: 'proposed' },
    resume: {
      by: 'child',
      from: deciding,
      to: 'matching',
      states: { asked: {}, promise: { promised: 'proposal' } },
      tells: ['business', 'operator'],
    },
    // The agreement that both have signed.
    begin: { by: 'child', from: ['agreed'], to: 'running', endsChildren: true },
    finish: { by: 'child', from: ['running'], to: 'completed' },
    start: { by: 'operator', from: unstarted, to: 'running', endsChildren: true },
    // The confirmation of the booking tells the business.
    book: { by: 'operator', from: unstarted, to: 'running', endsChildren: true, tells: [] },
    complete: { by: 'operator', from: ['running'], to: 'completed' },
    withdraw: { by: 'business', from: unstarted, to: 'closed', reason: 'required' },
    close: { by: 'operator', from: [...unstarted, 'running'], to: 'closed', reason: 'required' },

    nudge: { by: 'time', from: waiting, of: 'asked', after: { hours: 20 } },
    nudgeAgain: { by: 'time', from: waiting, of: 'asked', after: { hours: 24 } },
    warn: {
      by: 'time',
      from: waiting,
      of: 'promise',
      after: { hours: -4 },
      tells: ['operator', 'business'],
      escalates: true,
    },
    breakPromise: {
      by: 'time',
      from: waiting,
      of: 'promise',
      after: {},
      states: { promise: { promised: 24 } },
      tells: ['operator', 'business'],
    },
    chase: { by: 'time', from: waiting, of: 'promise', after: { hours: 24 }, repeats: true },
    remind: { by: 'time', from: ['proposed'], after: { days: 2 } },
    remindAgain: { by: 'time', from: ['proposed'], after: { days: 5 } },
    lapse: { by: 'time', from: ['proposed'], after: { days: 14 }, to: 'closed' },
    urge: { by: 'time', from: ['agreed'], after: { days: 7 }, repeats: true },
    follow: { by: 'time', from: ['running'], after: { days: 30 }, repeats: true },
  },
  whenChildrenEnd: 'resume',
  whenChildrenWait: 'reconsider',
  formerly: { matched: 'running' },
})
