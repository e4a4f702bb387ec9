import * as z from 'zod/mini'
import { inquiryStates } from '../business-inquiries/inquiry.ts'
import { requiredLine } from '../contract/text.ts'
import { aboutMonths, command, monthly } from './command.ts'

const one = { businessId: requiredLine({ max: 64 }), inquiryId: z.uuid('invalid') }

export const inquiryCommands = {
  'inquiries list': command({
    help: 'Lists what businesses asked for, newest first',
    input: monthly,
    about: aboutMonths,
    answers: 'page',
    columns: ['businessId', 'id', 'createdAt', 'companyName', 'serviceId', 'state'],
  }),
  'inquiries show': command({
    help: 'Shows one inquiry in full, with the names of its files',
    input: one,
    places: ['businessId', 'inquiryId'],
    answers: 'item',
  }),
  'inquiries files': command({
    help: 'Lists the files of an inquiry, each with a link that downloads it for five minutes',
    input: one,
    places: ['businessId', 'inquiryId'],
    answers: 'page',
    columns: ['fileName', 'size', 'expiresAt', 'url', 'note'],
  }),
  'inquiries set-state': command({
    help: 'Notes how far an inquiry of a business has come',
    input: { ...one, state: z.enum(inquiryStates) },
    places: ['businessId', 'inquiryId', 'state'],
    about: { state: inquiryStates.join(', ') },
    answers: 'change',
  }),
} as const
