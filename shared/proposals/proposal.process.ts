import { process } from '../contract/process.ts'

const open = ['proposed', 'invited', 'interviewing', 'chosen'] as const

/**
 * The life of a proposal: a partner who is proposed for an inquiry. Nobody but operators knows of a draft. Its term: `interview`, when the interview begins.
 * The reminders in `proposed` are those of the inquiry: one for all that were proposed.
 */
export const proposalProcess = process({
  name: 'proposal',
  version: 1,
  parties: ['business', 'partner', 'operator'],
  belongsTo: 'inquiry',
  start: 'drafted',
  states: {
    drafted: { turn: 'operator', draft: true, waitsForParent: true },
    proposed: { turn: 'business', waitsForParent: true },
    invited: { turn: 'partner' },
    interviewing: { turn: 'business' },
    chosen: { turn: 'partner' },
    agreed: { turn: 'operator', waitsForParent: true },
    engaged: {},
    declined: {},
    withdrawn: {},
    lapsed: {},
  },
  transitions: {
    send: { by: 'operator', from: ['drafted'], to: 'proposed', tells: ['partner'] },
    discard: { by: ['operator', 'parent'], from: ['drafted'], to: 'lapsed', tells: [] },
    invite: { by: 'business', from: ['proposed'], to: 'invited', moves: 'interview' },
    // The partner gets the calendar file, too.
    book: {
      by: 'partner',
      from: ['invited'],
      to: 'interviewing',
      terms: ['interview'],
      tells: ['business', 'partner', 'operator'],
    },
    askForTimes: { by: 'partner', from: ['invited'], to: 'proposed', reason: 'required' },
    choose: { by: 'business', from: ['proposed', 'interviewing'], to: 'chosen', moves: 'interview' },
    agree: { by: 'partner', from: ['chosen'], to: 'agreed', moves: 'agree' },
    decline: { by: 'business', from: open, to: 'declined', reason: 'required' },
    withdraw: { by: 'partner', from: open, to: 'withdrawn', reason: 'required' },
    engage: { by: 'parent', from: ['agreed'], to: 'engaged', follows: ['start', 'book'], tells: ['partner'] },
    // The agreement tells both.
    beginWork: { by: 'parent', from: ['agreed'], to: 'engaged', follows: ['begin'], tells: [] },
    end: { by: 'parent', from: [...open, 'agreed'], to: 'lapsed', tells: ['partner'] },

    remindPartner: { by: 'time', from: ['invited', 'chosen'], after: { days: 1 } },
    remindPartnerAgain: { by: 'time', from: ['invited', 'chosen'], after: { days: 4 } },
    remindBusiness: { by: 'time', from: ['interviewing'], of: 'interview', after: { days: 1 } },
    remindBusinessAgain: { by: 'time', from: ['interviewing'], of: 'interview', after: { days: 4 } },
    lapse: { by: 'time', from: ['invited', 'chosen'], after: { days: 7 }, to: 'lapsed' },
    lapseUndecided: {
      by: 'time',
      from: ['interviewing'],
      of: 'interview',
      after: { days: 14 },
      to: 'lapsed',
    },
  },
})
