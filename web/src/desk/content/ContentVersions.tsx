import { allCommands } from '#shared/operator/all-commands.ts'
import { mayRun } from '#shared/operator/may-run.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { useColleague } from '../colleagues.tsx'
import type { Typed } from '../commands/fields.ts'
import { DeskLink } from '../DeskLink.tsx'
import { commandAddress } from '../route.ts'
import { SwedishTime } from '../SwedishTime.tsx'
import { draftOf, type Entry } from './content.ts'
import { useContentWords } from './content-words.ts'

type Row = Readonly<Record<string, unknown>>

type Props = {
  entry: Entry
  versions: readonly Row[]
  replace: (draft: Typed) => void
  roles: readonly string[]
}

/** The versions of an entry: any of them is compared by putting it into the draft, or restored by its command. */
export const ContentVersions = ({ entry, versions, replace, roles }: Props) => {
  const { t } = useContentWords()
  const colleague = useColleague()
  const mayRestore = mayRun(allCommands['content restore'], roles)
  const { name, version: present } = entry
  if (versions.length === 0) return null
  const restore = (from: number) =>
    mayRestore &&
    from !== present && (
      <DeskLink to={commandAddress('content restore', { name, from: `${from}`, version: `${present}` })}>
        {t('restore')} {from}
      </DeskLink>
    )
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">{t('versions')}</h2>
      <ol className="versions">
        {versions.map(({ version, at, by, why, fields }) => (
          <li key={String(version)}>
            <b>{String(version)}</b> <SwedishTime at={String(at)} /> {colleague(String(by))}
            <q>{String(why)}</q>
            {version !== present && (
              <Button
                variant="quiet"
                small
                onClick={() => replace({ ...draftOf(name, fields as Row), version: `${present}` })}
              >
                {t('toDraft')} <span className="unseen">{String(version)}</span>
              </Button>
            )}{' '}
            {restore(Number(version))}
          </li>
        ))}
        <li>
          <b>0</b> {t('sources')} {restore(0)}
        </li>
      </ol>
    </section>
  )
}
