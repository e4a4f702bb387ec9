import * as z from 'zod/mini'
import { day } from '../contract/day.ts'

/** An assignment that partners can apply for. Null is shown as the default of the specification. */
export const openAssignment = z.object({
  id: z.string(),
  title: z.string(),
  clientCompany: z.string(),
  description: z.string(),
  creditsAmount: z.nullable(z.int()),
  location: z.nullable(z.string()),
  estimatedDuration: z.nullable(z.string()),
  startDate: z.nullable(day),
  /** Skills with commas between them. */
  expertiseRequired: z.string(),
  createdAt: z.string(),
})

export type OpenAssignment = z.infer<typeof openAssignment>

/** What operators may change while it is open. */
export const editableFields = [
  'title',
  'clientCompany',
  'description',
  'creditsAmount',
  'location',
  'estimatedDuration',
  'startDate',
  'expertiseRequired',
] as const

export const editableField = z.enum(editableFields)

export type EditableField = z.infer<typeof editableField>

/** The skills of an open assignment, each once. */
export const skillsOf = (expertiseRequired: string): string[] => [
  ...new Set(
    expertiseRequired
      .split(',')
      .map(skill => skill.trim())
      .filter(Boolean),
  ),
]
