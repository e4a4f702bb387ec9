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
  join_request: {
    subject: '{{email}} asks to join your company at {{brand}}',
    preview: 'Invite or decline on the page Colleagues.',
    text: '{{email}} has created an account with us and entered your organisation number. The address is confirmed and has the same domain as yours. Nobody comes into the company unless you invite them.',
    action: 'Reply on the page Colleagues',
    after:
      'There you choose what the person may do, or decline. The request disappears by itself after fourteen days.',
  },
  join_request_declined: {
    subject: 'The owner of the company declined your request at {{brand}}',
    preview: 'You can still use the service with a company of your own.',
    text: 'You asked to join a company that is here already. Its owner has declined.',
    after:
      'Was that a mistake? Speak to the owner of the company, who can invite you at any time. You can also go on with a company of your own, such as a subsidiary.',
  },
  company_departure: {
    subject: 'You no longer belong to {{company}} at {{brand}}',
    preview: 'An owner has removed you as a colleague.',
    text: 'An owner of {{company}} has removed you as a colleague. You can no longer see or do anything for the company with us.',
    after: 'Was that a mistake? Ask one of the owners of the company to invite you again.',
  },
} satisfies Translation<typeof sv>
