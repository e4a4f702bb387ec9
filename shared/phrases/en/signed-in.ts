import type { Translation } from '../phrases.ts'
import type swedish from '../sv/signed-in.ts'

export default {
  termsRequest: {
    heading: 'Accept the terms',
    text: 'This is what applies at {{brand}}, version {{version}}. Everything you have stays, even if you wait.',
    read: 'Read the terms',
    accept: 'I accept',
    accepted: 'The terms are accepted',
    failed: 'Something went wrong',
    failedText: 'Your acceptance could not be stored. Please try again.',
  },
  loading: 'Loading…',
  signedInAs: 'Signed in as',
  signedOut: {
    expired: 'Your session has expired',
    expiredText: 'Sign in again to get back to where you were.',
    needed: 'You are not signed in',
    neededText: 'Sign in to get to the page you asked for.',
    invited: 'You are invited',
    invitedText:
      'Sign in or register as a company, with the address that the invitation came to. Then you will see it.',
    denied: 'Access denied',
    deniedText: 'You must be signed in to reach this page',
  },
  failed: {
    title: 'Your details could not be loaded',
    unreachable: 'Check your connection and try again.',
    ours: 'The fault is ours. Try again in a moment. If it happens again, write to {{email}}.',
    retry: 'Try again',
    reference: 'Reference: {{id}}',
  },
  save: 'Save changes',
  undo: 'Undo changes',
  unsaved: {
    title: 'You have changes that are not saved',
    text: 'They are lost if you leave the page now.',
    stay: 'Stay here',
    leave: 'Leave without saving',
  },
  merge: {
    title: 'The profile was changed elsewhere',
    text: 'It was saved in another window or on another device while you were typing. Choose for each field what applies, then save again.',
    typed: 'What you typed',
    stored: 'Stored now',
    empty: '(empty)',
    save: 'Save these choices',
  },
  redirect: { title: 'One moment', text: 'We are taking you to the right page.' },
  language: {
    failed: 'The language could not be changed',
    failedText: 'Check your connection and try again.',
    mailsFailed: 'E-mails keep their language for now',
    mailsFailedText:
      'The pages are in English. Choose English once more when the connection is back, and e-mails will follow.',
  },
  split: {
    paid: 'The business pays, in credits (value):',
    earned: 'The partner earns:',
    fee: 'Fee to {{brand}}:',
  },
  dashboard: {
    skip: 'Skip to content',
    menu: 'Menu',
    home: '{{brand}}, home page',
    logOut: 'Sign out',
    notFound: 'Page not found',
    notFoundText: 'There is no page here.',
    toStart: 'To your start page',
  },
} as const satisfies Translation<typeof swedish>
