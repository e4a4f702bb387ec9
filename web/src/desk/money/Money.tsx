import { use } from 'react'
import { Button } from '#web/src/ui/Button.tsx'
import { type Shown as Said, useNames } from '../commands/names.ts'
import { showOf } from '../commands/offered.ts'
import { DeskLink } from '../DeskLink.tsx'
import type { DeskContext } from '../desk-context.ts'
import { type List, type Row, useList } from '../lists/use-list.ts'
import { useListKeys } from '../lists/use-list-keys.ts'
import { commandAddress } from '../route.ts'
import { DeskLanguage, useWords } from '../words.ts'
import { accountWords } from './account-names.ts'
import {
  type As,
  cellOf,
  exact,
  inputOf,
  type MoneySection,
  moneySectionsFor,
  rowsOf,
  sumsOf,
} from './money.ts'
import { type MoneyWord, useMoneyWords } from './money-words.ts'

/** What a cell says, in the language of the desk where it has a name. */
const useCell = () => {
  const names = useNames()
  const { language } = use(DeskLanguage)
  return (row: Row, column: string, as: As): Said => {
    const text = String(row[column] ?? '')
    if (as === 'state') return names.state(text)
    if (as === 'account') return { text: accountWords(String(row.account), language) }
    if (as === 'word') return { text: names.word(text) }
    if (as === 'action') return { text: names.action(text) }
    const cell = { text: cellOf(row[column], as, language) }
    return as === 'english' && language !== 'en' ? { ...cell, lang: 'en' } : cell
  }
}

const RowOf = ({ section: { name, columns }, row }: { section: MoneySection; row: Row }) => {
  const t = useMoneyWords()
  const cell = useCell()
  const thing = showOf(name, row)
  return (
    <tr>
      {Object.entries(columns).map(([column, as], place) => {
        const { text, lang } = cell(row, column, as)
        const label = t(column as MoneyWord)
        return place === 0 ? (
          <th key={column} scope="row" data-label={label} lang={lang}>
            {thing ? <DeskLink to={commandAddress(thing.name, thing.input)}>{text || label}</DeskLink> : text}
          </th>
        ) : (
          <td key={column} data-label={label} lang={lang} data-as={as}>
            {text}
          </td>
        )
      })}
    </tr>
  )
}

const Table = ({ section, rows }: { section: MoneySection; rows: readonly Row[] }) => {
  const t = useMoneyWords()
  return (
    <div className="wide">
      <table>
        <thead>
          <tr>
            {Object.entries(section.columns).map(([column, as]) => (
              <th key={column} scope="col" data-as={as}>
                {t(column as MoneyWord)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <RowOf key={JSON.stringify(row)} section={section} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The sum of what was read; of the trial balance, whether it is 0 as it has to be. */
const Sum = ({
  section,
  rows,
  isWhole,
}: {
  section: MoneySection
  rows: readonly Row[]
  isWhole: boolean
}) => {
  const t = useMoneyWords()
  const { language } = use(DeskLanguage)
  const sums = sumsOf(section, rows)
  const inWords = sums.map(([currency, ore]) => `${exact(ore, language)} ${currency}`).join(', ')
  if (!inWords) return null
  if (section.name !== 'ledger balance')
    return (
      <p className="sum">
        {t(isWhole ? 'sum' : 'sumShown')}: {inWords}
      </p>
    )
  return sums.every(([, ore]) => ore === 0) ? (
    <p className="done">{t('balances')}</p>
  ) : (
    <p className="problem">
      {t('doesNot')} {inWords}.
    </p>
  )
}

const Shown = ({ section, rows, list }: { section: MoneySection; rows: readonly Row[]; list: List }) => {
  const words = useWords()
  return (
    <>
      <Sum section={section} rows={rows} isWhole={!list.more} />
      {rows.length === 0 && !list.more && <p>{words('none')}</p>}
      {rows.length > 0 && <Table section={section} rows={rows} />}
      {list.more && (
        <Button variant="secondary" onClick={list.more}>
          {words('more')}
        </Button>
      )}
    </>
  )
}

const SectionOf = ({ section, desk }: { section: MoneySection; desk: DeskContext }) => {
  const t = useMoneyWords()
  const words = useWords()
  const list = useList(section.name, desk, { input: inputOf(section, Date.now()) })
  const rows = list.rows && rowsOf(section, list.rows)
  const id = section.name.replace(' ', '-')
  return (
    <section aria-labelledby={id} aria-busy={!rows && !list.problem}>
      <h2 id={id}>
        {t(section.name)} {rows && !list.more && <small>{rows.length}</small>}
      </h2>
      {list.problem && (
        <p role="status" className="problem">
          {words(list.problem)}
        </p>
      )}
      {!rows && !list.problem && <p>{words('loading')}</p>}
      {rows && <Shown section={section} rows={rows} list={list} />}
    </section>
  )
}

/** What is owed to us and by us, what the bank and the books say, and what waits for a second operator. */
export const Money = ({ desk }: { desk: DeskContext }) => {
  const t = useMoneyWords()
  const words = useWords()
  const keys = useListKeys<HTMLDivElement>()
  return (
    <>
      <h1>{words('money')}</h1>
      <p>{t('roles')}</p>
      <div className="money" ref={keys}>
        {moneySectionsFor(desk.roles).map(section => (
          <SectionOf key={section.name} section={section} desk={desk} />
        ))}
      </div>
    </>
  )
}
