import * as z from 'zod/mini'
import { day } from '../contract/day.ts'
import { line, paragraph, requiredLine } from '../contract/text.ts'
import { command, pages } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'

const fields = {
  title: requiredLine({ max: 200 }),
  clientCompany: requiredLine({ max: 200 }),
  description: paragraph({ max: 5_000 }),
  creditsAmount: z.int('invalid').check(z.positive('invalid')),
  location: requiredLine({ max: 120 }),
  estimatedDuration: requiredLine({ max: 120 }),
  startDate: day,
  expertiseRequired: line({ max: 500 }),
}

const orNone = <Field extends z.ZodMiniType>(field: Field) => z._default(z.nullable(field), null)

const about = {
  creditsAmount: 'what the business pays for it',
  expertiseRequired: 'skills, separated by commas',
  startDate: 'yyyy-MM-dd',
} as const

const assignmentId = { assignmentId: z.uuid('invalid') }

export const openAssignmentCommands = {
  'open-assignments list': command({
    help: 'Lists the assignments that partners can apply for, newest first',
    input: pages,
    returns: 'page',
    for: everyRole,
    columns: ['id', 'createdAt', 'title', 'clientCompany', 'creditsAmount'],
  }),
  'open-assignments show': command({
    help: 'Shows an open or closed assignment, with its business and its partner',
    input: assignmentId,
    places: ['assignmentId'],
    returns: 'item',
    for: everyRole,
  }),
  'open-assignments publish': command({
    help: 'Opens an assignment for applications; repeated with the same input, it publishes once',
    input: {
      ...fields,
      creditsAmount: orNone(fields.creditsAmount),
      location: orNone(fields.location),
      estimatedDuration: orNone(fields.estimatedDuration),
      startDate: orNone(fields.startDate),
      expertiseRequired: z._default(fields.expertiseRequired, ''),
      businessId: z.optional(requiredLine({ max: 64 })),
      inquiryId: z.optional(z.uuid('invalid')),
      id: z.optional(z.uuid('invalid')),
      createdAt: z.optional(z.iso.datetime('invalid')),
    },
    about: {
      ...about,
      businessId: 'the business that pays; together with inquiryId',
      inquiryId: 'the inquiry it is published for; together with businessId',
      id: 'derived from the input by default',
      createdAt: 'now by default',
    },
    moves: ['inquiry publish'],
    returns: 'change',
    for: ['matcher'],
  }),
  'open-assignments edit': command({
    help: 'Changes the text and figures of an open assignment, and mails those who have applied for it',
    input: {
      ...assignmentId,
      title: z.optional(fields.title),
      clientCompany: z.optional(fields.clientCompany),
      description: z.optional(fields.description),
      creditsAmount: z.optional(fields.creditsAmount),
      location: z.optional(fields.location),
      estimatedDuration: z.optional(fields.estimatedDuration),
      startDate: z.optional(fields.startDate),
      expertiseRequired: z.optional(fields.expertiseRequired),
    },
    places: ['assignmentId'],
    about,
    returns: 'change',
    for: ['matcher'],
  }),
  'open-assignments close': command({
    help: 'Closes an assignment without a partner; applicants get a mail, and its inquiry is received again',
    input: assignmentId,
    places: ['assignmentId'],
    moves: ['inquiry unpublish'],
    returns: 'change',
    for: ['matcher'],
    final: true,
  }),
} as const
