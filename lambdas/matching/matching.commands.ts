import type { matchingCommands } from '#shared/matching/matching.commands.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { candidates } from './candidates.store.ts'

export const matchingHandlers: Handlers<typeof matchingCommands> = {
  'inquiries match': async input => {
    // The lexicon is read when it is first needed: other commands of this function do without it.
    const { matchInquiry } = await import('./match-inquiry.ts')
    return matchInquiry(input, candidates)
  },
}
