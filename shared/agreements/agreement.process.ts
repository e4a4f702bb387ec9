import { process } from '../contract/process.ts'

/** The states in which signatures are missing. */
const unsigned = ['offered', 'signedByBusiness', 'signedByPartner'] as const
/** The states in which the system carries it out. */
const carriedOut = ['running', 'paused', 'noticed', 'claimed'] as const

/**
 * The life of an agreement, between the two yeses and the end of the work. Its term: `ends`, when the time of notice is
 * over. A new version is an offer again, which both sign. Work that runs waits for its inquiry, which an operator follows.
 */
export const agreementProcess = process({
  name: 'agreement',
  version: 1,
  parties: ['business', 'partner', 'operator'],
  belongsTo: 'inquiry',
  start: 'drafted',
  states: {
    drafted: { turn: 'operator' },
    offered: { turn: 'business' },
    signedByBusiness: { turn: 'partner' },
    signedByPartner: { turn: 'business' },
    lapsed: { turn: 'operator' },
    running: { turn: 'business', waitsForParent: true },
    paused: { turn: 'business' },
    noticed: { turn: 'business', waitsForTime: true },
    claimed: { turn: 'operator' },
    ended: {},
    concluded: {},
    cancelled: {},
  },
  transitions: {
    offer: { by: 'operator', from: ['drafted', 'lapsed', ...unsigned], to: 'offered' },
    signAsBusiness: { by: 'business', from: ['offered'], to: 'signedByBusiness' },
    signAsPartner: { by: 'partner', from: ['offered'], to: 'signedByPartner' },
    sealAsBusiness: { by: 'business', from: ['signedByPartner'], to: 'running', moves: 'begin' },
    sealAsPartner: { by: 'partner', from: ['signedByBusiness'], to: 'running', moves: 'begin' },
    lackCredits: { by: 'partner', from: ['signedByBusiness'], tells: ['business', 'operator'] },
    giveNotice: { by: ['business', 'partner'], from: ['running'], to: 'noticed', terms: ['ends'] },
    // The account of the partner was erased: nobody else could give notice for them, and the business has to hear of it.
    leave: { by: 'partner', from: ['running', 'paused', 'noticed'], to: 'noticed', terms: ['ends'] },
    pause: { by: ['business', 'partner'], from: ['running'], to: 'paused' },
    resume: { by: ['business', 'partner'], from: ['paused'], to: 'running' },
    claim: { by: 'business', from: ['running', 'noticed'], to: 'claimed', reason: 'required' },
    settle: { by: 'operator', from: ['claimed'], to: 'ended', moves: 'finish' },
    dismiss: { by: 'operator', from: ['claimed'], to: 'running' },
    dismissInNotice: { by: 'operator', from: ['claimed'], to: 'noticed', terms: ['ends'] },
    // What ends the inquiry tells the business. Commands do not end one whose guarantee is claimed and not decided on.
    conclude: { by: 'parent', from: carriedOut, to: 'concluded', tells: ['partner'] },
    // The end of the proposal tells the partner, or that the work has begun without it.
    cancel: { by: 'parent', from: ['drafted', 'lapsed', ...unsigned], to: 'cancelled', tells: [] },

    urge: { by: 'time', from: ['drafted'], after: { days: 1 }, repeats: true },
    remind: { by: 'time', from: ['offered'], after: { days: 7 }, tells: ['business', 'partner'] },
    remindLast: { by: 'time', from: ['signedByBusiness', 'signedByPartner'], after: { days: 7 } },
    lapse: { by: 'time', from: unsigned, after: { days: 14 }, to: 'lapsed' },
    chase: { by: 'time', from: ['lapsed'], after: { days: 3 }, repeats: true },
    remindPaused: {
      by: 'time',
      from: ['paused'],
      after: { days: 30 },
      repeats: true,
      tells: ['business', 'partner'],
    },
    remindEnd: {
      by: 'time',
      from: ['noticed'],
      of: 'ends',
      after: { days: -7 },
      tells: ['business', 'partner'],
    },
    end: { by: 'time', from: ['noticed'], of: 'ends', after: {}, to: 'ended', moves: 'finish' },
    chaseClaim: { by: 'time', from: ['claimed'], after: { days: 2 }, repeats: true },
  },
})
