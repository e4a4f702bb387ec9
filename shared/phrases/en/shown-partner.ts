import type { Translation } from '../phrases.ts'
import type swedish from '../sv/shown-partner.ts'

export default {
  facts: {
    services: 'Services',
    skills: 'Skills',
    years: 'Years in the trade',
    platforms: 'Platforms and systems',
    certificates: 'Certificates and permits',
    industries: 'Industries',
    languages: 'Languages',
    place: 'Town',
    travel: 'Travel',
    workplace: 'Workplace',
    availableFrom: 'Available from',
    hoursPerWeek: 'Time a week',
    rate: 'Hourly rate',
  },
  inWords: {
    title: 'In their own words',
    expertise: 'Expertise',
    experience: 'Experience',
    availability: 'Availability',
    rate: 'Hourly rate in words',
    description: 'Description',
  },
  skillLevels: {
    basic: 'basic',
    independent: 'works independently',
    experienced: 'very experienced',
    expert: 'an expert',
  },
  languageLevels: { basic: 'basic', working: 'working language', fluent: 'fluent', native: 'native' },
  travel: {
    local: 'Only close to home',
    region: 'In the region',
    country: 'All over the country',
    abroad: 'Abroad, too',
  },
  workplace: { on_site: 'On site', partly: 'Both on site and remote', remote: 'Remote only' },
  yearCount: '{{count}} yr',
  hours: '{{hours}} hours a week',
  anHour: '{{amount}} an hour',
  now: 'Now',
  whole: 'The whole profile',
  freeNow: 'available now',
  freeFrom: 'available from {{day}}',
} as const satisfies Translation<typeof swedish>
