import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it } from 'vitest'
import { learningSection } from '#lambdas/newsletter/learning-section.ts'
import { parseIssue } from '#lambdas/newsletter/parse-issue.ts'
import { listIssues, readIssue } from '#shared/newsletter/archive.ts'
import { issueEntity } from '#shared/newsletter/issue.entity.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { buildIssueFile } from '../builders/issue-file.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from './empty-table.ts'
import { presentMonth, setUpIssues } from './newsletter-issues.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { ask, begin, draft, operateOn } = setUpIssues(services)

beforeEach(() => emptyTable(services.documents, tableName))

/** Calls the functions that visitors read the archive with. */
const openArchive = async () => {
  const { handler } = await import('#lambdas/newsletter/newsletter.http.ts')
  return httpCaller(handler, services.originSecret)
}

describe('a file with an issue', () => {
  it('is read in both languages: headings, lists, strong words and links', () => {
    const { sv, en } = parseIssue(buildIssueFile())
    expect(sv).toEqual({
      subject: 'Höstens uppdrag',
      blocks: [
        {
          kind: 'text',
          spans: [
            { text: 'Tre anläggningar söker ' },
            { text: 'PLC-programmerare', strong: true },
            { text: ' före jul.' },
          ],
        },
        { kind: 'heading', text: 'Nytt i katalogen' },
        {
          kind: 'list',
          items: [
            [{ text: 'Priserna finns på ' }, { text: 'prissidan', href: '/pricing' }],
            [
              { text: 'Nästa träff: ' },
              { text: 'anmäl dig', href: 'https://traffar.example/hmi?plats=2&tid=18' },
            ],
          ],
        },
        { kind: 'text', spans: [{ text: 'Vi hörs. <script>alert(1)</script>' }] },
      ],
    })
    expect(en.subject).toBe('Assignments this autumn')
  })

  it('may be written on Windows, and begin with English', () => {
    const file = '# en: Autumn\r\n\r\nOne\r\ntwo\r\n\r\n# sv: Höst\r\n\r\nEtt\r\n'
    expect(parseIssue(file).en.blocks).toEqual([{ kind: 'text', spans: [{ text: 'One two' }] }])
  })

  const sv = '# sv: Höst\n\nText.\n\n'
  const en = '# en: Autumn\n\nText.\n'
  it.each([
    ['no English', sv, 'no English part'],
    ['no Swedish', en, 'no Swedish part'],
    ['an English part without a text', `${sv}# en: Autumn\n`, 'The English part has no text.'],
    ['no subject', `${sv}# en:\n\nText.`, 'Line 5: The English part has no subject.'],
    ['a second Swedish part', `${sv}${sv}${en}`, 'Line 5: The issue has a second Swedish part.'],
    ['too long a subject', `# sv: ${'å'.repeat(91)}\n\nText.\n\n${en}`, 'longer than 90'],
    ['something before the first part', `Hej\n\n${sv}${en}`, 'begins with something else'],
    ['a picture', `${sv}![x](https://x.example/a.png)\n\n${en}`, 'no pictures'],
    ['a script as a link', `${sv}[x](javascript:alert)\n\n${en}`, 'a link leads to'],
    ['a link without encryption', `${sv}[x](http://x.example)\n\n${en}`, 'a link leads to'],
    ['a link to another host without a scheme', `${sv}[x](//x.example)\n\n${en}`, 'a link leads to'],
    ['half a link', `${sv}[x](https://x.example\n\n${en}`, 'a link is written'],
    ['strong words without an end', `${sv}Ett **viktigt ord\n\n${en}`, 'strong words **so**'],
    ['a third language', `${sv}# de: Herbst\n\nText.\n\n${en}`, 'begins with "## "'],
    ['a heading without an empty line', `${sv}Text.\n## Rubrik\n\n${en}`, 'empty line'],
    ['a numbered list', `${sv}1. Ett\n\n${en}`, 'for each item'],
  ])('is refused with words: %s', (_, file, words) => {
    expect(() => parseIssue(file)).toThrow(words)
  })

  it('is refused with all that is wrong at once, each with its line', () => {
    const text =
      'Ett.\n\n- [x](http://x.example)\n- Två\n\nTre\n![y](/y.png)\nFyra **fem\n\nSex [sju\nåtta](http'
    const refused = () => parseIssue(`# sv: ${'å'.repeat(91)}\n\n${text}\n\n# en: Autumn\n\n## Only this\n`)
    // A link may go on in the next line; where it is wrong is where its address is.
    expect(refused).toThrow(/^Line 1: .+\nLine 5: .+\nLine 9: .+\nLine 13: .+\nLine 16: .+$/)
  })
})

describe('what is new in the Learning Hub', () => {
  it('ends an issue, as the page promises its subscribers, and nothing older than a month', () => {
    const written = learningSection('2025-10-01', 'sv')
    expect(written[0]).toEqual({ kind: 'heading', text: 'Nytt i Learning Hub' })
    expect(JSON.stringify(written)).toContain('Larmflod')
    expect(JSON.stringify(written)).not.toContain('Säkerhetskopia')
    expect(JSON.stringify(learningSection('2025-10-01', 'en'))).toContain('/en/updates#learning')
    expect(learningSection('2026-10-01', 'sv')).toEqual([])
  })
})

