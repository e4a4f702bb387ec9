import type { Translation } from '../phrases.ts'
import type swedish from '../sv/site.ts'

export default {
  skipToContent: 'Skip to content',
  home: '{{brand}}, to the front page',
  nav: {
    label: 'Main menu',
    competencies: 'Competencies',
    allCompetencies: 'All competencies',
    talents: 'Talents',
    community: 'Community',
    logIn: 'Log in',
    register: 'Register',
    getStarted: 'Get started',
    dashboard: 'To my pages',
    menu: 'Menu',
    back: 'Back to the menu',
  },
  close: 'Close',
  leaveEmpty: 'Leave this empty',
  notices: 'Notices',
  needsScript: 'This form needs JavaScript. Turn it on, or write to {{email}}.',
  dialogFailed: {
    title: 'Something went wrong',
    text: 'The dialog could not be fetched. Check your connection and try again.',
  },
  footer: {
    pages: 'Pages',
    talents: 'Talents',
    about: 'About us',
    community: 'Community',
    investors: 'Investors',
    services: 'Services',
    privacy: 'Privacy and cookies',
    changeConsent: 'Change consent',
    language: 'Language',
    follow: 'LinkedIn',
    madeIn: 'Built in Sweden for industry.',
  },
  languages: { sv: 'Svenska', en: 'English' },
  notFound: {
    title: 'Page not found',
    heading: 'Oops! Page not found',
    text: 'No wire leads here. The address may be mistyped, or the page has moved.',
    attempted: 'You asked for',
    home: 'To the front page',
  },
  failed: {
    heading: 'The page could not be shown',
    text: 'Reload it. If it happens again, write to {{email}}.',
    reload: 'Reload',
  },
} satisfies Translation<typeof swedish>
