import { type Application, apply, listApplications } from '#shared/open-assignments/applications.ts'
import type { OperatorCommand } from '#shared/operator/commands.ts'
import { at } from './at.ts'
import { demoId } from './demo-id.ts'
import type { DemoPartner } from './demo-partners.ts'
import { runCommands } from './run-commands.ts'

/** Closed once the demo partner has got it, so that six stay open. */
const given = demoId(2, 900)

const publishGiven: OperatorCommand = {
  command: 'open-assignments publish',
  input: {
    id: given,
    title: 'Genomgång av larm i panncentral',
    clientCompany: 'Rönnskärs Kraft AB',
    description:
      'Larmlistan har tre tusen rader. Du går igenom den med driften och tar bort det som ingen agerar på.',
    creditsAmount: 30,
    location: 'Skellefteå',
    estimatedDuration: '4 veckor',
    expertiseRequired: 'SCADA, Larmhantering',
  },
}

const reason = 'Kunden vill ha någon som bor närmare. Vi har dig kvar för nästa uppdrag i Kalmar.'

type Demo = { id: string; state: Application['state'] }

/** One in each state, for assignments of the demo. */
const applications: readonly Demo[] = [
  { id: demoId(2, 1), state: 'sent' },
  { id: demoId(2, 3), state: 'declined' },
  { id: given, state: 'accepted' },
]

const deciding = ({ id: assignmentId, state }: Demo, partnerId: string): OperatorCommand[] => {
  const one = { assignmentId, partnerId }
  if (state === 'declined') return [{ command: 'applications decline', input: { ...one, reason } }]
  if (state !== 'accepted') return []
  const input = { ...one, hours: 36, hourlyRateKronor: 900, unverifiedReason: 'A demo account' }
  return [{ command: 'applications accept', input }]
}

/** Lets a partner apply and an operator decide, unless that has been done. */
export const makeDemoApplications = async (origin: string, { id, call }: DemoPartner): Promise<void> => {
  const { items } = await call<{ items: Application[] }>(listApplications)
  const left = applications.filter(({ id: wanted, state }) =>
    items.every(one => one.id !== wanted || (one.state === 'sent' && state !== 'sent')),
  )
  if (left.some(one => one.id === given)) await runCommands(origin, [publishGiven])
  for (const one of left) {
    await call(at(apply, { id: one.id }))
    await runCommands(origin, deciding(one, id))
  }
}
