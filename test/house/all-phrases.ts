import { basename } from 'node:path'
import { sourceFiles } from './source-files.ts'

type Words = { readonly [key: string]: string | Words }

/** The features that have phrases in a language. */
export const featuresIn = (language: string) =>
  sourceFiles(`shared/phrases/${language}`).map(([path]) => basename(path, '.ts'))

export const phraseFeatures = featuresIn('sv')

const flat = (words: Words, path = ''): [key: string, phrase: string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  )

/** The phrases of a feature by their keys. */
export const phrasesOf = async (language: string, feature: string): Promise<Map<string, string>> => {
  const { default: words } = await import(`../../shared/phrases/${language}/${feature}.ts`)
  return new Map(flat(words))
}
