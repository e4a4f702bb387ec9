import { randomUUID } from 'node:crypto'
import type { WatchFields } from '#shared/watches/watch.ts'
import { listWatches, removeWatch, saveWatch, setWatchMails } from '#shared/watches/watches.ts'
import type { httpCaller } from '../builders/http-caller.ts'
import type { workIn } from './operated-work.ts'

type Work = ReturnType<typeof workIn>

export const buildWatch = (given: Partial<WatchFields> = {}): WatchFields => ({
  name: 'PLC nära mig',
  skills: 'PLC',
  places: null,
  remote: false,
  fits: false,
  minWeeks: null,
  maxWeeks: null,
  ...given,
})

/** A partner with a verified address and the calls that the page makes; no watches yet. */
export const createWatcher = async (
  work: Work,
  call: () => ReturnType<typeof httpCaller>,
  { language = 'sv', status = 'approved' } = {},
) => {
  const sub = await work.createPartner(status)
  const profile = await work.read(`PARTNER#${sub}`, 'PROFILE')
  await work.put({ ...profile, language })
  const claims = { sub, token_use: 'access', client_id: 'partner-client' }
  return {
    sub,
    email: String(profile?.email),
    save: (watch: object = buildWatch(), id: string = randomUUID()) =>
      call()(saveWatch, { params: { id }, body: watch, claims }),
    remove: (id: string) => call()(removeWatch, { params: { id }, claims }),
    setMails: (mails: boolean) => call()(setWatchMails, { body: { mails }, claims }),
    list: async () => (await call()(listWatches, { claims })).body,
    stored: () => work.read(`WATCHES#${sub}`, 'WATCHES'),
    dueAt: async () => (await work.below('DUE#watch', '')).filter(({ id }) => id === sub).map(({ at }) => at),
  }
}
