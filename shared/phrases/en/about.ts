import type { Translation } from '../phrases.ts'
import type swedish from '../sv/about.ts'

export default {
  meta: {
    title: 'About {{brand}}: why we exist and who we are',
    description:
      'The story, the values, the roles and the road 2025–2028 of the platform that connects industry with engineers who know its machines already.',
  },
  story: {
    heading: 'Somebody knows the machine. She is just somewhere else.',
    first:
      'A line is down. The supplier’s switchboard has a queue, the consulting firm has a junior free in three weeks, and recruitment has reached the second interview.',
    second:
      'Meanwhile, forty kilometres away, sits an engineer who has commissioned that very controller eight times. Nobody calls her, because nobody knows she exists.',
    third:
      'Closing that gap is all we do. We test the people who know, keep track of when they are free, and get in touch when somebody needs them.',
    drawing: 'Two wires that end opposite each other. A short piece in the signal colour joins them.',
    line: 'line 3',
    engineer: 'engineer',
  },
  plate: {
    label: 'Rating plate',
    model: 'Type',
    modelValue: 'Platform, two-sided',
    built: 'Made in',
    builtValue: 'Sweden',
    year: 'Year of manufacture',
    network: 'Network',
    engineers: '[{engineers}+ engineers]',
    industries: 'Duty',
    industriesValue: '[{industries}+ industries]',
    accepted: 'Admission rate',
    acceptedValue: '[{accepted}% at most]',
    satisfaction: 'Efficiency',
    satisfactionValue: '[{satisfaction}% satisfied]',
    languages: 'Connection',
    languagesValue: 'en, sv',
  },
  values: {
    heading: 'Four rules taped inside the cabinet',
    honest: {
      title: 'Show the reading',
      text: 'If it goes badly, whoever pays gets to know: the figure, not a paraphrase.',
    },
    craft: {
      title: 'The trade decides',
      text: 'A PLC programmer is judged by a work sample in a system they know, not by how the CV sounds.',
    },
    both: {
      title: 'Two clients',
      text: 'An assignment that is good for one side only has not been fully negotiated.',
    },
    spare: {
      title: 'Remove before you add',
      text: 'Every field in a form and every step in a process must have a reason to be there.',
    },
  },
  team: {
    heading: 'Who does what',
    text: 'Roles instead of portraits. Write to us, and whoever holds the role will answer.',
    vetting: {
      title: 'Vetting',
      text: 'Reads applications, holds interviews, calls references.',
    },
    matching: {
      title: 'Matching',
      text: 'Reads your description, asks about what is missing and suggests who fits.',
    },
    delivery: {
      title: 'Delivery support',
      text: 'Follows the assignment until it is done. Takes the call when something is amiss.',
    },
    platform: {
      title: 'Engineering',
      text: 'Builds and runs the system, and keeps your data where it belongs.',
    },
    contracts: {
      title: 'Contracts and finance',
      text: 'Writes agreements that both sides understand. Pays on time.',
    },
    write: 'Write to us',
  },
  timeline: {
    heading: '2025 to 2028',
    text: 'A filled node is done, a ring is planned. Plans change, and then this page does.',
    reached: 'done',
    ahead: 'planned',
  },
  badges: {
    heading: 'Vetted, like everyone else',
    text: 'Awards and certificates that others have issued.',
  },
} satisfies Translation<typeof swedish>
