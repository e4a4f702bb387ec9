import type { Approval } from '#shared/approvals/approval.entity.ts'
import type { approvalCommands, askingCommand } from '#shared/approvals/approvals.commands.ts'
import { type AnyCommandName, allCommands } from '#shared/operator/all-commands.ts'
import { mayRun } from '#shared/operator/may-run.ts'
import type { OperatorRole } from '#shared/operator/roles.ts'
import type { Handlers, Operation } from '../platform/commands/command-handler.ts'
import { withoutKeys } from '../platform/commands/list-items.ts'
import { listReceived } from '../platform/commands/list-received.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { endApproval, findApproval, releaseApproval, storeApproval } from './approvals.store.ts'
import { ask } from './ask.ts'
import { release } from './release.ts'

type Caller = {
  /** At the desk; undefined on the command line, which may see and refuse all. */
  roles: readonly OperatorRole[] | undefined
  run: (id: string) => Promise<Approval | null>
}

const isFor = (roles: Caller['roles'], name: unknown): boolean => {
  const declared = allCommands[name as AnyCommandName]
  return roles === undefined || (declared !== undefined && mayRun(declared, roles))
}

const shown = ({ inputJson, ...item }: Readonly<Record<string, unknown>>) => ({
  ...item,
  input: JSON.parse(String(inputJson)),
})

/** What somebody with these roles can do about it. */
const movesFor = ({ state, askedBy, expiresAt }: Approval, { by, at }: Operation): readonly string[] => {
  if (state !== 'asked' || expiresAt <= at) return []
  return askedBy === by ? ['withdraw'] : ['release', 'refuse']
}

/** The handlers of approvals for one caller: nobody sees what they could not run. */
export const approvalHandlers = ({
  roles,
  run,
}: Caller): Handlers<typeof approvalCommands & typeof askingCommand> => {
  const found = async (id: string): Promise<Approval> => {
    const approval = await findApproval(id)
    if (!approval || !isFor(roles, approval.name)) throw new Refusal('There is no such approval.')
    return approval
  }
  const end = async (id: string, move: { name: string; reason?: string }, operation: Operation) => {
    const approval = await found(id)
    const isOwn = approval.askedBy === operation.by
    if (move.name === 'withdraw' && !isOwn) throw new Refusal('Whoever asked for it withdraws it.')
    if (move.name === 'refuse' && isOwn) throw new Refusal('You asked for it: withdraw it.')
    if (!(await endApproval(approval, move, operation))) throw new Refusal('Somebody else was faster.')
    return { changed: true }
  }
  return {
    'approvals ask': (asked, operation) =>
      ask(asked, operation, { find: findApproval, store: storeApproval }),
    'approvals list': async (request, operation) => {
      const page = await listReceived('approval', request, operation)
      return { ...page, items: page.items.filter(({ name }) => isFor(roles, name)).map(shown) }
    },
    'approvals show': async ({ id }, operation) => {
      const approval = await found(id)
      const mine = approval.askedBy === operation.by
      return { item: { ...shown(withoutKeys(approval)), mine, may: movesFor(approval, operation) } }
    },
    'approvals release': async ({ id, inputHash }, operation) =>
      release({ approval: await found(id), inputHash }, operation, {
        find: findApproval,
        release: releaseApproval,
        run,
      }),
    'approvals refuse': ({ id, reason }, operation) => end(id, { name: 'refuse', reason }, operation),
    'approvals withdraw': ({ id }, operation) => end(id, { name: 'withdraw' }, operation),
  }
}
