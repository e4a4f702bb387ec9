import { randomUUID } from 'node:crypto'
import type { Assignment } from '#shared/assignments/assignment.ts'
import type { OpenAssignment } from '#shared/open-assignments/open-assignment.ts'

/** Builds an assignment as an operator records it; its earnings follow from its credits. */
export const buildAssignment = (
  given: Partial<Omit<Assignment, 'totalEarningsOre'>> = {},
): Omit<Assignment, 'totalEarningsOre'> => ({
  id: randomUUID(),
  projectTitle: 'Ny styrning till presslinan',
  clientCompany: 'Nordplåt AB',
  description: 'Byte av styrsystem med bibehållen produktion.',
  status: 'active',
  startDate: '2026-01-12',
  totalHours: 40.25,
  hourlyRateOre: 95_000,
  creditsEarned: 10,
  creditsAgreed: 20,
  hoursAgreed: null,
  endDate: null,
  createdAt: '2026-01-05T08:00:00.000Z',
  ...given,
})

export const buildOpenAssignment = (given: Partial<OpenAssignment> = {}): OpenAssignment => ({
  id: randomUUID(),
  title: 'PLC-programmerare till packlina',
  clientCompany: 'Nordplåt AB',
  description: 'Programmering och driftsättning av en packlina.',
  creditsAmount: 20,
  location: 'Västerås',
  estimatedDuration: '3 månader',
  startDate: '2027-01-11',
  expertiseRequired: 'PLC, TIA Portal, Säkerhetsstyrning',
  createdAt: '2026-11-01T08:00:00.000Z',
  ...given,
})
