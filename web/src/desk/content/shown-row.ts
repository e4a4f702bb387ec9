import { kindOf } from '#shared/content/kinds.ts'
import { forPeople } from '#shared/operator/display.ts'
import type { Row } from '../lists/use-list.ts'
import type { contentWords } from './content-words.ts'

type Words = ReturnType<typeof contentWords>

const marks = ['hidden', 'reached'] as const

/** What an entry states, as `content list` has it, with its mark in the language of the desk. */
export const statedIn = ({ states }: Row, { t }: Pick<Words, 't'>): string =>
  marks.reduce((text, mark) => text.replace(`(${mark})`, `(${t(mark)})`), String(states))

/** Which version an entry has, in words if it is that of the sources. */
export const versionIn = ({ version }: Row, { t }: Pick<Words, 't'>): string =>
  version === 0 ? t('standard') : String(version)

/** All that the list says of an entry, its heading included, so that whatever can be read can be searched for. */
export const shownText = (row: Row, words: Words, colleague: (by: string) => string): string => {
  const { name, at, by } = row
  const kind = kindOf(String(name))
  return [
    ...[kind && words.kind(kind), name, statedIn(row, words), versionIn(row, words)],
    ...[typeof at === 'string' && forPeople({ at }).at, typeof by === 'string' && colleague(by)],
  ]
    .filter(Boolean)
    .join(' ')
}

/** Whether every word that was typed is in a text. */
export const isFoundIn = (text: string, typed: string): boolean =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.toLowerCase().includes(word))
