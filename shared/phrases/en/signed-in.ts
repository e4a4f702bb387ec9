import type { Translation } from '../phrases.ts'
import type swedish from '../sv/signed-in.ts'

export default {
  loading: 'Loading …',
  signedOut: {
    expired: 'Your session has expired',
    expiredText: 'Log in again and you come back to where you were.',
    needed: 'You are not logged in',
    neededText: 'Log in and you come to the page you asked for.',
  },
  failed: {
    title: 'Your details could not be loaded',
    text: 'Check your connection and try again.',
    retry: 'Try again',
    reference: 'Reference: {{id}}',
  },
  redirect: { title: 'One moment', text: 'We are taking you to the right page.' },
  dashboard: {
    skip: 'Skip to content',
    menu: 'Menu',
    home: '{{brand}}, to the front page',
    logOut: 'Log out',
    notFound: 'Page not found',
    notFoundText: 'There is no page here.',
    toStart: 'To your start page',
  },
} as const satisfies Translation<typeof swedish>
