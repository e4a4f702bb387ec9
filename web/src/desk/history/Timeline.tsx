import { useColleague } from '../colleagues.tsx'
import type { Typed } from '../commands/fields.ts'
import { useWords } from '../words.ts'
import { useHistoryNames } from './history-names.ts'
import { type Happening, minuteOf, useTimeline } from './timeline.ts'

/** What was done or mailed, or the message, which is in the language of its writer. */
const What = ({ happening: { kind, what } }: { happening: Happening }) => {
  const names = useHistoryNames()
  if (kind === 'message') return <q lang="">{what}</q>
  const { text, lang } = kind === 'deed' ? names.deed(what) : names.mail(what)
  return <b lang={lang}>{text}</b>
}

/** Who did it; how far a mail has come. */
const By = ({ happening: { kind, by, error } }: { happening: Happening }) => {
  const names = useHistoryNames()
  const colleague = useColleague()
  if (kind !== 'mail') return <span>{names.actor(by) ?? colleague(by)}</span>
  const { text, lang } = names.progress(by)
  return (
    <span>
      <span lang={lang}>{text}</span> {error && <code lang="en">{error}</code>}
    </span>
  )
}

const Entry = ({ happening }: { happening: Happening }) => {
  const t = useWords()
  return (
    <li data-kind={happening.kind}>
      <time dateTime={happening.at}>{minuteOf(happening)}</time> <small>{t(happening.kind)}</small>{' '}
      <What happening={happening} /> <By happening={happening} />
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
