import { randomUUID } from 'node:crypto'
import type { Change } from '#lambdas/platform/mail/outgoing-mail.ts'
import type { Language } from '#shared/contract/language.ts'
import { buildCodeItem } from './code-item.ts'

const createdAt = '2027-03-02T09:30:00.000Z'
const endless = `${'Kabelkanalsgenomföringsbeställningsnummer'.repeat(4)}`

/** The worst that a visitor may send: markup, an endless word, a line that would start a header. */
export const hostileInput = {
  markup: '<b>Två robotar</b> & en "cell"',
  endless,
  lines: `Ny cell\r\nBcc: x@y.se\n${endless}`,
}

const stored = (language: Language, PK: string, given: object): Change => ({
  before: null,
  after: {
    PK,
    SK: PK.split('#')[0],
    id: randomUUID(),
    language,
    createdAt,
    email: 'anna@verkstad.se',
    ...given,
  },
})

const codes = (language: Language): Change[] =>
  (['business_sign_in', 'investor_access', 'partner_email'] as const).map(purpose =>
    stored(language, `CODE#${purpose}#x`, {
      ...buildCodeItem({ purpose, language, expiresAt: Date.now() + 600_000 }),
    }),
  )

const bookedMeeting = {
  firstName: 'Anna',
  lastName: 'Berg',
  mobile: '070-123 45 67',
  company: hostileInput.markup,
  startsAt: '2027-03-15T13:30:00.000Z',
  duration: '30 minuter',
  timezone: 'America/New_York',
  description: hostileInput.endless,
  participants: ['kalle@verkstad.se', 'lisa@verkstad.se'],
}

/** A meeting that an operator moved or cancelled. */
const changedMeeting = (language: Language, fields: object): Change => {
  const { after } = stored(language, 'MEETING#1', bookedMeeting)
  return { before: after, after: { ...after, sequence: 1, changedAt: createdAt, ...fields } }
}

/** Returns one change for every mail that a stored item causes, each as long and as hostile as possible. */
export const changesThatMail = (language: Language): Change[] => [
  stored(language, 'SUBSCRIBER#hash', {
    state: 'pending',
    emailHash: 'hash',
    nonce: 'nonce',
    requestedAt: Date.parse(createdAt),
  }),
  stored(language, 'USER#business#1', { pool: 'business' }),
  stored(language, 'USER#partner#1', { pool: 'partner' }),
  stored(language, 'LEAD#1', {
    kind: 'project_inquiry',
    name: 'Anna Berg',
    mobile: '070-123 45 67',
    company: hostileInput.markup,
    projectTitle: hostileInput.lines,
    projectBudget: '50-150k',
    projectTimeline: '2-3månader',
    description: `${hostileInput.markup}\n\n${hostileInput.endless}`,
  }),
  stored(language, 'LEAD#2', { kind: 'get_started' }),
  stored(language, 'MEETING#1', bookedMeeting),
  changedMeeting(language, { startsAt: '2027-03-22T14:30:00.000Z' }),
  changedMeeting(language, { cancelledAt: createdAt, cancelReason: hostileInput.markup }),
  stored(language, 'ORDER#1', {
    companyName: hostileInput.markup,
    organizationNumber: '556703-7485',
    companySigner: 'Anna Berg',
    vatNumber: 'SE556703748501',
    phone: '070-123 45 67',
    credits: 20,
    priceOre: 2_250_000,
  }),
  stored(language, 'INVESTOR#1', { name: 'Ivar Lund', phone: '08-123 45 67' }),
  stored(language, 'BUSINESS#1', {
    SK: 'INQUIRY#1',
    serviceId: 'custom-project',
    description: hostileInput.markup,
    files: [
      {
        id: randomUUID(),
        fileName: `${hostileInput.endless}.pdf`,
        size: 1024,
        contentType: 'application/pdf',
      },
    ],
    state: 'received',
    companyName: '',
    contactPerson: '',
  }),
  stored(language, 'OPEN#1', {
    SK: 'APPLICATION#1',
    title: hostileInput.endless,
    clientCompany: hostileInput.markup,
    name: 'Sara Lind',
    appliedAt: createdAt,
    state: 'sent',
  }),
  stored(language, 'PARTNER#1', { SK: `AUDIT#${createdAt}#1`, action: 'payment_settings_changed' }),
  ...codes(language),
]
