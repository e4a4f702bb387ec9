import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { receivedByMonth } from '../contract/partitions.ts'
import { lifeFields, statesOf } from '../contract/process.ts'
import { booksReason, untilBooksClose } from '../privacy/retention.ts'
import { agreementProcess } from './agreement.process.ts'

export const agreementPartition = 'AGREEMENT#<id>'

/** A side as the other reaches it once both have signed; null once its person has been erased. */
export const agreementSide = z.nullable(
  z.object({
    name: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    language,
  }),
)

/** One for each inquiry, whose id it has. In a partition of its own, which neither side's other items are in. */
export const agreementEntity = entity({
  what: 'an agreement, and how far it has come',
  pk: agreementPartition,
  sk: 'AGREEMENT',
  item: z.object({
    ...lifeFields,
    id: z.string(),
    state: z.enum(statesOf(agreementProcess)),
    businessId: z.string(),
    partnerId: z.string(),
    companyName: z.string(),
    title: z.string(),
    business: agreementSide,
    partner: agreementSide,
    /** The present version, and the hash of its terms. */
    version: z.int(),
    hash: z.string(),
    /** The first day of the work, once both have signed. */
    startedOn: z._default(z.nullable(z.string()), null),
    /** Who has given notice. */
    noticeBy: z._default(z.nullable(z.enum(['business', 'partner'])), null),
    /** By name; nobody's once a side has been erased. */
    noticeName: z._default(z.nullable(z.string()), null),
    createdAt: z.string(),
  }),
  index: receivedByMonth,
  listed: {
    noun: 'agreements',
    kind: 'agreement',
    lists: 'agreements between businesses and partners',
    columns: ['id', 'createdAt', 'state', 'version', 'companyName', 'title'],
  },
  kept: untilBooksClose,
  why: 'What was agreed, and what has become of it',
  // Only the side whose person is erased is taken out; the other has to be reached.
  onErasure: {
    keeps: [
      'id',
      'state',
      'revision',
      'since',
      'terms',
      'due',
      'last',
      'processVersion',
      'businessId',
      'partnerId',
      'companyName',
      'title',
      'business',
      'partner',
      'version',
      'hash',
      'startedOn',
      'noticeBy',
      'createdAt',
      'GSI1PK',
      'GSI1SK',
    ],
    reason: booksReason,
  },
  heading: 'Agreements',
  mailsOn: 'stored and changed',
})
