import { expect, test } from 'vitest'
import { allCommands } from '#shared/operator/all-commands.ts'
import type { Command } from '#shared/operator/command.ts'
import { actionNames } from '#web/src/desk/commands/action-names.ts'

const takingAThing = Object.entries<Command>(allCommands)
  .filter(([, { places = [] }]) => places.length > 0)
  .map(([name]) => name)

test('every command that takes a thing is called in words on its page, and no other', () => {
  expect(takingAThing.length).toBeGreaterThan(90)
  expect(Object.keys(actionNames).toSorted()).toEqual(takingAThing.toSorted())
})

test.each([0, 1] as const)('no two actions have the same name in language %i', language => {
  const names = Object.values(actionNames).map(name => name[language])
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
