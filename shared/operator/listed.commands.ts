import * as z from 'zod/mini'
import type { Entity } from '../contract/entity.ts'
import { entities } from '../entities.ts'
import { command, monthlyList } from './command.ts'
import { everyRole } from './roles.ts'

type Kinds = typeof entities
type Noun = Extract<Kinds[keyof Kinds], { listed: object }>['listed']['noun']

const show = (kind: string) =>
  command({
    help: `Shows one ${kind.replaceAll('_', ' ')} in full`,
    input: { id: z.uuid('invalid') },
    places: ['id'],
    returns: 'item',
    for: everyRole,
  })

type ListedCommands = Readonly<
  Record<`${Noun} list`, ReturnType<typeof monthlyList>> & Record<`${Noun} show`, ReturnType<typeof show>>
>

/** The commands of the kinds that are declared as `listed`. */
export const listedCommands = Object.fromEntries(
  Object.values<Entity>(entities).flatMap(({ listed }) =>
    listed
      ? [
          [`${listed.noun} list`, monthlyList(`Lists ${listed.lists}, newest first`, listed.columns)],
          [`${listed.noun} show`, show(listed.kind)],
        ]
      : [],
  ),
) as ListedCommands
