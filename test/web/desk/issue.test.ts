import { describe, expect, test } from 'vitest'
import { parseIssue } from '#lambdas/newsletter/parse-issue.ts'
import { buildIssueFile, usualIssueFile } from '#test/builders/issue-file.ts'
import { typedSince } from '#web/src/desk/drafts/use-draft.ts'
import {
  changedIn,
  fileOf,
  type Issue,
  issueFrom,
  missingIn,
  monthsToWrite,
  newIssue,
  refusedLines,
  type Written,
  writtenIn,
  writtenNow,
} from '#web/src/desk/newsletter/issue.ts'
import { saidIn } from '#web/src/desk/swedish/said.ts'

const say = (words: string): string =>
  saidIn('sv', words)
    .map(({ text }) => text)
    .join()

const refusalOf = (written: Written): string => {
  try {
    parseIssue(fileOf(written))
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

const refusedIn = (written: Written) => refusedLines(refusalOf(written), written, { line: 'Rad', say })

const usual = writtenIn(usualIssueFile)

describe('a file and the fields of the form', () => {
  const english = '# en: Autumn\r\n\r\nOne\r\n\r\n# sv: Höst\r\n\r\nEtt\r\n\r\n## Två\r\n'

  test.each([usualIssueFile, buildIssueFile(), english])('say the same issue', file => {
    expect(parseIssue(fileOf(writtenIn(file)))).toEqual(parseIssue(file))
  })

  test('have the subject and the text of each language', () => {
    expect(writtenIn(english)).toEqual({
      ...{ 'sv.subject': 'Höst', 'sv.text': 'Ett\n\n## Två', 'en.subject': 'Autumn', 'en.text': 'One' },
    })
  })
})

describe('what the rule refuses is shown at its field and line', () => {
  test.each([
    ['in the Swedish text', 'sv.text', 'Ett.\n\nTvå.\n\n![x](/x.png)', /^Rad 5: .*bilder/],
    ['in the English text', 'en.text', 'One.\n![x](/x.png)', /^Rad 2: .*bilder/],
    ['below empty lines', 'sv.text', '\n\n![x](/x.png)\n\nEtt.', /^Rad 3: .*bilder/],
    ['a text of headings alone', 'en.text', '## One', /^Rad 1: Den engelska delen har ingen text/],
    ['a subject that is too long', 'en.subject', 'x'.repeat(91), /^Det engelska ämnet är längre/],
    ['two lines', 'sv.text', '![x](/x.png)\n\n[y](z', /^Rad 1: .*bilder.*\nRad 3: .*en länk skrivs/],
  ] as const)('%s', (_, field, text, words) => {
    const { fields, others } = refusedIn({ ...usual, [field]: text })
    expect(Object.keys(fields)).toEqual([field])
    expect(fields[field]).toMatch(words)
    expect(others).toBe('')
  })

  test('a head of a part within a text, which would move what is below it, too', () => {
    const { fields } = refusedIn({ ...usual, 'sv.text': 'Ett.\n\n# en: Two\n\nTre.' })
    expect(JSON.stringify(fields)).toContain('två engelska delar')
  })

  test('what is about no line is not at a field', () => {
    expect(refusedLines('Version 2 of 2026-11 is stored.', usual, { line: 'Rad', say })).toEqual({
      ...{ fields: {}, others: 'Version 2 of 2026-11 is stored.' },
    })
  })
})

describe('a draft', () => {
  const issue: Issue = issueFrom({
    ...{ month: '2026-11', version: 3, state: 'draft', savedBy: 'operator x', file: usualIssueFile },
    mailing: null,
  })

  test('that says what is stored changes nothing', () => {
    expect(changedIn(issue, {})).toEqual([])
    expect(changedIn(issue, { ...usual, version: '3' })).toEqual([])
    expect(missingIn(writtenNow(issue, {}))).toEqual([])
  })

  test('changes what was typed, and is not complete while a field is empty', () => {
    const typed = { 'en.text': '  ', version: '3' }
    expect(changedIn(issue, typed)).toEqual(['en.text'])
    expect(missingIn(writtenNow(issue, typed))).toEqual(['en.text'])
    expect(missingIn(writtenNow(newIssue('2026-12'), {}))).toHaveLength(4)
  })

  test('that was stored ends, but for what was typed while it was', () => {
    const stored = { 'sv.subject': 'Ett', 'sv.text': 'Två', version: '3' }
    expect(typedSince(stored, stored, 4)).toEqual({})
    expect(typedSince({ ...stored, 'sv.text': 'Två tre' }, stored, 4)).toEqual({
      ...{ 'sv.text': 'Två tre', version: '4' },
    })
  })
})

test('an issue can be begun for the month that it is in Sweden, and for the next one', () => {
  expect(monthsToWrite(Date.parse('2026-11-30T23:30:00Z'))).toEqual(['2026-12', '2027-01'])
  expect(monthsToWrite(Date.parse('2026-11-30T22:30:00Z'))).toEqual(['2026-11', '2026-12'])
})
