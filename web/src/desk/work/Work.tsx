import { swedishDay } from '#shared/contract/swedish-day.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { useNames } from '../commands/names.ts'
import { DeskLink } from '../DeskLink.tsx'
import type { DeskContext } from '../desk-context.ts'
import { type List, useList } from '../lists/use-list.ts'
import { useListKeys } from '../lists/use-list-keys.ts'
import { commandAddress } from '../route.ts'
import { Said } from '../swedish/Said.tsx'
import { useWords } from '../words.ts'
import { boardOf, type Card, type Section } from './board.ts'
import { useWorkWords } from './work-words.ts'

/** How many pages of agreements are read at once; a page of a filtered list may be empty. */
const pagesAtOnce = 10

const Due = ({ card: { says, day } }: { card: Card }) => {
  const t = useWorkWords()
  if (!day) return says === 'delivery' && t('noDay')
  const isLate = says === 'delivery' && day < swedishDay(Date.now())
  return (
    <>
      {t(says)} <time dateTime={day}>{day}</time> {isLate && <b>{t('late')}</b>}
    </>
  )
}

const CardOf = ({ card }: { card: Card }) => {
  const t = useWorkWords()
  const { kind, title, business, partner, show } = card
  const state = useNames().state(card.state)
  return (
    <li>
      <DeskLink to={commandAddress(show.name, show.input)}>{title}</DeskLink>
      <p>{[business, partner].filter(Boolean).join(' · ')}</p>
      <p>
        {t(kind)}, <span lang={state.lang}>{state.text}</span>
      </p>
      <p>
        <Due card={card} />
      </p>
    </li>
  )
}

type Props = { section: Section; cards: readonly Card[]; isWhole: boolean }

const SectionOf = ({ section, cards, isWhole }: Props) => {
  const t = useWorkWords()
  const words = useWords()
  return (
    <section aria-labelledby={section}>
      <h2 id={section}>
        {t(section)} <small>{cards.length}</small>
      </h2>
      {cards.length === 0 && isWhole && <p>{words('none')}</p>}
      <ul>
        {cards.map(card => (
          <CardOf key={card.key} card={card} />
        ))}
      </ul>
    </section>
  )
}

/** What could not be read, was cut, or follows: nothing is left out in silence. */
const Rest = ({ lists }: { lists: readonly List[] }) => {
  const t = useWorkWords()
  const words = useWords()
  const { more } = lists.find(list => list.more) ?? {}
  const problems = new Set(lists.flatMap(({ problem }) => problem ?? []))
  return (
    <div role="status">
      {[...problems].map(problem => (
        <p key={problem} className="problem">
          {words(problem)} {t('notRead')}
        </p>
      ))}
      {lists.map(
        ({ note }) =>
          note && (
            <p key={note}>
              <Said>{note}</Said>
            </p>
          ),
      )}
      {more && (
        <Button variant="secondary" onClick={more}>
          {words('more')}
        </Button>
      )}
    </div>
  )
}

/** The work that goes on, what of it waits for somebody, and what ended lately, each thing a link away. */
export const Work = ({ desk }: { desk: DeskContext }) => {
  const t = useWorkWords()
  const words = useWords()
  const agreements = useList('agreements work', desk, { pages: pagesAtOnce })
  const reports = useList('reports waiting', desk)
  const milestones = useList('milestones waiting', desk)
  const lists = [agreements, reports, milestones]
  const board = boardOf({
    agreement: agreements.rows ?? [],
    report: reports.rows ?? [],
    milestone: milestones.rows ?? [],
  })
  const keys = useListKeys<HTMLDivElement>()
  const isRead = lists.every(({ rows, problem }) => rows ?? problem)
  const isWhole = lists.every(({ rows, more }) => rows && !more)
  return (
    <>
      <h1>{words('work')}</h1>
      <Rest lists={lists} />
      {!isRead && <p>{words('loading')}</p>}
      {isRead && (
        <div className="board" ref={keys}>
          {board.map(({ section, cards }) => (
            <SectionOf key={section} section={section} cards={cards} isWhole={isWhole} />
          ))}
        </div>
      )}
      <p>
        {t('left')}{' '}
        <DeskLink to={commandAddress('partners list', { status: 'approved' })}>{t('partners')}</DeskLink>
      </p>
    </>
  )
}
