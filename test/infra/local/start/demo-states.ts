import { demoId } from '#infra/local/seed/demo-id.ts'
import type { CommandResult } from '#shared/operator/command.ts'
import type { OperatorCommand } from '#shared/operator/commands.ts'

type Item = Record<string, unknown> & { state?: string }

/** What the demo of a system consists of, as its operators see it. */
export const demoStates = async (origin: string) => {
  const items = async (command: OperatorCommand): Promise<Item[]> => {
    const answer = await fetch(`${origin}/_local/operator`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...command, by: 'a test' }),
    })
    const result = (await answer.json()) as CommandResult
    if (!('items' in result) || !Array.isArray(result.items)) throw new Error(JSON.stringify(result))
    return result.items
  }
  const states = async (command: OperatorCommand) => (await items(command)).map(({ state }) => state)
  const partners = await items({ command: 'partners list', input: { status: 'approved' } })
  const ofEach = async (command: 'milestones list' | 'reports list') => {
    const lists = partners.map(one => states({ command, input: { partnerId: String(one.partnerId) } }))
    return (await Promise.all(lists)).flat()
  }
  const open = await items({ command: 'open-assignments list', input: {} })
  const applications = [demoId(2, 900), ...open.map(({ id }) => String(id))].map(assignmentId =>
    states({ command: 'applications list', input: { assignmentId } }),
  )
  return {
    inquiries: await items({ command: 'inquiries list', input: {} }),
    agreements: await states({ command: 'agreements list', input: {} }),
    milestones: await ofEach('milestones list'),
    reports: await ofEach('reports list'),
    plans: await states({ command: 'plans list', input: {} }),
    meetings: await items({ command: 'meetings list', input: {} }),
    unread: await items({ command: 'threads unread', input: {} }),
    applications: (await Promise.all(applications)).flat(),
  }
}
