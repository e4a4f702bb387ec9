import { expect, test } from 'vitest'
import { accounts } from '#shared/ledger/accounts.ts'
import { decisionCodes } from '#shared/matching/decision-codes.ts'
import { allCommands } from '#shared/operator/all-commands.ts'
import type { Command } from '#shared/operator/command.ts'
import { inKronor } from '#shared/operator/display.ts'
import { fieldsOf } from '#web/src/desk/commands/fields.ts'
import { stateNames } from '#web/src/desk/commands/names.ts'
import { choiceNames } from '#web/src/desk/swedish/choices.ts'
import { otherFields, thingFields } from '#web/src/desk/swedish/fields.ts'
import { helpInSwedish } from '#web/src/desk/swedish/help.ts'
import { notesInSwedish } from '#web/src/desk/swedish/notes.ts'

const declared = Object.values<Command>(allCommands)
const fields = declared.flatMap(fieldsOf)
const unique = (all: readonly string[]) => [...new Set(all)].toSorted()

test('every command says in Swedish what it does, and no two say the same', () => {
  expect(Object.keys(helpInSwedish).toSorted()).toEqual(Object.keys(allCommands).toSorted())
  const helps = Object.values(helpInSwedish)
  expect(helps.filter(help => /[.]$/.test(help) || !/^[A-ZÅÄÖ]/.test(help))).toEqual([])
  expect(unique(helps)).toHaveLength(helps.length)
})

test('every note of a field has its Swedish, and none is left of what is said no more', () => {
  const notes = fields.flatMap(({ about }) => about ?? [])
  expect(unique(Object.keys(notesInSwedish))).toEqual(unique(notes))
})

test('every field of a form and every column of a list has a Swedish name, and each has one', () => {
  const columns = declared.flatMap(({ columns = [] }) => columns.map(inKronor))
  const names = { ...otherFields, ...thingFields }
  expect([...fields.map(({ label }) => label), ...columns].filter(name => !names[name])).toEqual([])
  expect(Object.keys(otherFields).filter(name => thingFields[name])).toEqual([])
})

test('every choice of a form has a Swedish name, but for the accounts, which are called as in the books', () => {
  const choices = unique(fields.flatMap(({ choices = [] }) => choices))
  const named: Readonly<Record<string, unknown>> = { ...stateNames, ...choiceNames, ...accounts }
  const others = choices.filter(choice => !named[choice])
  expect(others.filter(choice => !(decisionCodes as readonly string[]).includes(choice))).toEqual([])
  expect(Object.keys(choiceNames).filter(name => !choices.includes(name))).toEqual([])
})
