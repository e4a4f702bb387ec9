import { createHash } from 'node:crypto'
import type { AgreementTerms } from '#shared/agreements/agreement-terms.ts'

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, one]) => [name, inOrder(one)]),
  )
}

/** JSON with the names of every object in order and no spaces, so that equal terms are equal texts. */
export const canonicalJson = (value: unknown): string => JSON.stringify(inOrder(value))

/** The SHA-256 of an agreement's terms, in hexadecimal digits. */
export const hashOf = (terms: AgreementTerms): string =>
  createHash('sha256').update(canonicalJson(terms)).digest('hex')
