import type { matchingCommands } from '#shared/matching/matching.commands.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { outdated } from './outdated.store.ts'
import { rebuildMatches } from './rebuild-matches.ts'

export const matchingHandlers: Handlers<typeof matchingCommands> = {
  'inquiries match': async input => {
    // The lexicon is read when it is first needed: other commands of this function do without it.
    const [{ matchInquiry }, { candidates }] = await Promise.all([
      import('./match-inquiry.ts'),
      import('./candidates.store.ts'),
    ])
    return matchInquiry(input, candidates)
  },
  'inquiries needs': async (input, operation) => {
    const [{ showNeeds }, { needsStore }] = await Promise.all([
      import('./confirm-needs.ts'),
      import('./needs.store.ts'),
    ])
    return showNeeds(input, needsStore(operation))
  },
  'inquiries confirm-needs': async (input, operation) => {
    const [{ confirmNeeds }, { needsStore }] = await Promise.all([
      import('./confirm-needs.ts'),
      import('./needs.store.ts'),
    ])
    return confirmNeeds(input, needsStore(operation))
  },
  'matching rebuild': () => rebuildMatches(outdated),
}
