import { describe, expect, test } from 'vitest'
import { languages } from '#shared/contract/language.ts'
import { noticeStates } from '#shared/mail/notice.entity.ts'
import { processes } from '#shared/processes.ts'
import { mailNames } from '#test/builders/mail-names.ts'
import { deedNames, historyNames } from '#web/src/desk/history/history-names.ts'
import { mailNames as ownNames } from '#web/src/desk/history/mails.ts'

const transitionsOf = ({ transitions }: (typeof processes)[number]) => Object.keys(transitions).toSorted()

test('every transition of every process has a name for the timeline, and nothing else has', () => {
  const named = Object.entries(deedNames).map(([process, names]) => [process, Object.keys(names).toSorted()])
  expect(Object.fromEntries(named)).toEqual(
    Object.fromEntries(processes.map(process => [process.name, transitionsOf(process)])),
  )
})

test('no mail that a transition sends has another name, and no name is left of a mail that is gone', () => {
  const templates: readonly string[] = mailNames
  expect(Object.keys(ownNames).filter(name => !templates.includes(name))).toEqual([])
})

describe.each(languages)('in %s', language => {
  const names = historyNames(language)
  const place = language === 'sv' ? 0 : 1

  test.each(Object.entries(deedNames))('the deeds of %s differ', (_, deeds) => {
    const texts = Object.values(deeds).map(named => named[place])
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  })

  test('every mail is called in words', () => {
    expect(mailNames.length).toBeGreaterThan(200)
    expect(mailNames.filter(name => names.mail(name).lang)).toEqual([])
  })

  test('how far a mail has come is told in words', () => {
    expect(noticeStates.filter(state => names.progress(state).lang)).toEqual([])
  })

  test('a command is called as everywhere at the desk, and what has no name as it is stored', () => {
    expect(names.deed('credits record').lang).toBeUndefined()
    expect(names.deed('passkeys add').lang).toBeUndefined()
    expect(names.deed('show_notices')).toEqual(names.deed('notices about'))
    expect(names.deed('show_notices').lang).toBeUndefined()
    expect(names.deed('something gone')).toEqual({ text: 'something gone', lang: 'en' })
    expect(names.mail('something_gone')).toEqual({ text: 'something_gone', lang: 'en' })
  })
})
