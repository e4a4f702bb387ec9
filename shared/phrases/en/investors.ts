import type { Translation } from '../phrases.ts'
import type swedish from '../sv/investors.ts'

export default {
  meta: {
    title: 'Invest in {{brand}}: the market for industrial IT',
    description:
      'Industrial companies buy credits, vetted engineers deliver. Read where {{brand}} is heading, book an investor meeting or request the key figures.',
  },
  hero: {
    heading: 'Every plant needs code. Few have somebody to write it.',
    lead: '{{brand}} is the marketplace in between: industrial companies buy credits by the month, vetted freelancers do the work and are paid by the credit.',
    meeting: 'Book an investor meeting',
    figures: 'To the key figures',
    drawing:
      'A step response on ruled paper: an input that switches on, and an output that follows and settles at the new level.',
    input: 'input',
    output: 'output',
    time: 'time',
  },
  metrics: {
    label: 'Where we stand, in figures',
    partners: 'partners in the network',
    partnersMore: '[+{partnerGrowth}% year on year]',
    satisfaction: 'satisfied companies',
    satisfactionMore: '[an NPS of {nps}]',
    arr: 'annual recurring revenue',
    arrMore: 'ARR growth',
  },
  reasons: {
    heading: 'The reasons, in order',
    recurring: {
      title: 'Revenue comes first',
      text: 'Credits are bought in packages, and a package is paid for before it is used. It is not a commission that waits for an assignment to end.',
    },
    selected: {
      title: 'The supply is vetted',
      text: '[At most {accepted}% of applicants are accepted. ]The vetting is done in advance[, so a match can be promised in {matchingFrom}–{matchingTo} hours].',
    },
    oneSystem: {
      title: 'One system carries it all',
      text: 'Inquiry, matching, credits and payout go the same way. The business grows without the office growing at the same rate.',
    },
    lasting: {
      title: 'The need is built in',
      text: 'A press stands for thirty years. The code around it is rewritten many times, by somebody who has to understand both.',
    },
  },
  vision: {
    heading: 'Three levels up',
    y2025: {
      title: 'Sweden',
      text: 'The platform, the first customers and a network that measures up. The seed round pays for the next step.',
    },
    y2026: {
      title: 'The Nordics',
      text: 'The same platform for workshops in Tampere, Horsens and Raufoss, in their own languages.',
    },
    y2028: {
      title: 'Europe',
      text: 'Industry buys engineering time the way it buys spare parts: as needed, at list price.',
    },
  },
  figures: {
    heading: 'Key figures',
    locked:
      'Give your name, e-mail address and phone number, and we will e-mail you a code. It opens the key figures for half an hour.',
    expired: 'The half hour is over. A new code opens them again.',
    request: 'Request access',
    until: 'Open until {{time}}.',
    loading: 'Loading the key figures…',
    failed: 'The key figures could not be loaded.',
    retry: 'Try again',
    partners: 'Partners in the network',
    partnerGrowth: 'Growth in partners, year on year',
    satisfaction: 'Share of satisfied customers',
    nps: 'Net promoter score',
    arrGrowth: 'Growth in annual recurring revenue',
    creditValue: 'What a credit is worth to the partner',
    entryPrice: 'Lowest price a month, excl. VAT',
    months: {
      byMonth: 'Month by month',
      month: 'Month',
      leads: 'Inquiries from visitors',
      inquiries: 'Inquiries from customers',
      promisesKept: 'Customer inquiries with proposals in time',
      creditsSold: 'Credits sold',
      creditsOutstanding: 'Sold but not used',
      partnersAdmitted: 'Partners admitted',
      counted: 'Counted in the system, without names. The latest month is not over.',
      now: 'at present',
      soFar: 'so far in {{month}}',
      described:
        '{{what}} by month, {{from}} to {{to}}. Most: {{highest}}, in {{month}}. The table has every value.',
      file: 'key-figures',
      exported: 'The file has every month of the table.',
    },
  },
  contact: {
    heading: 'Ask us',
    text: 'Half an hour covers most of it. If you would rather write, that works just as well.',
    write: 'Write to {{email}}',
    subject: 'Investment in {{brand}}',
  },
} satisfies Translation<typeof swedish>
