import { maxLength } from '#shared/analytics/names.ts'
import type { Happening } from './record.ts'

type Source = Extract<Happening, { event_name: 'error' }>['properties']['source']

/** Messages quote what they stumbled over, which may be what somebody typed: quotes, addresses and numbers go. */
const withoutData = (message: string): string =>
  message
    .replace(/(["'`«“]).*?["'`»”]/gs, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\d{3,}/g, '…')

/** An error as it is told: its words without anybody's data, cut. */
export const errorOf = (source: Source, message: string): Happening => ({
  event_name: 'error',
  properties: { source, message: withoutData(message).slice(0, maxLength.message) },
})

/** The words of whatever was thrown. */
export const wordsOf = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : typeof thrown
