import type { Translation } from '../phrases.ts'
import type swedish from '../sv/talents.ts'

export default {
  meta: {
    title: 'Talents: how {{brand}} vets its engineers',
    description:
      'Five steps from application to assignment: what we test in freelance engineers and IT consultants, what stops them, and how to apply yourself.',
  },
  hero: {
    heading: '[{accepted} in a hundred get in.|Tested before you call.]',
    text: 'Our talents are engineers who have shown what they can do to somebody who can do it too. The others get a friendly no, and a reason.',
    apply: 'Apply as a partner',
    verification: 'How we test',
    drawing: 'A grid of a hundred rings, one for each application.[ {accepted} of them are filled.]',
    applied: 'a hundred applications',
    admitted: '[{accepted} admitted]',
  },
  stats: {
    label: 'The network in figures',
    talents: 'verified talents',
    satisfaction: 'of customers satisfied',
    industries: 'industries',
    feedback: 'to feedback on your application',
    hours: 'h',
  },
  values: {
    heading: 'What we look for',
    text: 'Six qualities. None of them shows in a CV, all of them show in the first week.',
    drawings: {
      title: 'Reads the drawing first',
      text: 'Opens the schematic before the cabinet. Asks when the two disagree.',
    },
    floor: {
      title: 'Has stood on the floor',
      text: 'Knows what a stop costs by the minute, because it has been theirs.',
    },
    plain: {
      title: 'Talks so that the shift understands',
      text: 'Can explain one fault to an electrician, a production manager and a buyer.',
    },
    handover: {
      title: 'Leaves order behind',
      text: 'Comments in the code, the right version on the server, a handover that somebody remembers.',
    },
    limits: {
      title: 'Says no in time',
      text: 'To a schedule that does not add up, and to work that somebody else does better.',
    },
    safety: {
      title: 'Leaves safety alone',
      text: 'Interlocks are not bridged to make a test go faster. Not even on a Friday.',
    },
  },
  csrd: {
    heading: 'The figures for the sustainability report are in the machines',
    text: 'The CSRD asks for things that your control systems know already and nobody has collected. Here is what an engineer does about it, standard by standard. If it does not apply to you, a customer it applies to usually gets in touch.',
    standard: 'Standard',
    asks: 'The report asks',
    does: 'The engineer',
    climate: {
      name: 'Climate',
      asks: 'Energy and emissions, by source',
      does: 'Puts in the meters that are missing, wires them to the historian and converts to carbon dioxide with factors that can be traced.',
    },
    water: {
      name: 'Water',
      asks: 'Withdrawn, consumed, returned',
      does: 'Reads the flows from SCADA and tells process water from sanitary water.',
    },
    resources: {
      name: 'Resources',
      asks: 'Material in, products and scrap out',
      does: 'Takes recipes and rejects from the MES and makes them agree with the stock.',
    },
    workforce: {
      name: 'Own workforce',
      asks: 'How many are contracted in, and on what terms',
      does: 'Is one of them. We have the assignments and their dates. Ask for them, and we will send them.',
    },
  },
  verification: {
    heading: 'Five steps, and what stops people at each',
    text: 'The same order for everyone, and a person takes every decision.',
    stops: 'Stops here',
    application: {
      title: 'Application',
      text: 'What you can do, where you have done it and when you are free. Your own words, no attachments yet.',
      stop: 'No work of their own to show.',
    },
    screening: {
      title: 'Screening',
      text: 'We check that what you say adds up, and compare it with what can be looked up.[ Feedback within {feedback} hours.]',
      stop: 'Years and roles that do not add up.',
    },
    interview: {
      title: 'Interview',
      text: 'A conversation with somebody in the same line of work, about choices you have made, not about definitions.',
      stop: 'Knows how, but not why.',
    },
    verification: {
      title: 'Verification',
      text: 'A work sample in your own system, calls to references, identity and tax status.',
      stop: 'References that remember it differently.',
    },
    onboarding: {
      title: 'Onboarding',
      text: 'Profile and payout are set up. Then you apply for assignments, and we put you forward where it fits.',
      stop: 'From here on it is work.',
    },
  },
  join: {
    heading: 'If you can do this',
    text: 'You choose the assignments and do your part. We handle what comes before and after: the customer, the matching, the money.',
    apply: 'Send an application',
    logIn: 'Already a partner? Sign in',
    credit: 'per credit, to you',
    commitment: 'commitment',
    notice: 'notice, both ways',
    currency: 'SEK',
    months: 'months',
    days: 'days',
  },
  pricing: {
    heading: 'Looking for engineers yourselves?',
    text: 'Three plans[, from SEK\u00a0{entryPrice} a month excl. VAT].',
    link: 'See the plans',
  },
} satisfies Translation<typeof swedish>
