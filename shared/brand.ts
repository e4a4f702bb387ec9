/** Everything to change for another brand, next to the logo (web/src/ui/Logo.tsx) and the colours (web/src/ui/tokens.css). */
export const brand = {
  name: 'Nodverk',
  /** The address that people know us by; printed pages show it. */
  domain: 'nodverk.se',
  /** The page of the company that the footer links to. */
  linkedIn: 'https://www.linkedin.com/company/nodverk',
  /** Where people write to us; the sender of mail is configured per stage. */
  contactEmail: 'hej@nodverk.se',
} as const
