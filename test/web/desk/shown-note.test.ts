import { expect, test } from 'vitest'
import { shownNote } from '#web/src/desk/lists/shown-note.ts'

test('an empty list is not told twice to be empty, and tells what else there is to say', () => {
  expect(shownNote({ items: [], note: '0 lines.' })).toBe('')
  expect(shownNote({ items: [], note: '12 entries, 0 that do not agree.' })).not.toBe('')
  expect(shownNote({ items: [{}], note: '1 lines.' })).toBe('1 lines.')
  expect(shownNote({ items: [] })).toBe('')
})
