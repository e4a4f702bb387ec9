import { process } from '../contract/process.ts'

/** The states in which a plan makes orders. */
const running = ['active', 'notice'] as const

/** How many days before an order its business is told what comes. */
export const announcedDays = 7

/**
 * The life of a business's plan: an order of credits each month. Its terms: `next`, when the next order is to be made;
 * `announced`, when the business was told of it, from which the order counts, so that none comes untold; `end`, when
 * the notice is over.
 */
export const planProcess = process({
  name: 'plan',
  version: 1,
  parties: ['business', 'operator'],
  start: 'active',
  terms: ['next'],
  states: {
    active: { turn: 'business' },
    notice: { turn: 'business' },
    ended: {},
  },
  transitions: {
    change: { by: 'business', from: ['active'], tells: ['operator'] },
    giveNotice: { by: 'business', from: ['active'], to: 'notice', terms: ['end'] },
    terminate: { by: 'operator', from: ['active'], to: 'notice', terms: ['end'], reason: 'required' },
    regret: { by: 'business', from: ['notice'], to: 'active' },
    // The money of its first order is paid back, of which the business is told with that.
    close: { by: 'operator', from: running, to: 'ended', tells: [] },

    announce: {
      by: 'time',
      from: running,
      of: 'next',
      after: { days: -announcedDays },
      terms: ['announced'],
    },
    order: {
      by: 'time',
      from: running,
      of: 'announced',
      after: { days: announcedDays },
      restates: ['next'],
    },
    remindEnd: { by: 'time', from: ['notice'], of: 'end', after: { days: -announcedDays } },
    end: { by: 'time', from: ['notice'], of: 'end', after: {}, to: 'ended' },
  },
})
