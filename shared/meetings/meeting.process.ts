import { process } from '../contract/process.ts'

const ahead = ['booked'] as const

/**
 * The life of a meeting. Its terms: `begins`, and `reminder`, the instant at which its people are reminded. A meeting counts
 * as held unless an operator notes otherwise. That it was moved or cancelled is told to all of its people, whoever
 * did it: whoever booked it keeps the calendar file.
 */
export const meetingProcess = process({
  name: 'meeting',
  version: 1,
  parties: ['visitor', 'operator'],
  start: 'booked',
  terms: ['begins', 'reminder'],
  states: {
    booked: { turn: 'operator' },
    held: {},
    missed: {},
    cancelled: {},
  },
  transitions: {
    link: { by: 'operator', from: ahead, tells: ['visitor'] },
    move: {
      by: 'operator',
      from: ahead,
      terms: ['begins', 'reminder'],
      restates: ['begins', 'reminder'],
      tells: ['visitor'],
    },
    reschedule: {
      by: 'visitor',
      from: ahead,
      terms: ['begins', 'reminder'],
      restates: ['begins', 'reminder'],
      tells: ['operator', 'visitor'],
    },
    cancel: { by: 'operator', from: ahead, to: 'cancelled' },
    callOff: { by: 'visitor', from: ahead, to: 'cancelled', tells: ['operator', 'visitor'] },
    hold: { by: 'operator', from: ahead, to: 'held', tells: [] },
    miss: { by: 'operator', from: ahead, to: 'missed', tells: [] },

    remind: { by: 'time', from: ahead, of: 'reminder', after: {}, tells: ['visitor'] },
    ask: { by: 'time', from: ahead, of: 'begins', after: { hours: 1 } },
    lapse: { by: 'time', from: ahead, of: 'begins', after: { days: 14 }, to: 'held', tells: ['operator'] },
  },
})
