import { useCallback, useState } from 'react'
import { runCommand } from '../commands/run.ts'
import type { DeskContext } from '../desk-context.ts'
import { useReading } from '../drafts/use-reading.ts'
import { type Issue, issueFrom, newIssue } from './issue.ts'

type Row = Readonly<Record<string, unknown>>

/** One issue as it is stored; a new one if there is none of this month. */
export const useIssue = (month: string, desk: DeskContext, isOff: boolean) => {
  const [issue, setIssue] = useState<Issue | null>(null)
  const load = useCallback(async () => {
    const shown = await runCommand('newsletter show', { month })
    setIssue('item' in shown ? issueFrom(shown.item as Row) : newIssue(month))
  }, [month])
  return { issue, ...useReading(load, desk, isOff) }
}
