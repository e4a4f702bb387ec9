import type { matchingCommands } from '#shared/matching/matching.commands.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { findShortlists } from './found-shortlists.store.ts'
import { findOutcomes } from './matching-report.store.ts'
import { countExposure } from './matching-report.ts'
import { outdated } from './outdated.store.ts'
import { rebuildMatches } from './rebuild-matches.ts'
import { shownShortlist } from './shown-shortlist.ts'

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
  'inquiries shortlist': async (input, operation) => {
    const [{ freezeShortlist }, { shortlistStore }] = await Promise.all([
      import('./freeze-shortlist.ts'),
      import('./shortlists.store.ts'),
    ])
    return freezeShortlist(input, shortlistStore(operation))
  },
  'inquiries shortlists': async key => {
    const items = await findShortlists(key)
    return { items: items.map(shownShortlist), next: null }
  },
  'matching report': async ({ month }) => ({ items: countExposure(await findOutcomes(month)), next: null }),
  'matching rebuild': () => rebuildMatches(outdated),
}
