import { randomUUID } from 'node:crypto'
import { linkTokenFor } from '#lambdas/watches/watch-links.ts'
import { endWatchMails, endWatchMailsAtOnce } from '#shared/watches/end-watch-mails.ts'
import { watchListEntity } from '#shared/watches/watch-list.entity.ts'
import { removeWatch, saveWatch, setWatchMails } from '#shared/watches/watches.ts'
import { canaries } from './canaries.ts'
import { type Caller, nameOf, type Operation } from './operation.ts'
import { type Person, profileOf, roleOf } from './signed-in.ts'

type Put = (item: object) => Promise<unknown>

const createdAt = '2026-11-01T08:00:00.000Z'
const anywhere = { places: null, remote: false, fits: false, minWeeks: null, maxWeeks: null }
const fields = { name: 'PLC nära mig', skills: 'PLC', ...anywhere }

/** Stores a watch that is mailed about; returns its id. */
export const createWatch = async (
  put: Put,
  { sub, email }: Pick<Person, 'sub' | 'email'>,
): Promise<string> => {
  const id = randomUUID()
  const list = { watches: [{ id, ...fields, since: createdAt }], mails: true, seen: [], version: 1 }
  const owner = { partnerId: sub, email, language: 'sv', createdAt }
  await put({ ...watchListEntity.key({ sub }), ...owner, ...list })
  return id
}

/** Returns what a partner can change about watches. */
export const watchOperations = (call: Caller, put: Put, as: Person): Operation[] => {
  const onboarded = async () => {
    await put(roleOf('partner', as))
    await put(profileOf('partner', as))
  }
  const watching = async (): Promise<string> => {
    await onboarded()
    return createWatch(put, as)
  }
  return [
    {
      name: nameOf(saveWatch),
      prepare: async () => {
        await onboarded()
        const params = { id: randomUUID() }
        return () => call(saveWatch, { params, body: fields, as })
      },
    },
    {
      name: nameOf(removeWatch),
      prepare: async () => {
        const id = await watching()
        return () => call(removeWatch, { params: { id }, as })
      },
    },
    {
      name: nameOf(setWatchMails),
      prepare: async () => {
        await watching()
        return () => call(setWatchMails, { body: { mails: false }, as })
      },
    },
  ]
}

/** Returns what the links at the foot of the daily mail do. */
export const watchLinkOperations = (call: Caller, put: Put): Operation[] => {
  const watched = async (): Promise<string> => {
    const sub = randomUUID()
    await createWatch(put, { sub, email: canaries.email() })
    return sub
  }
  return [
    {
      name: nameOf(endWatchMails),
      prepare: async () => {
        const token = await linkTokenFor('page', await watched())
        return () => call(endWatchMails, { body: { token } })
      },
    },
    {
      name: nameOf(endWatchMailsAtOnce),
      prepare: async () => {
        const token = await linkTokenFor('one-click', await watched())
        return () => call(endWatchMailsAtOnce, { params: { token } })
      },
    },
  ]
}
