import type { Owner } from '#shared/owner/owner-facts.ts'

/** Where RFC 9116 wants the file. */
export const securityTxtFile = '.well-known/security.txt'

/** RFC 9116 recommends less than a year; by then the site has been built again, or nobody cares for it any more. */
const validMonths = 11

/** The day on which a file that is built now expires: the first of a month, so that equal sources give equal sites. */
export const securityTxtExpires = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + validMonths)).toISOString()

/** Where to report a vulnerability (RFC 9116). */
export const securityTxt = ({ email }: Pick<Owner, 'email'>, siteOrigin: string, expires: string): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: sv, en',
    ...(siteOrigin ? [`Canonical: ${siteOrigin}/${securityTxtFile}`] : []),
    '',
  ].join('\n')
