import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Assignment } from '#shared/assignments/assignment.ts'
import { columns, nextSorting, sortAssignments, sortingFrom } from '#web/src/features/assignments/sorting.ts'

const buildAssignment = (own: Partial<Assignment>): Assignment => ({
  id: crypto.randomUUID(),
  projectTitle: 'Robotcell',
  clientCompany: 'Hallsta Svetsverk AB',
  description: '',
  status: 'active',
  startDate: '2026-03-01',
  totalHours: 10,
  hourlyRateOre: 90_000,
  totalEarningsOre: 900_000,
  creditsEarned: 8,
  creditsAgreed: null,
  hoursAgreed: null,
  endDate: null,
  createdAt: '2026-03-01T08:00:00.000Z',
  ...own,
})

const titles = (assignments: readonly Assignment[]) => assignments.map(({ projectTitle }) => projectTitle)

describe('sorting assignments', () => {
  it('puts Å, Ä and Ö last in Swedish', () => {
    const mixed = ['Öl', 'Zink', 'Ånga', 'Älv', 'Alm'].map(projectTitle => buildAssignment({ projectTitle }))
    const sorting = { column: 'projectTitle', order: 'ascending' } as const
    expect(titles(sortAssignments(mixed, sorting, 'sv'))).toEqual(['Alm', 'Zink', 'Ånga', 'Älv', 'Öl'])
  })

  it('follows the order of a status, not its letters', () => {
    const mixed = (['cancelled', 'paused', 'active', 'completed'] as const).map(status =>
      buildAssignment({ status }),
    )
    const sorted = sortAssignments(mixed, { column: 'status', order: 'ascending' }, 'sv')
    expect(sorted.map(({ status }) => status)).toEqual(['active', 'completed', 'paused', 'cancelled'])
  })

  it.each(['ascending', 'descending'] as const)('keeps missing values last, %s', order => {
    const mixed = [null, 1, 3, null, 2].map(rate => buildAssignment({ hourlyRateOre: rate }))
    const rates = sortAssignments(mixed, { column: 'hourlyRateOre', order }, 'sv').map(a => a.hourlyRateOre)
    expect(rates).toEqual(order === 'ascending' ? [1, 2, 3, null, null] : [3, 2, 1, null, null])
  })

  it('loses and invents nothing, and keeps equal ones in their order', () => {
    const hours = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 30 })
    fc.assert(
      fc.property(hours, fc.constantFrom(...columns), (drawn, column) => {
        const came = drawn.map(totalHours => buildAssignment({ totalHours }))
        const sorted = sortAssignments(came, { column, order: 'ascending' }, 'sv')
        const place = (assignment: Assignment) => came.indexOf(assignment)
        expect(new Set(sorted)).toEqual(new Set(came))
        sorted.forEach((assignment, at) => {
          const before = sorted[at - 1]
          if (!before) return
          if (column === 'totalHours') expect(before.totalHours).toBeLessThanOrEqual(assignment.totalHours)
          if (column !== 'totalHours' || before.totalHours === assignment.totalHours)
            expect(place(before)).toBeLessThan(place(assignment))
        })
      }),
    )
  })

  it('goes from a first order over the other back to the original list', () => {
    const first = nextSorting('totalHours', undefined)
    expect(first).toEqual({ column: 'totalHours', order: 'descending' })
    const second = nextSorting('totalHours', first)
    expect(second).toEqual({ column: 'totalHours', order: 'ascending' })
    expect(nextSorting('totalHours', second)).toBeUndefined()
    expect(nextSorting('projectTitle', second)).toEqual({ column: 'projectTitle', order: 'ascending' })
  })

  it('is read from a URL, whatever it contains', () => {
    const from = (address: string) => sortingFrom(new URLSearchParams(address))
    expect(from('sort=startDate&order=ascending')).toEqual({ column: 'startDate', order: 'ascending' })
    expect(from('sort=startDate&order=up')).toEqual({ column: 'startDate', order: 'descending' })
    expect(from('sort=password')).toBeUndefined()
    expect(from('')).toBeUndefined()
  })
})
