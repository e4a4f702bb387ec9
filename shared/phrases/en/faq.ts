import type { Translation } from '../phrases.ts'
import type swedish from '../sv/faq.ts'

export default {
  credit: {
    question: 'What is a credit?',
    answer:
      'A measure of work, worth {{value}}. You buy a number each month and spend them on any competency: a feasibility study, a PLC program or a month with a tester.',
  },
  order: {
    question: 'What happens once we have ordered?',
    answer:
      'A confirmation reaches you by e-mail at once. Payment details follow separately, and the credits are in your account once the payment has been recorded. You pay nothing on this page.',
  },
  start: {
    question: 'How soon can somebody start?',
    answer:
      '[The first match comes within {matchingFrom}–{matchingTo} hours of you describing the assignment. ]When the work begins is up to you and the engineer.',
  },
  leave: {
    question: 'How long do we commit ourselves?',
    answer:
      '[The commitment period is {commitment} months. ]You order one package once, or one every month.[ The notice period is {notice} days.][ If you are not satisfied, you get the money of your first order back within {moneyBack} days of its payment, if no credits have been used.]',
  },
  discount: {
    question: 'Is it cheaper to buy more credits?',
    answer:
      'From {{discountedFrom}} credits a month the price is {{discount}} lower than {{value}} per credit. A small package may still have the lowest price per credit: the table above shows each package. If you need more than {{most}}, we draw up a separate agreement.',
  },
  who: {
    question: 'Who are the engineers?',
    answer:
      'Freelance engineers and IT consultants[, at least {engineers} of them]. Each has been through application, screening, interview and verification before you see a name.',
  },
} satisfies Translation<typeof swedish>
