import * as z from 'zod/mini'
import { assignment, hours } from '../assignments/assignment.ts'
import { inquiryStates } from '../business-inquiries/inquiry.ts'
import { month } from '../contract/day.ts'
import { paragraph, requiredLine } from '../contract/text.ts'
import { creditChange } from '../credits/read-credits.ts'
import { openAssignment } from '../open-assignments/open-assignment.ts'

const partner = { partnerId: requiredLine({ max: 64 }) }
const business = { businessId: requiredLine({ max: 64 }) }
const count = z.int('invalid').check(z.nonnegative('invalid'))
const instant = z.iso.datetime('invalid')
const id = z.uuid('invalid')

const { totalEarningsOre: _, ...recorded } = assignment.shape

const { balance: __, ...changed } = creditChange.shape

const command = <const Name extends string, Input extends z.core.$ZodLooseShape>(name: Name, input: Input) =>
  z.strictObject({ command: z.literal(name), input: z.strictObject(input) })

/**
 * What an operator may ask of the product, by the function that no route leads to. A command that has been done
 * changes nothing when it is repeated.
 */
export const operatorCommand = z.discriminatedUnion('command', [
  command('approve_partner', partner),
  command('publish_assignment', {
    ...openAssignment.shape,
    id,
    title: requiredLine({ max: 200 }),
    clientCompany: requiredLine({ max: 200 }),
    description: paragraph({ max: 5_000 }),
    createdAt: instant,
  }),
  command('record_assignment', { ...partner, ...recorded, id, creditsEarned: count, createdAt: instant }),
  command('record_credits', {
    ...business,
    ...changed,
    id,
    reference: requiredLine({ max: 200 }),
    createdAt: instant,
  }),
  command('set_inquiry_state', { ...business, inquiryId: id, state: z.enum(inquiryStates) }),
  command('record_month', { ...partner, month, totalHours: hours, creditsEarned: count, paidOutOre: count }),
])

export type OperatorCommand = z.infer<typeof operatorCommand>
