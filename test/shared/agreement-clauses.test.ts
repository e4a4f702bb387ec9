import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import en from '#shared/phrases/en/agreement-clauses-1.ts'
import sv from '#shared/phrases/sv/agreement-clauses-1.ts'

/** Signed agreements say these words: a change needs a version of its own, `agreement-clauses-2`. */
const signed = { sv: 'SV_HASH', en: 'EN_HASH' }

it('keeps the clauses of version 1 as they were signed', () => {
  const hashOf = (clauses: object) => createHash('sha256').update(JSON.stringify(clauses)).digest('hex')
  expect({ sv: hashOf(sv), en: hashOf(en) }).toEqual(signed)
})
