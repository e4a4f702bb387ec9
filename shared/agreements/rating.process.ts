import { process } from '../contract/process.ts'

/** The states in which a side has not rated the other. */
const withoutBusiness = ['open', 'ratedByPartner'] as const
const withoutPartner = ['open', 'ratedByBusiness'] as const

/**
 * The ratings at the end of an agreement, each side of the other. Its term: `ended`, when the agreement did. Neither reads
 * the other's before both have rated or the time is over, so that nobody answers a rating with one.
 */
export const ratingProcess = process({
  name: 'rating',
  version: 1,
  parties: ['business', 'partner'],
  start: 'open',
  terms: ['ended'],
  states: {
    open: { turn: 'business' },
    ratedByBusiness: { turn: 'partner' },
    ratedByPartner: { turn: 'business' },
    shown: {},
  },
  transitions: {
    rateAsBusiness: { by: 'business', from: ['open'], to: 'ratedByBusiness' },
    rateAsPartner: { by: 'partner', from: ['open'], to: 'ratedByPartner' },
    showAsBusiness: { by: 'business', from: ['ratedByPartner'], to: 'shown' },
    showAsPartner: { by: 'partner', from: ['ratedByBusiness'], to: 'shown' },

    invite: {
      by: 'time',
      from: ['open'],
      of: 'ended',
      after: { hours: 20 },
      tells: ['business', 'partner'],
    },
    remindBusiness: { by: 'time', from: withoutBusiness, of: 'ended', after: { days: 10 } },
    remindPartner: { by: 'time', from: withoutPartner, of: 'ended', after: { days: 10 }, tells: ['partner'] },
    // Of which nobody is told if nothing was said.
    show: {
      by: 'time',
      from: ['open', 'ratedByBusiness', 'ratedByPartner'],
      of: 'ended',
      after: { days: 14 },
      to: 'shown',
    },
  },
})
