import type { Translation } from '../phrases.ts'
import type swedish from '../sv/service-pages.ts'

export default {
  meta: {
    title: 'Competencies: automation, robotics, AI, cloud, systems',
    description:
      'All {{count}} competencies in seven categories, from PLCs and robots to cloud and business systems. Each has a page of its own with scope and way of working.',
  },
  crumbs: 'Breadcrumb',
  breadcrumb: 'Competencies',
  position: 'Item {{position}} ({{count}})',
  book: 'Book a meeting',
  inquire: 'Send an inquiry',
  signUp: 'Create a company account',
  ask: 'Ask',
  askAbout: 'Ask about {{offer}}',
  from: 'from SEK\u00a0{{price}}',
  withoutVat: 'excl. VAT',
  siblings: 'More in {{category}}',
  all: 'See everything',
  overview: {
    heading: 'Every part of the plant has a specialist',
    lead: 'Look up an item in the drawings below. Behind each number there are engineers, a description of what they do and a way to ask.',
    index: 'Categories',
    more: '+{{count}} more',
    moreLabel: 'and {{count}} more',
    custom: 'Describe the project',
  },
  how: {
    heading: 'From a number to a name',
    choose: {
      title: 'Point',
      text: 'Pick one item, or three. If all you know is what is wrong, that will do nicely.',
    },
    talk: {
      title: 'Talk',
      text: 'We speak for 15 or 30 minutes about your environment, your systems and what has to be ready when.',
    },
    pick: {
      title: 'Get matched',
      text: 'We e-mail you when we have found a freelancer, and get in touch about the start and your contact person. If something is not right, reply to that e-mail.',
    },
    change: {
      title: 'Change your mind',
      text: 'Switch competencies when the project enters a new phase.[ Need nobody at all? Give {notice} days’ notice.]',
    },
    book: 'Book a call about competencies',
  },
} satisfies Translation<typeof swedish>
