import { randomBytes, randomUUID } from 'node:crypto'

const letters = randomBytes(6).toString('hex')

/** Values that exist nowhere else; finding one in a log or, if it must be hidden, in the table means a leak. */
export const canaries = {
  email: (): string => `kanarie-${letters}.${randomUUID()}@verkstad.se`,
  emailMark: `kanarie-${letters}`,
  name: `Kanarie ${letters}-Berg`,
  phone: `070-${String(Number.parseInt(letters.slice(0, 6), 16))
    .padStart(8, '7')
    .slice(0, 7)}`,
  description: `Kanariefågel ${letters}: en robotcell`,
  cvText: `Kanariemeriter ${letters}: tolv år med styrsystem`,
  clearingNumber: '8327',
  bankAccount: String(9_000_000_000 + Number.parseInt(letters.slice(0, 7), 16)).slice(0, 10),
} as const
