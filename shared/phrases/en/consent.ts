import type { Translation } from '../phrases.ts'
import type swedish from '../sv/consent.ts'

export default {
  label: 'Cookies',
  heading: 'Cookies, if you like',
  text: 'The site works with just the necessary ones. If you allow more, we see what is used and can improve it.',
  readMore: 'Read more about what they do',
  rejectAll: 'Reject all',
  settings: 'Save my settings',
  acceptAll: 'Accept all',
  title: 'Cookie settings',
  necessary: 'Necessary',
  necessaryText: 'Language, sign-in and this choice. The site cannot be used without them.',
  alwaysOn: 'always on',
  functional: 'Functional',
  functionalText: 'Would remember your settings. We have no such cookies today.',
  analytics: 'Analytics',
  analyticsText: 'Count page views, loading times and errors. The data stays with us.',
  marketing: 'Marketing',
  marketingText: 'Show which ad led here.',
  gdpr: 'Under the General Data Protection Regulation (GDPR) you can change your mind at any time, at the bottom of every page.',
  privacy: 'Read how we handle data',
  cancel: 'Cancel',
  save: 'Save',
} satisfies Translation<typeof swedish>
