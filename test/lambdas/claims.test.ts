import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { keyFigures } from '#lambdas/investors/key-figures.ts'
import { mailsForChange } from '#lambdas/notifications/mails-for-change.ts'
import { contentEntryEntity } from '#shared/content/content-entry.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { languages } from '#shared/contract/language.ts'
import { changedClaims, claimNames, newFigureOf, typedFigures } from '../builders/changed-claims.ts'
import { changesThatMail } from '../builders/mail-samples.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const addresses = { siteOrigin: 'https://site.example', operator: 'drift@nodverk.example' }

let load: () => Promise<void>
beforeAll(async () => {
  load = (await import('#lambdas/platform/content/current-content.ts')).loadCurrentContent
})
// What a function has read is at most a minute old.
beforeEach(() => clock.moveBy(61_000))

const storeClaims = async (documents: DynamoDBDocumentClient, shown: boolean): Promise<void> => {
  const entries = Object.entries(changedClaims({ shown })).map(([name, fields]) => ({
    ...contentEntryEntity.key({ name }),
    ...{ name, fields, version: 1, by: 'test', at: '2027-03-02T09:30:00.000Z', why: 'test' },
  }))
  const RequestItems = { [tableName]: entries.map(Item => ({ PutRequest: { Item } })) }
  await documents.send(new BatchWriteCommand({ RequestItems }))
}

/** Returns every mail of a stored item, as text, and the reply that investors get. */
const everyText = async (): Promise<string[]> => {
  const mails = languages.flatMap(language =>
    changesThatMail(language).flatMap(change => mailsForChange(change, addresses)),
  )
  const composed = await Promise.all(mails.map(({ compose }) => compose()))
  const texts = composed.map(({ subject, text }) => `${subject}\n${text}`)
  await load()
  // Ids are random, and may hold any figure; a mail about an order states the beginning of its id.
  return [...texts.map(text => text.replace(/\b[\da-f]{8}\b[\da-f-]*/g, 'id')), JSON.stringify(keyFigures())]
}

it('mails and replies follow a claim that its owner corrects in the table', async () => {
  await storeClaims(services.documents, true)
  const texts = await everyText()
  for (const typed of typedFigures) expect(texts.filter(text => typed.test(text))).toEqual([])
  expect(texts.filter(text => text.includes(`${newFigureOf('response')} timmar`)).length).toBeGreaterThan(1)
  expect(texts.at(-1)).toContain(`"value":${newFigureOf('nps')}`)
})

it('mails and replies leave out a claim that its owner hides in the table', async () => {
  await storeClaims(services.documents, false)
  // Digits after it make it another number: a mailed code may begin like a figure.
  const shownFigure = (name: (typeof claimNames)[number]) =>
    new RegExp(`\\b${newFigureOf(name)}(?!\\d)|\\{${name}}`)
  for (const text of await everyText())
    for (const name of claimNames) expect(text).not.toMatch(shownFigure(name))
})

it('the API leaves out a hidden entry price, which follows the price list', async () => {
  await load()
  expect(keyFigures().map(({ name }) => name)).not.toContain('entryPrice')
})
