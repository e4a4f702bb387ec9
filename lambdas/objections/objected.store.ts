import * as z from 'zod/mini'
import { engineVersion } from '#shared/matching/engine-version.ts'
import { lexiconVersion } from '#shared/matching/lexicon/version.ts'
import { shownRow } from '#shared/matching/row.ts'
import { partsOfThing } from '#shared/objections/things.ts'
import { openAssignmentEntity } from '#shared/open-assignments/open-assignment.entity.ts'
import { proposalEntity } from '#shared/proposals/proposal.entity.ts'
import { withoutPerson } from '#shared/without-person.ts'
import { Failure } from '../platform/failure.ts'
import { comparedFor } from '../platform/partners/fit.store.ts'
import { readFit } from '../platform/partners/read-fit.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { Objected } from './object.ts'

const titled = z.pick(openAssignmentEntity.item, { title: true })

/** The comparison with an open assignment, computed as the partner was shown it. */
const findCompared = async (partnerId: string, id: string): Promise<Objected> => {
  const [assignment, fit] = await Promise.all([
    getItem(openAssignmentEntity.key({ id }), titled),
    readFit(comparedFor(id, partnerId)),
  ])
  if (!assignment) throw new Failure('not_found')
  return { ...assignment, row: shownRow.parse(fit), engine: engineVersion, lexicon: lexiconVersion }
}

/** The row that a proposal was sent with. A draft has none that its partner is shown, and neither has a discarded one. */
const findFrozen = async (partnerId: string, inquiryId: string, round: number): Promise<Objected> => {
  const range = { ...proposalEntity.indexList({ sub: partnerId }), where: { inquiryId } }
  const all = await queryItems(range, proposalEntity.item)
  const proposal = all.find(one => one.round === round)
  const isShown = proposal && proposal.state !== 'drafted' && proposal.last?.name !== 'discard'
  if (!isShown || !proposal.fit) throw new Failure('not_found')
  const title = withoutPerson(proposal.contacts?.business.name ?? '')(proposal.title)
  return { title, row: proposal.fit, engine: null, lexicon: null }
}

/** What a partner objects to, as it is now. Throws `not_found` for what they are not shown, and `assignment_closed`. */
export const findObjected = (partnerId: string, thing: string): Promise<Objected> => {
  const parts = partsOfThing(thing)
  if (!parts) throw new Failure('not_found')
  return parts.about === 'assignment'
    ? findCompared(partnerId, parts.id)
    : findFrozen(partnerId, parts.id, parts.round)
}
