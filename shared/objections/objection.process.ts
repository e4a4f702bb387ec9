import { process } from '../contract/process.ts'
import { answerDays } from './answer-days.ts'

const open = ['objected'] as const

/**
 * The life of a partner's objection to how they were compared. A person answers it within the promised days; operators
 * are reminded before, and each week after, and the partner is told when the promise breaks.
 */
export const objectionProcess = process({
  name: 'objection',
  version: 1,
  parties: ['partner', 'operator'],
  start: 'objected',
  states: {
    objected: { turn: 'operator' },
    upheld: {},
    dismissed: {},
    withdrawn: {},
  },
  transitions: {
    uphold: { by: 'operator', from: open, to: 'upheld' },
    dismiss: { by: 'operator', from: open, to: 'dismissed' },
    withdraw: { by: 'partner', from: open, to: 'withdrawn' },

    nudge: { by: 'time', from: open, after: { days: answerDays - 2 } },
    breakPromise: {
      by: 'time',
      from: open,
      after: { days: answerDays },
      tells: ['partner', 'operator'],
      escalates: true,
    },
    chase: { by: 'time', from: open, after: { days: 7 }, repeats: true },
  },
})
