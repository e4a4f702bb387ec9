import type { Translation } from '../phrases.ts'
import type sv from '../sv/company-mails.ts'

/** Who belongs to a company. */
export default {
  company_invitation: {
    subject: '{{name}} invites you to {{company}} at {{brand}}',
    preview: 'Sign in with this address to accept.',
    text: '{{name}} wants you to be able to work for {{company}}. Open the link and sign in, or create an account, with this very address. You need no password: we mail you a code.',
    action: 'See the invitation',
    after:
      'The invitation is valid for seven days, and for this address only. If you do not know the company, leave this mail be; nothing will happen.',
  },
  company_departure: {
    subject: 'You no longer belong to {{company}} at {{brand}}',
    preview: 'An owner has removed you as a colleague.',
    text: 'An owner of {{company}} has removed you as a colleague. You can no longer see or do anything for the company with us.',
    after: 'Was that a mistake? Ask one of the owners of the company to invite you again.',
  },
} satisfies Translation<typeof sv>
