import * as z from 'zod/mini'
import { paragraph, requiredLine } from '../contract/text.ts'
import { command, pages } from '../operator/command.ts'
import { selfBillId } from './self-bill.ts'

const partnerId = requiredLine({ max: 64 })
const one = { partnerId, billId: selfBillId }
const places = ['partnerId', 'billId'] as const

export const selfBillCommands = {
  'sellers record': command({
    help: 'Records the company of a partner, as its self-bills will state it; the partner is asked to agree to self-billing',
    input: {
      partnerId,
      legalName: requiredLine({ max: 120 }),
      organizationNumber: requiredLine({ max: 20 }),
      vatNumber: z.optional(requiredLine({ max: 20 })),
      street: requiredLine({ max: 120 }),
      postalCode: requiredLine({ max: 10 }),
      city: requiredLine({ max: 60 }),
    },
    places: ['partnerId'],
    personal: ['legalName', 'organizationNumber', 'vatNumber', 'street'],
    about: {
      organizationNumber: 'with its check digit; of a sole trader, the personal number without the century',
      vatNumber: 'SE, the ten digits and 01; left out for a company that is not registered for VAT',
    },
    returns: 'change',
    for: ['finance'],
  }),
  'sellers check': command({
    help: 'Notes what the tax agency says of the F-tax of a partner now; after 90 days it has to be looked at again',
    input: { partnerId, fTax: z.enum(['approved', 'missing']) },
    places: ['partnerId', 'fTax'],
    returns: 'change',
    for: ['finance'],
  }),
  'sellers show': command({
    help: 'Shows the company of a partner, when F-tax was looked at and when the partner agreed to self-billing',
    input: { partnerId },
    places: ['partnerId'],
    returns: 'item',
    for: ['finance'],
  }),
  'self-bills make': command({
    help: 'Makes a bill for each partner and finished month that has approved amounts without one; repeated, only what is new',
    input: {},
    returns: 'change',
    for: ['finance'],
  }),
  'self-bills list': command({
    help: 'Lists self-bills and their credit notes, newest first',
    input: { ...pages },
    returns: 'page',
    for: ['finance'],
    columns: ['partnerId', 'billId', 'kind', 'state', 'name', 'totalOre', 'issuedOn', 'dueOn', 'creditedBy'],
  }),
  'self-bills show': command({
    help: 'Shows one self-bill in full',
    input: one,
    places,
    returns: 'item',
    for: ['finance'],
  }),
  'self-bills answer': command({
    help: 'Approves a self-bill for a partner who has said yes elsewhere',
    input: { ...one, reason: paragraph({ max: 1_000 }) },
    places,
    about: { reason: 'where and when the partner said so; the partner reads it' },
    moves: ['self_bill record'],
    returns: 'change',
    for: ['finance'],
    money: true,
    final: true,
  }),
  'self-bills withdraw': command({
    help: 'Withdraws a self-bill that is not approved; its amounts can be billed again',
    input: { ...one, reason: paragraph({ max: 1_000 }) },
    places,
    about: { reason: 'the partner reads it as it is' },
    moves: ['self_bill withdraw'],
    returns: 'change',
    for: ['finance'],
    final: true,
  }),
  'self-bills credit': command({
    help: 'Makes a credit note that takes back an approved self-bill which is not paid; the partner is asked to approve it',
    input: one,
    places,
    returns: 'change',
    for: ['finance'],
    money: true,
    final: true,
  }),
} as const
