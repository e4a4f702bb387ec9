import * as z from 'zod/mini'
import { requiredLine } from '../contract/text.ts'
import { command, monthlyList } from '../operator/command.ts'
import { inquiryStates } from './inquiry.ts'

const one = { businessId: requiredLine({ max: 64 }), inquiryId: z.uuid('invalid') }

export const inquiryCommands = {
  'inquiries list': monthlyList('Lists the inquiries of businesses, newest first', [
    'businessId',
    'id',
    'createdAt',
    'companyName',
    'serviceId',
    'state',
  ]),
  'inquiries show': command({
    help: 'Shows one inquiry in full, with the names of its files',
    input: one,
    places: ['businessId', 'inquiryId'],
    returns: 'item',
  }),
  'inquiries files': command({
    help: 'Lists the files of an inquiry, each with a link that downloads it for five minutes',
    input: one,
    places: ['businessId', 'inquiryId'],
    returns: 'page',
    columns: ['fileName', 'size', 'expiresAt', 'url', 'note'],
    whole: ['url'],
  }),
  'inquiries set-state': command({
    help: 'Sets the state of an inquiry',
    input: { ...one, state: z.enum(inquiryStates) },
    places: ['businessId', 'inquiryId', 'state'],
    about: { state: inquiryStates.join(', ') },
    returns: 'change',
  }),
} as const
