import { useApprovalWords } from '../approvals/approval-words.ts'
import { DeskLink } from '../DeskLink.tsx'
import { commandAddress } from '../route.ts'
import { useWords } from '../words.ts'
import { useNames } from './names.ts'
import { offeredTo } from './offered.ts'

/** Every command that these roles may run, with its help. */
export const CommandList = ({ roles }: { roles: readonly string[] }) => {
  const t = useWords()
  const approvals = useApprovalWords()
  const { action, help } = useNames()
  return (
    <>
      <h1>{t('commands')}</h1>
      <ul className="commands">
        {offeredTo(roles).map(({ name, declared: { money, commandLineOnly } }) => (
          <li key={name}>
            <DeskLink to={commandAddress(name)}>{action(name)}</DeskLink>
            <kbd lang="en">{name}</kbd>
            <span lang={help(name).lang}>{help(name).text}</span>
            {(money || commandLineOnly) && (
              <em>{commandLineOnly ? t('onCommandLine') : approvals('second')}</em>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
