import { ownerEmail } from './owner/owner-email.ts'

/** Everything to change for another brand, next to the logo (web/src/ui/Logo.tsx) and the colours (web/src/ui/tokens.css). */
export const brand = {
  name: 'Nodverk',
  /** The page of the company that the footer links to. */
  linkedIn: 'https://www.linkedin.com/company/nodverk',
  /** Where people write to us, one of the owner's facts; the sender of mail is configured per stage. */
  contactEmail: ownerEmail,
} as const
