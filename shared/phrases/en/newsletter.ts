import type { Translation } from '../phrases.ts'
import type swedish from '../sv/newsletter.ts'

export default {
  form: {
    heading: 'The newsletter',
    text: 'New competencies, prices and meetups. Once a month at most.',
    label: 'E-mail address',
    placeholder: 'Your e-mail address',
    submit: 'Subscribe',
    website: 'Leave empty',
    subscribed: 'Thank you for subscribing!',
    checkInbox: '{{email}}: confirm with the link in the e-mail that is on its way.',
    already: "You're already subscribed!",
    failed: 'Something went wrong',
    failedText: 'We could not register your subscription. Please try again later.',
  },
  confirm: {
    title: 'Confirm your subscription',
    pending: 'Do you want the newsletter sent to {{email}}?',
    button: 'Yes, confirm',
    done: 'Your subscription is confirmed',
    confirmed: 'The newsletter will be sent to {{email}}.',
    confirmedText: 'Every issue has a link to unsubscribe. One click is enough.',
    already: 'The subscription for {{email}} is already confirmed.',
    unsubscribed: 'The subscription for {{email}} has ended.',
    unsubscribedText: 'Want the newsletter again? Confirm once more.',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    text: 'One click, and you will get no more issues.',
    button: 'Unsubscribe',
    doneTitle: 'Your subscription has ended',
    done: 'No more issues will be sent to {{email}}.',
    doneText: 'If you change your mind, the form is at the bottom of the page.',
  },
  link: {
    reading: 'Reading the link…',
    invalid: 'The link is not valid',
    invalidText:
      'It is incomplete, already used or too old. Enter your address at the bottom of the page and we will send a new one.',
    unreachable: 'We could not be reached',
    unreachableText: 'Check your connection and try again. Nothing has changed.',
    retry: 'Try again',
  },
  description: 'Manage your subscription to the newsletter from {{brand}}.',
} satisfies Translation<typeof swedish>
