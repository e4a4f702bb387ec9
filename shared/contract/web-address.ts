import * as z from 'zod/mini'
import { optional } from './optional.ts'
import { line } from './text.ts'

const isWebAddress = (text: string): boolean => {
  if (text === '') return true
  try {
    const { protocol, hostname } = new URL(text)
    return /^https?:$/.test(protocol) && hostname.includes('.')
  } catch {
    return false
  }
}

/** A web address or null; schemes other than http(s) are refused, because it becomes a link. */
export const webAddress = optional(line({ max: 300 }).check(z.refine(isWebAddress, { error: 'url_invalid' })))
