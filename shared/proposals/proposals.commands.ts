import * as z from 'zod/mini'
import { maxFeePercent } from '../agreements/split.ts'
import { paragraph, requiredLine } from '../contract/text.ts'
import { chosenCodes } from '../matching/decision-codes.ts'
import { command } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'
import { unverifiedReason } from '../operator/unverified-reason.ts'

const inquiry = { businessId: requiredLine({ max: 64 }), inquiryId: z.uuid('invalid') }
const one = { ...inquiry, partnerId: requiredLine({ max: 64 }) }
const amount = z.optional(z.int('invalid').check(z.positive('invalid'), z.maximum(100_000, 'invalid')))
const percent = z.optional(z.int('invalid').check(z.gte(0, 'invalid'), z.maximum(maxFeePercent, 'invalid')))

export const proposalCommands = {
  'proposals list': command({
    help: 'Lists the partners who are proposed for an inquiry, and those who are drafted',
    input: inquiry,
    places: ['businessId', 'inquiryId'],
    returns: 'page',
    for: everyRole,
    columns: ['partnerId', 'createdAt', 'state', 'name', 'why', 'missing'],
  }),
  'proposals draft': command({
    help: 'Drafts the proposal of an approved partner; nobody sees it before proposals send',
    input: {
      ...one,
      why: paragraph({ max: 1_000 }),
      reasonCode: z.optional(z.enum(chosenCodes, 'invalid')),
      missing: z.optional(paragraph({ max: 1_000 })),
      hourlyRateKronor: amount,
      credits: amount,
      partnerCredits: amount,
      feePercent: percent,
      ...unverifiedReason.input,
    },
    places: ['businessId', 'inquiryId', 'partnerId'],
    about: {
      why: 'why the partner fits, in the language of the business',
      reasonCode:
        'why you chose the partner, if the last inquiries shortlist does not say it; frozen when it is sent',
      missing: 'what of the inquiry the partner does not have',
      hourlyRateKronor: 'what the partner gets for an hour',
      credits: 'what the whole costs the business, if it does not follow from the fee',
      partnerCredits: 'what the partner earns; without credits the business pays that and the fee',
      feePercent: 'what we keep of what is paid, if it is not the fee of prices fees',
      ...unverifiedReason.about,
    },
    moves: ['inquiry draft'],
    returns: 'change',
    for: ['matcher'],
  }),
  'proposals discard': command({
    help: 'Removes a drafted proposal',
    input: one,
    places: ['businessId', 'inquiryId', 'partnerId'],
    moves: ['proposal discard'],
    returns: 'change',
    for: ['matcher'],
  }),
  'proposals send': command({
    help: 'Sends the drafted proposals of an inquiry to its business, and tells the partners',
    input: inquiry,
    places: ['businessId', 'inquiryId'],
    moves: ['inquiry propose', 'inquiry proposeMore', 'proposal send'],
    returns: 'change',
    for: ['matcher'],
    final: true,
  }),
} as const
