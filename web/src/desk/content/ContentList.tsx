import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { type ContentKind, contentKinds, isCollection, kindOf } from '#shared/content/kinds.ts'
import { allCommands } from '#shared/operator/all-commands.ts'
import { mayRun } from '#shared/operator/may-run.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { useColleague } from '../colleagues.tsx'
import { DeskLink } from '../DeskLink.tsx'
import type { DeskContext } from '../desk-context.ts'
import { type Row, useList } from '../lists/use-list.ts'
import { useListKeys } from '../lists/use-list-keys.ts'
import { useSlash } from '../lists/use-slash.ts'
import { commandAddress, navigate } from '../route.ts'
import { SwedishTime } from '../SwedishTime.tsx'
import { useWords } from '../words.ts'
import { useContentWords } from './content-words.ts'
import { isFoundIn, shownText, statedIn, versionIn } from './shown-row.ts'

const entryAddress = (name: string): string => commandAddress('content page', { name })

/** The form that begins a new entry of a kind; it is stored when it is published. */
const Addition = ({ kind }: { kind: ContentKind }) => {
  const { t } = useContentWords()
  const id = useId()
  const [typed, setTyped] = useState('')
  const begin = (event: FormEvent) => {
    event.preventDefault()
    if (typed) navigate(entryAddress(`${kind}.${typed}`))
  }
  return (
    <form className="addition" onSubmit={begin}>
      <label htmlFor={id}>{t('newName')}</label>
      <input
        id={id}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('newNameHint')}
        onChange={event => setTyped(event.target.value.trim())}
      />
      <Button type="submit" variant="secondary" small>
        {t('add')}
      </Button>
    </form>
  )
}

const EntryRow = ({ row }: { row: Row }) => {
  const words = useContentWords()
  const { t } = words
  const colleague = useColleague()
  const { name, at, by } = row
  return (
    <tr>
      <th scope="row" data-label={t('name')} lang="en">
        <DeskLink to={entryAddress(String(name))}>{String(name)}</DeskLink>
      </th>
      <td data-label={t('states')}>{statedIn(row, words)}</td>
      <td data-label={t('version')}>{versionIn(row, words)}</td>
      <td data-label={t('at')}>{typeof at === 'string' && <SwedishTime at={at} />}</td>
      <td data-label={t('by')}>{typeof by === 'string' && colleague(by)}</td>
    </tr>
  )
}

type SectionProps = { kind: ContentKind; rows: readonly Row[]; mayAdd: boolean }

const Section = ({ kind, rows, mayAdd }: SectionProps) => {
  const { t, kind: nameOf } = useContentWords()
  return (
    <section aria-labelledby={`kind-${kind}`}>
      <h2 id={`kind-${kind}`}>
        {nameOf(kind)} <small>{rows.length}</small>
      </h2>
      <table>
        <thead>
          <tr>
            {(['name', 'states', 'version', 'at', 'by'] as const).map(word => (
              <th key={word} scope="col">
                {t(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <EntryRow key={String(row.name)} row={row} />
          ))}
        </tbody>
      </table>
      {mayAdd && isCollection(kind) && <Addition kind={kind} />}
    </section>
  )
}

/** What has commands of its own, beside the content that is data. */
const Elsewhere = ({ roles }: { roles: readonly string[] }) => {
  const { t } = useContentWords()
  const links = [
    ['newsletter list', t('newsletter')],
    ['prices set', t('prices')],
  ] as const
  return (
    <section className="elsewhere" aria-labelledby="elsewhere">
      <h2 id="elsewhere">{t('elsewhere')}</h2>
      <ul className="actions">
        {links
          .filter(([name]) => mayRun(allCommands[name], roles))
          .map(([name, text]) => (
            <li key={name}>
              <DeskLink to={commandAddress(name)}>{text}</DeskLink>
            </li>
          ))}
      </ul>
    </section>
  )
}

/** What the website states as data, by kind; each leads to its form beside the pages that show it. */
export const ContentList = ({ desk }: { desk: DeskContext }) => {
  const contentWords = useContentWords()
  const { t } = contentWords
  const words = useWords()
  const colleague = useColleague()
  const [typed, setTyped] = useState('')
  const { rows, problem } = useList('content list', desk)
  const search = useSlash()
  const list = useListKeys<HTMLDivElement>()
  const found = rows?.filter(row => isFoundIn(shownText(row, contentWords, colleague), typed)) ?? []
  const kinds = Object.keys(contentKinds) as ContentKind[]
  const ofKind = (kind: ContentKind) => found.filter(({ name }) => kindOf(String(name)) === kind)
  const mayAdd = mayRun(allCommands['content set'], desk.roles) && typed === ''
  const toFirst = (event: KeyboardEvent) => {
    if (event.key === 'Enter') list.current?.querySelector('a')?.focus()
  }
  return (
    <>
      <h1>{t('content')}</h1>
      <input
        ref={search}
        className="list-search"
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        aria-keyshortcuts="/"
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={toFirst}
      />
      <p className="notes">{t('keys')}</p>
      <p role="status" className="problem">
        {problem && words(problem)}
        {rows && found.length === 0 && words('nothingFound')}
      </p>
      {rows === null && !problem && <p>{words('loading')}</p>}
      <div ref={list} className="content-list">
        {kinds
          .filter(kind => ofKind(kind).length > 0)
          .map(kind => (
            <Section key={kind} kind={kind} rows={ofKind(kind)} mayAdd={mayAdd} />
          ))}
      </div>
      <Elsewhere roles={desk.roles} />
    </>
  )
}
