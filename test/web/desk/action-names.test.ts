import { expect, test } from 'vitest'
import { allCommands } from '#shared/operator/all-commands.ts'
import { actionNames } from '#web/src/desk/commands/action-names.ts'

test('every command has a name at the desk', () => {
  expect(Object.keys(actionNames).toSorted()).toEqual(Object.keys(allCommands).toSorted())
})

test.each([0, 1] as const)('no two commands have the same name in language %i', language => {
  const names = Object.values(actionNames).map(name => name[language])
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
