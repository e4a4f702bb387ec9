import { use } from 'react'
import type { AnyCommandName } from '#shared/operator/all-commands.ts'
import { useColleague } from '../colleagues.tsx'
import { useHistoryNames } from '../history/history-names.ts'
import { exact } from '../money/money.ts'
import { useSaidText } from '../swedish/Said.tsx'
import { DeskLanguage } from '../words.ts'
import { textOf } from './Facts.tsx'
import { useNames } from './names.ts'

/** Whether a column has amounts in kronor, which stood in öre. */
export const isAmount = (column: string): boolean => column.endsWith('Kronor')

/** What a cell of a list says, by its column, in the language of the desk where its value has a name. */
export const useCell = (list: AnyCommandName): ((column: string, value: unknown) => string) => {
  const { language } = use(DeskLanguage)
  const { state } = useNames()
  const { deed, mail, actor, progress } = useHistoryNames()
  const colleague = useColleague()
  const say = useSaidText()
  const named: Readonly<Record<string, (text: string) => string>> = {
    note: say,
    action: text => deed(text).text,
    template: text => mail(text).text,
    by: text => actor(text) ?? colleague(text),
    state: text => (list.startsWith('notices ') ? progress(text) : state(text)).text,
  }
  return (column, value) => {
    if (isAmount(column) && typeof value === 'number') return exact(Math.round(value * 100), language)
    const text = textOf(value)
    return text === '' ? text : (named[column]?.(text) ?? text)
  }
}
