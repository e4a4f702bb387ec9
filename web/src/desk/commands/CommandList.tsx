import { useApprovalWords } from '../approvals/approval-words.ts'
import { DeskLink } from '../DeskLink.tsx'
import { commandAddress } from '../route.ts'
import { useWords } from '../words.ts'
import { offeredTo } from './offered.ts'

/** Every command that these roles may run, with its help. */
export const CommandList = ({ roles }: { roles: readonly string[] }) => {
  const t = useWords()
  const approvals = useApprovalWords()
  return (
    <>
      <h1>{t('commands')}</h1>
      <ul className="commands" lang="en">
        {offeredTo(roles).map(({ name, declared: { help, money, commandLineOnly } }) => (
          <li key={name}>
            <DeskLink to={commandAddress(name)}>{name}</DeskLink>
            <span>{help}</span>
            {(money || commandLineOnly) && (
              <em>
                <bdi>{commandLineOnly ? t('onCommandLine') : approvals('second')}</bdi>
              </em>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
