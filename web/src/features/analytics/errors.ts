import { maxLength } from '#shared/analytics/names.ts'
import type { Happening } from './record.ts'

type Source = Extract<Happening, { event_name: 'error' }>['properties']['source']

/** Error messages may quote what somebody typed, so quoted texts, addresses and numbers are removed. */
const withoutData = (message: string): string =>
  message
    .replace(/(["'`«“]).*?["'`»”]/gs, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\d{3,}/g, '…')

/** Returns an error event: its message without personal data, shortened. */
export const errorOf = (source: Source, message: string): Happening => ({
  event_name: 'error',
  properties: { source, message: withoutData(message).slice(0, maxLength.message) },
})

/** Returns the message of anything thrown. */
export const wordsOf = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : typeof thrown
