import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { watchFields, watchList } from './watch.ts'

const path = '/api/partner/watches'
const params = z.strictObject({ id: z.uuid('invalid') })
const reply = { status: 200, body: watchList } as const

export const listWatches = endpoint({ method: 'GET', path, access: 'partner', reply, errors: [] })

/** Saves a watch under an id of the caller's: a new one, or a change. */
export const saveWatch = endpoint({
  method: 'PUT',
  path: `${path}/{id}`,
  access: 'partner',
  params,
  body: watchFields,
  reply,
  errors: ['too_many_watches'],
})

/** Removes a watch; one that does not exist counts as removed. */
export const removeWatch = endpoint({
  method: 'DELETE',
  path: `${path}/{id}`,
  access: 'partner',
  params,
  reply,
  errors: [],
})

/** Turns the daily mail on or off. Once it is on again, it is about what is published from then on. */
export const setWatchMails = endpoint({
  method: 'PUT',
  path: '/api/partner/watch-mails',
  access: 'partner',
  body: z.strictObject({ mails: z.boolean('invalid') }),
  reply,
  errors: [],
})
