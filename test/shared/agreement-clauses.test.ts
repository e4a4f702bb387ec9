import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import en from '#shared/phrases/en/agreement-clauses-1.ts'
import sv from '#shared/phrases/sv/agreement-clauses-1.ts'

/** Signed agreements say these words: a change needs a version of its own, `agreement-clauses-2`. */
const signed = {
  sv: '3abe958b98dda27d13b70f9dc17263a91501eb75ee9396ba095ad39245b85043',
  en: 'c0e9b486b3f815dc6abed412076763440388b7778a9db660f4cf94ea83bdbb32',
}

it('keeps the clauses of version 1 as they were signed', () => {
  const hashOf = (clauses: object) => createHash('sha256').update(JSON.stringify(clauses)).digest('hex')
  expect({ sv: hashOf(sv), en: hashOf(en) }).toEqual(signed)
})
