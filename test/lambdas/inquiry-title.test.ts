import { expect, it } from 'vitest'
import { titleOf } from '#lambdas/platform/inquiries/title-of.ts'

const long =
  'Operatörerna i ugnshallen har fyra olika bildskärmssystem. Vi vill ha ett, med larm som går att lita på.'

it('calls an inquiry by its title, or by whole words of how its description begins', () => {
  expect(titleOf({ facts: { title: 'Ett system' }, description: long })).toBe('Ett system')
  expect(titleOf({ description: 'En cell ska plocka.\nMer om den.' })).toBe('En cell ska plocka.')
  expect(titleOf({ description: long })).toBe(
    'Operatörerna i ugnshallen har fyra olika bildskärmssystem. Vi vill ha ett, med…',
  )
  expect(titleOf({ description: 'å'.repeat(90) })).toBe(`${'å'.repeat(79)}…`)
})