describe('a draft', () => {
  it('gets a version each time that it changes', async () => {
    expect(await draft()).toEqual({ changed: true, version: 1 })
    expect(await draft()).toEqual({ changed: false, version: 1 })
    const file = buildIssueFile({ sv: 'Vinterns uppdrag' })
    expect((await draft({ file })).refused).toContain('--over 1')
    expect(await draft({ file, over: 1 })).toEqual({ changed: true, version: 2 })
  })

  it('of two editors at once keeps one, and tells the other', async () => {
    await draft()
    const replies = await Promise.all(
      ['Ett', 'Två', 'Tre'].map(sv => draft({ file: buildIssueFile({ sv }), over: 1 })),
    )
    expect(replies.filter(({ changed }) => changed)).toHaveLength(1)
    expect(replies.filter(({ refused }) => refused)).toHaveLength(2)
  })

  it('is not sent in another version than the tested one, and not changed once it is sent', async () => {
    await draft()
    expect((await operateOn('send', { version: 2 })).refused).toContain('Version 1')
    expect((await operateOn('status')).refused).toContain('has not been sent')
    await operateOn('send', { version: 1 })
    const file = buildIssueFile({ sv: 'Ny' })
    expect((await draft({ file, over: 1 })).refused).toContain('published')
  })

  it('is shown as it is sent, and listed with the published ones', async () => {
    await draft()
    const { item } = await operateOn('preview')
    expect(item).toMatchObject({ version: 1, state: 'draft', sv: { subject: 'Höstens uppdrag' } })
    const { items } = await ask('newsletter list', {})
    expect(items).toMatchObject([{ month: presentMonth(), state: 'draft', en: 'Assignments this autumn' }])
  })

  it('is shown as it was written, with who saved it, and with its figures once it is sent', async () => {
    await draft()
    const written = { file: buildIssueFile().trim(), savedBy: 'a test', version: 1, sv: 'Höstens uppdrag' }
    expect((await operateOn('show')).item).toMatchObject({ ...written, state: 'draft', mailing: null })
    await operateOn('send', { version: 1 })
    const { item } = await operateOn('show')
    expect(item).toMatchObject({ ...written, state: 'published', mailing: { state: 'sending', left: 0 } })
    expect((await ask('newsletter list', {})).items).toMatchObject([{ state: 'published', left: 0 }])
  })

  it('is shown as the letters that a change would make, with what changes marked, and stores nothing', async () => {
    await draft()
    const file = buildIssueFile({ sv: 'Vinterns uppdrag' }).replace('före jul', 'efter jul')
    const { item } = await operateOn('letter', { file })
    const { sv, en } = item as Record<'sv' | 'en', { subject: string; html: string; lines: string[] }>
    expect(sv.subject).toBe('Vinterns uppdrag')
    expect(sv.html).toMatch(/<h1 data-changed[^>]*>Vinterns uppdrag/)
    expect(sv.html).toMatch(/<p data-changed[^>]*>Tre anläggningar söker .*efter jul/)
    expect(sv.html).toMatch(/<h2 class[^>]*>Nytt i katalogen/)
    expect(sv.html).not.toContain('href=')
    expect(sv.lines).toContain('+ Vinterns uppdrag')
    expect(en.lines).toEqual([])
    expect((await operateOn('letter', { file: `${file}![x](/x.png)` })).refused).toMatch(
      /^Line \d+: .*pictures/,
    )
    expect((await operateOn('show')).item).toMatchObject({ version: 1, sv: 'Höstens uppdrag' })
    const before = (await ask('audit list', {})).items as { action: string }[]
    expect(before.map(({ action }) => action)).not.toContain('newsletter letter')
  })

  it('stored before its file was kept can be shown, sent and read', async () => {
    await draft()
    const month = presentMonth()
    const Key = issueEntity.key({ month })
    const UpdateExpression = 'REMOVE #file, savedBy'
    const ExpressionAttributeNames = { '#file': 'file' }
    const change = { TableName: tableName, Key, UpdateExpression, ExpressionAttributeNames }
    await services.documents.send(new UpdateCommand(change))
    expect((await operateOn('show')).item).toMatchObject({ version: 1, sv: 'Höstens uppdrag' })
    await operateOn('send', { version: 1 })
    expect((await (await openArchive())(readIssue, { params: { month } })).status).toBe(200)
  })

  it('that does not exist yet becomes letters, too, and nothing in them is marked', async () => {
    expect((await operateOn('letter')).refused).toContain('There is no issue')
    const { item } = await operateOn('letter', { file: buildIssueFile() })
    expect(item).toMatchObject({ version: 0, sv: { subject: 'Höstens uppdrag', lines: [] } })
    expect(JSON.stringify(item)).not.toContain('data-changed')
  })
})

describe('the archive', () => {
  it('shows what was sent, in both languages, and no draft', async () => {
    const call = await openArchive()
    const month = presentMonth()
    await draft()
    expect((await call(readIssue, { params: { month } })).status).toBe(404)
    expect((await call(listIssues, {})).body).toEqual({ items: [], next: null })
    await begin()
    const listed = await call(listIssues, {})
    expect(listed.body.items).toEqual([
      {
        month,
        publishedAt: expect.any(String),
        sv: { subject: 'Höstens uppdrag' },
        en: { subject: 'Assignments this autumn' },
      },
    ])
    const read = await call(readIssue, { params: { month } })
    expect(read.body).toEqual({ month, publishedAt: expect.any(String), ...parseIssue(buildIssueFile()) })
  })
})
