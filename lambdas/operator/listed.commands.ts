import type { Entity } from '#shared/contract/entity.ts'
import { fillKey } from '#shared/contract/key-template.ts'
import { entities } from '#shared/entities.ts'
import type { listedCommands } from '#shared/operator/listed.commands.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { listReceived } from '../platform/commands/list-received.ts'
import { showItem } from '../platform/commands/show-item.ts'

type List = Parameters<typeof listReceived>

const handlersFor = ({ listed, pk, sk }: Entity) => {
  if (!listed) return {}
  const { noun, kind } = listed
  return {
    [`${noun} list`]: (request: List[1], operation: List[2]) => listReceived(kind, request, operation),
    [`${noun} show`]: ({ id }: { id: string }) =>
      showItem(`There is no such ${kind.replaceAll('_', ' ')}.`, {
        PK: fillKey(pk, { id }),
        SK: fillKey(sk, { id }),
      }),
  }
}

/** The handlers of the kinds that are declared as `listed`. */
export const listedHandlers: Handlers<typeof listedCommands> = Object.assign(
  {},
  ...Object.values<Entity>(entities).map(handlersFor),
)
