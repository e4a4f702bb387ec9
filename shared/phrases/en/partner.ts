import type { Translation } from '../phrases.ts'
import type swedish from '../sv/partner.ts'

export default {
  title: 'We have your application',
  signedInAs: 'Logged in as',
  steps: {
    account: { title: 'The account is there', text: 'The address above is the one we write to.' },
    contact: {
      title: 'We get in touch',
      text: 'We want to know what you have built, which systems you know and when you are free.',
    },
    assignments: {
      title: 'Assignments open',
      text: 'Once we have been through your background, you see open assignments when you log in.',
    },
  },
  done: 'done',
  question: 'Anything to add? Write to',
} satisfies Translation<typeof swedish>
