import { process } from '../contract/process.ts'

const undecided = ['sent'] as const

/**
 * The life of an application for an open assignment. It ends with an answer at the latest when its assignment closes;
 * until then operators are reminded, because the confirmation promises an answer soon.
 */
export const applicationProcess = process({
  name: 'application',
  version: 1,
  parties: ['partner', 'operator'],
  start: 'sent',
  states: {
    sent: { turn: 'operator' },
    accepted: {},
    declined: {},
    withdrawn: {},
  },
  transitions: {
    accept: { by: 'operator', from: undecided, to: 'accepted' },
    decline: { by: 'operator', from: undecided, to: 'declined' },
    withdraw: { by: 'partner', from: undecided, to: 'withdrawn' },

    nudge: { by: 'time', from: undecided, after: { days: 2 } },
    chase: { by: 'time', from: undecided, after: { days: 7 }, repeats: true },
    assure: { by: 'time', from: undecided, after: { days: 10 }, tells: ['partner'] },
  },
})
