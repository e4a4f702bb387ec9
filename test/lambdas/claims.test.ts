import { afterEach, expect, it } from 'vitest'
import { keyFigures } from '#lambdas/investors/key-figures.ts'
import { mailsForChange } from '#lambdas/notifications/mails-for-change.ts'
import { languages } from '#shared/contract/language.ts'
import {
  changeClaim,
  claimNames,
  newFigureOf,
  restoreClaims,
  typedFigures,
} from '../builders/changed-claims.ts'
import { changesThatMail } from '../builders/mail-samples.ts'
import { runningServices } from './running-services.ts'

runningServices()
const addresses = { siteOrigin: 'https://site.example', operator: 'drift@nodverk.example' }

afterEach(restoreClaims)

/** Returns every mail of a stored item, as text, and the reply that investors get. */
const everyText = async (): Promise<string[]> => {
  const mails = languages.flatMap(language =>
    changesThatMail(language).flatMap(change => mailsForChange(change, addresses)),
  )
  const composed = await Promise.all(mails.map(({ compose }) => compose()))
  const texts = composed.map(({ subject, text }) => `${subject}\n${text}`)
  // Ids are random, and may hold any figure.
  return [...texts.map(text => text.replace(/[\da-f-]{36}/g, 'id')), JSON.stringify(keyFigures())]
}

it('mails and replies follow a claim that its owner corrects', async () => {
  for (const name of claimNames) changeClaim(name, { shown: true })
  const texts = await everyText()
  for (const typed of typedFigures) expect(texts.filter(text => typed.test(text))).toEqual([])
  expect(texts.filter(text => text.includes(`${newFigureOf('response')} timmar`)).length).toBeGreaterThan(1)
})

it('mails and replies leave out a claim that its owner hides', async () => {
  for (const name of claimNames) changeClaim(name, { shown: false })
  // Digits after it make it another number: a mailed code may begin like a figure.
  const shownFigure = (name: (typeof claimNames)[number]) =>
    new RegExp(`\\b${newFigureOf(name)}(?!\\d)|\\{${name}}`)
  for (const text of await everyText())
    for (const name of claimNames) expect(text).not.toMatch(shownFigure(name))
})
