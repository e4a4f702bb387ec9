import type { Translation } from '../phrases.ts'
import type swedish from '../sv/landing.ts'

export default {
  meta: {
    title: '{{brand}}: engineers for industrial IT, matched in {{to}} hours',
    description:
      'Freelance engineers and IT consultants for Industry 4.0. Verified, matched within {{from}}–{{to}} hours, at a fixed price or pay as you go, with no commitment period.',
  },
  hero: {
    badge: 'AI-verified engineers',
    badgeAccepted: 'top {{percent}}%',
    line1: 'You have the drawing.',
    line2: 'We have the engineer.',
    line3: 'Matched in {{hours}} hours.',
    description:
      'Freelance engineers and IT consultants for Industry 4.0. A fixed project price or pay as you go, delivery governed by smart contracts.',
    matching: 'Matching in {{from}}–{{to}} hours',
    notice: '{{days}} days notice',
    moneyBack: '{{days}}-day money back',
    price: 'From {{price}} SEK per month',
    employer: 'I need engineers',
    engineer: 'I am an engineer',
  },
  drawing: {
    label:
      'Schematic of a plant: robot cell, PLC, HMI, MES and digital twin in one network. A line runs from your project through matching and start to delivery.',
    project: 'your project',
    matched: 'matched',
    started: 'started',
    delivered: 'delivery',
    robot: 'robot cell',
    twin: 'twin',
    conveyor: 'line',
    sheet: 'Sheet 1 (1)',
    title: 'Your project',
    revision: 'Rev. A',
  },
  stats: {
    label: 'In figures',
    engineers: 'verified engineers',
    satisfaction: 'satisfied customers',
    matching: 'to the first match',
    commitment: 'commitment period',
    hours: 'h',
    months: 'mo',
  },
  process: {
    heading: 'From inquiry to delivery, no detours',
    text: 'Four steps, one line. You see where the project is, all the way.',
    describe: {
      time: '5 minutes',
      title: 'Describe',
      text: 'Write what is to be built, replaced or mended. Your own words will do; attach drawings if you have them.',
    },
    match: {
      time: '{{from}}–{{to}} hours',
      title: 'Match',
      text: 'You get profiles of engineers who are vetted, know your very system and are actually available.',
    },
    start: {
      time: 'day 1',
      title: 'Start',
      text: 'Contract and access are in place before anyone walks into the plant. Fixed price or pay as you go.',
    },
    deliver: {
      time: 'each milestone',
      title: 'Deliver',
      text: 'You approve what is done. Payment follows the contract, not the calendar.',
    },
  },
  competencies: {
    heading: 'Parts list',
    text: '{{count}} competencies in {{groups}} groups, from the sensor on the floor to the cloud above it.',
    all: 'All competencies',
  },
  callToAction: {
    heading: 'What are you building?',
    text: 'Create a business account with your work address. You get a code by mail, and no password to forget.',
    employer: 'Create a business account',
    engineer: 'Apply as an engineer',
    nextLabel: 'What happens next',
    next1: 'The code arrives at once.',
    next2: 'You describe the project.',
    next3: 'We get back within {{hours}} hours.',
  },
} satisfies Translation<typeof swedish>
