import type { AnyCommandName } from '#shared/operator/all-commands.ts'
import { DeskLink } from '../DeskLink.tsx'
import { commandAddress } from '../route.ts'
import { useWords } from '../words.ts'
import type { Typed } from './fields.ts'
import { useNames } from './names.ts'
import { nextActions, type Offered } from './offered.ts'

const ActionList = ({ actions, known }: { actions: readonly Offered[]; known: Typed }) => {
  const { action } = useNames()
  return (
    <ul className="actions">
      {actions.map(({ name }) => (
        <li key={name}>
          <DeskLink to={commandAddress(name, known)}>{action(name)}</DeskLink>
          <kbd lang="en">{name}</kbd>
        </li>
      ))}
    </ul>
  )
}

type Props = {
  shown: AnyCommandName
  known: Typed
  roles: readonly string[]
  /** The state of what is shown, if it lives through a process. */
  state: string | undefined
}

/** What may be done next with what a command shows: what moves it on is first, what is about its owner is folded. */
export const Actions = ({ shown, known, roles, state }: Props) => {
  const t = useWords()
  const { moving, own, others } = nextActions(shown, known, roles, state)
  const isAlone = moving.length + own.length === 0
  if (isAlone && others.length === 0) return null
  return (
    <section aria-labelledby="actions">
      <h2 id="actions">{t('actions')}</h2>
      {moving.length > 0 && (
        <>
          <h3>{t('movesOn')}</h3>
          <ActionList actions={moving} known={known} />
        </>
      )}
      {own.length > 0 && (
        <>
          {moving.length > 0 && <h3>{t('looksAt')}</h3>}
          <ActionList actions={own} known={known} />
        </>
      )}
      {others.length > 0 && (
        <details open={isAlone}>
          <summary>{t('otherActions')}</summary>
          <ActionList actions={others} known={known} />
        </details>
      )}
    </section>
  )
}
