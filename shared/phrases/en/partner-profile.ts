import type { Translation } from '../phrases.ts'
import type swedish from '../sv/partner-profile.ts'

export default {
  title: 'Profile',
  about: 'About you',
  updated: 'Profile Updated',
  updatedText: 'The next time we suggest you, these are the details we will use.',
  failedTitle: 'Error',
  failed: 'Failed to update profile. Please try again.',
  account: 'Account',
  email: 'E-mail',
  verified: 'verified',
  unverified: 'not verified',
  accountId: 'Account ID',
  memberSince: 'Member since',
  verify: 'Verify the address',
  changePassword: 'Change password',
} as const satisfies Translation<typeof swedish>
