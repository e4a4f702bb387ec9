import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArguments, type TypedCommand } from '#infra/operator/arguments.ts'
import { previewText, savePreview } from '#infra/operator/preview.ts'
import { readFiles } from '#infra/operator/read-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'newsletter-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const typed = (path: string) =>
  readArguments(['newsletter', 'draft', '2026-11', '--file', path]) as TypedCommand

test('a command that takes a file sends its text', async () => {
  const path = join(folder, 'november.md')
  await writeFile(path, '# sv: Höst\n\nText.\n')
  expect((await readFiles(typed(path))).input).toEqual({ month: '2026-11', file: '# sv: Höst\n\nText.\n' })
})

test('a file that is missing or too long is refused before anything is sent', async () => {
  await expect(readFiles(typed(join(folder, 'gone.md')))).rejects.toThrow('cannot be read')
  const path = join(folder, 'long.md')
  await writeFile(path, 'å'.repeat(20_001))
  await expect(readFiles(typed(path))).rejects.toThrow('--file')
})

const mail = (language: string) => ({ subject: 'S', text: `Text ${language}`, html: `<p>${language}</p>` })
const item = { month: '2026-11', version: 2, state: 'draft', sv: mail('sv'), en: mail('en') }

test('a preview shows both languages as text, or saves them to be opened', async () => {
  expect(previewText(item)).toMatch(/version 2, draft[\s\S]*Text sv[\s\S]*Text en/)
  const into = join(folder, 'preview')
  expect(await savePreview(item, into)).toBe('sv.html, sv.txt, en.html, en.txt')
  expect(await readFile(join(into, 'en.html'), 'utf8')).toBe('<p>en</p>')
})
