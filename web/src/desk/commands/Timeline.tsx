import { useColleague } from '../colleagues.tsx'
import { useWords } from '../words.ts'
import type { Typed } from './fields.ts'
import { type Happening, minuteOf, useTimeline } from './timeline.ts'

/** Names are as commands and logs have them, in English; a message is in the language of its writer. */
const languageOf = ({ kind }: Happening): string | undefined => (kind === 'message' ? '' : 'en')

const Entry = ({ happening }: { happening: Happening }) => {
  const t = useWords()
  const { kind, at, what, by } = happening
  const colleague = useColleague()
  return (
    <li data-kind={kind}>
      <time dateTime={at}>{minuteOf(happening)}</time> <small>{t(kind)}</small>{' '}
      <b lang={languageOf(happening)}>{what}</b>{' '}
      <span lang={by === 'owner' ? undefined : 'en'}>{by === 'owner' ? t('byOwner') : colleague(by)}</span>
    </li>
  )
}

type Props = {
  shown: string
  known: Typed
  /** How many moves the thing has made. */
  revision: number
}

/** What has happened to a thing, newest first: what people did, the mails about it, and the messages. */
export const Timeline = ({ shown, known, revision }: Props) => {
  const t = useWords()
  const happenings = useTimeline(shown, known, revision)
  return happenings.length > 0 ? (
    <section aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      <ol className="history">
        {happenings.map(one => (
          <Entry key={one.key} happening={one} />
        ))}
      </ol>
    </section>
  ) : null
}
