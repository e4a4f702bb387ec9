import type { searchCommands } from '#shared/search/search.commands.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { search } from './search.ts'
import { searchedAt } from './searched.store.ts'

export const searchHandlers: Handlers<typeof searchCommands> = {
  search: (input, { at: now }) => search(input, searchedAt(now)),
}
