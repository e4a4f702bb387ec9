import type { Translation } from '../phrases.ts'
import type swedish from '../sv/business.ts'

export default {
  onboarding: {
    title: 'Get started',
    intro: 'Two steps and your page is ready. You can change the details later.',
    progress: 'Steps on the way',
    step: 'Step {{number}} of {{count}}',
    done: 'done',
    company: 'The company',
    contact: 'Contact details',
    optional: 'optional',
    companyName: 'Company name',
    organizationNumber: 'Organisation number',
    organizationNumberHint: 'XXXXXX-XXXX',
    contactPerson: 'Contact person',
    phone: 'Phone',
    address: 'Address',
    previous: 'Previous',
    next: 'Next',
    complete: 'Complete Setup',
    welcome: 'Welcome to {{brand}}!',
    created: 'Your business profile has been created successfully.',
    failedTitle: 'Something went wrong',
    failed: 'Failed to create profile. Please try again.',
  },
  dashboard: {
    fallbackHeading: 'Dashboard',
    nav: 'Company pages',
    services: 'Services',
    profile: 'Profile',
  },
  services: {
    title: 'Services',
    intro: 'This is what we can help you with, in {{categories}} areas.',
  },
  profile: {
    title: 'Profile',
    company: 'The company',
    account: 'Account',
    email: 'E-mail',
    accountId: 'Account id',
    memberSince: 'Member since',
    notGiven: 'Not given',
    notAvailable: 'N/A',
  },
} satisfies Translation<typeof swedish>
