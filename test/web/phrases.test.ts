import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = new URL('../../shared/phrases/', import.meta.url)
const features = readdirSync(new URL('sv/', folder)).filter(file => file.endsWith('.ts'))

/** Every text of a phrase file by its dotted key; a text made by a function has none to compare. */
const texts = (value: unknown, key = ''): [string, string][] => {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => texts(inner, key ? `${key}.${name}` : name))
}

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort()

const read = async (language: string, file: string): Promise<Map<string, string>> =>
  new Map(texts(Object.values(await import(new URL(`${language}/${file}`, folder).href))[0]))

describe.each(features)('the words in %s', file => {
  it('have the same keys and placeholders in both languages, and none is empty', async () => {
    const [swedish, english] = await Promise.all([read('sv', file), read('en', file)])
    expect([...english.keys()].sort()).toEqual([...swedish.keys()].sort())
    for (const [key, text] of swedish) {
      expect(placeholders(english.get(key) ?? ''), key).toEqual(placeholders(text))
      expect(text.trim(), key).not.toBe('')
      expect(english.get(key)?.trim(), key).not.toBe('')
    }
  })
})
