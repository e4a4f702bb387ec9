import { isSealed } from '#shared/agreements/agreement.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { endOf, guaranteeUntil, noticeUntil } from '../platform/agreements/days.ts'
import { Failure } from '../platform/failure.ts'
import { type Caller, type FoundAgreement, presentTerms, requireOwn } from './found.ts'

/** A transition of an agreement that a side makes, other than to sign. */
type Deed = {
  name: 'giveNotice' | 'claim' | 'pause' | 'resume'
  at: string
  reason?: string
  terms?: Record<string, string>
  set?: Readonly<Record<string, unknown>>
}

/** What the use cases need of the store. */
export type EndingStore = {
  find: () => Promise<FoundAgreement | null>
  /** Returns false if somebody or time was faster; throws `moved_on` if it cannot be made. */
  make: (found: FoundAgreement, caller: Caller, deed: Deed) => Promise<boolean>
}

const maxAttempts = 5

/** Makes a transition over what was read, once; reads and decides again if the item has changed since. None if it is null. */
const makeOnce = async (
  first: FoundAgreement | null,
  caller: Caller,
  deedOn: (found: FoundAgreement) => Deed | null,
  { find, make }: EndingStore,
): Promise<FoundAgreement> => {
  let found = requireOwn(first, caller)
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const deed = deedOn(found)
    const { moved } = found.agreement.living.life
    if (!deed || (moved?.name === deed.name && moved.by === caller.side)) return found
    await make(found, caller, deed)
    found = requireOwn(await find(), caller)
  }
  throw new Failure('unavailable')
}

/**
 * Gives notice, to the end of a day that its person was shown; without a `name` it is who the agreement names. Throws `moved_on` if that would be another day by now, or
 * if the agreement does not run.
 */
export const giveNotice = (
  found: FoundAgreement | null,
  { endsOn, at, name, ...caller }: Caller & { endsOn: string; at: string; name: string | null },
  store: EndingStore,
): Promise<FoundAgreement> =>
  makeOnce(
    found,
    caller,
    current => {
      const isGiven = current.item.noticeBy === caller.side
      if (!isGiven && noticeUntil(presentTerms(current), at) !== endsOn) throw new Failure('moved_on')
      const noticeName = name ?? current.item[caller.side]?.name ?? null
      const set = { noticeBy: caller.side, noticeName }
      return { name: 'giveNotice', at, terms: { ends: endOf(endsOn) }, set }
    },
    store,
  )

/** Claims the guarantee. Throws `moved_on` once its time is over. */
export const claimGuarantee = (
  found: FoundAgreement | null,
  { reason, at, ...caller }: Caller & { reason: string; at: string },
  store: EndingStore,
): Promise<FoundAgreement> =>
  makeOnce(
    found,
    caller,
    current => {
      const { state, startedOn } = current.item
      const isOver =
        !isSealed(state) || !startedOn || swedishDay(at) > guaranteeUntil(presentTerms(current), startedOn)
      if (isOver) throw new Failure('moved_on')
      return { name: 'claim', at, reason }
    },
    store,
  )

/** Pauses the work, or resumes it. What it is already changes nothing. Throws `moved_on` if it does not go on. */
export const pauseWork = (
  found: FoundAgreement | null,
  { paused, at, ...caller }: Caller & { paused: boolean; at: string },
  store: EndingStore,
): Promise<FoundAgreement> =>
  makeOnce(
    found,
    caller,
    ({ item }) => ((item.state === 'paused') === paused ? null : { name: paused ? 'pause' : 'resume', at }),
    store,
  )
