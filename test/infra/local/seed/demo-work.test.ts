import { describe, expect, it } from 'vitest'
import { demoOpenAssignments } from '#infra/local/seed/demo-open-assignments.ts'
import { demoWork } from '#infra/local/seed/demo-work.ts'
import { commands as declared } from '#shared/operator/commands.ts'

const commands = [...demoWork('a-partner', '2026-02'), ...demoOpenAssignments('2026-02-21T12:00:00.000Z')]

const inputsOf = <Name extends (typeof commands)[number]['command']>(name: Name) =>
  commands.flatMap(asked => (asked.command === name ? [asked.input] : [])) as Extract<
    (typeof commands)[number],
    { command: Name }
  >['input'][]

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('the demo’s two years of work', () => {
  it('are commands that the operator’s function accepts', () => {
    for (const { command, input } of commands) {
      expect(declared[command].input.safeParse(input).error).toBeUndefined()
    }
  })

  it('earn in each month what the assignments earned', () => {
    const [assignments, months] = [inputsOf('assignments record'), inputsOf('earnings record')]
    const credits = (worked: { creditsEarned: number }[]) =>
      sum(worked.map(({ creditsEarned }) => creditsEarned))
    const hours = (worked: { totalHours: number }[]) => sum(worked.map(({ totalHours }) => totalHours))
    expect([credits(months), hours(months)]).toEqual([credits(assignments), hours(assignments)])
  })

  it('are 24 months without a gap, the last two of them unpaid', () => {
    const months = inputsOf('earnings record')
    expect([months[0]?.month, months.at(-1)?.month, months.length]).toEqual(['2024-03', '2026-02', 24])
    expect(months.filter(({ creditsEarned }) => creditsEarned === 0)).toEqual([])
    expect(months.filter(({ paidOutOre }) => paidOutOre === 0).map(({ month }) => month)).toEqual([
      '2026-01',
      '2026-02',
    ])
  })

  it('have one id for each thing, the same at every seeding', () => {
    const again = demoWork('a-partner', '2026-02')
    expect(again).toEqual(demoWork('a-partner', '2026-02'))
    const ids = [...inputsOf('assignments record'), ...inputsOf('open-assignments publish')].map(
      ({ id }) => id,
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('offer six open assignments, published one after another', () => {
    const published = inputsOf('open-assignments publish').map(({ createdAt }) => createdAt)
    expect(published).toHaveLength(6)
    expect(published).toEqual(published.toSorted())
  })
})
