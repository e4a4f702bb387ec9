import { useCallback, useEffect, useState } from 'react'
import { Button } from '#web/src/ui/Button.tsx'
import { DeskError } from '../commands/run.ts'
import type { DeskContext } from '../desk-context.ts'
import { Overlay } from '../Overlay.tsx'
import { SwedishTime } from '../SwedishTime.tsx'
import type { Word } from '../words.ts'
import { type PasskeyWord, usePasskeyWords } from './passkey-words.ts'
import {
  forgetPasskey,
  knowsPasskeys,
  makePasskey,
  mostPasskeys,
  type Passkey,
  PasskeyError,
  readPasskeys,
} from './passkeys.ts'

/** The operator's passkeys, what was last done with them, and what stopped it. */
const usePasskeys = ({ leave }: DeskContext) => {
  const [passkeys, setPasskeys] = useState<readonly Passkey[] | null>(null)
  const [done, setDone] = useState<PasskeyWord | null>(null)
  const [problem, setProblem] = useState<PasskeyWord | Word | null>(null)
  const [busy, setBusy] = useState(false)
  const change = useCallback(
    async (make: () => Promise<void>, then: PasskeyWord | null) => {
      setBusy(true)
      setDone(null)
      setProblem(null)
      try {
        await make()
        setDone(then)
        setPasskeys(await readPasskeys())
      } catch (error) {
        const word = error instanceof PasskeyError || error instanceof DeskError ? error.word : 'failed'
        if (word === 'ended') await leave('ended')
        else setProblem(word)
      } finally {
        setBusy(false)
      }
    },
    [leave],
  )
  useEffect(() => void change(async () => undefined, null), [change])
  return { passkeys, done, problem, busy, change }
}

const PasskeyTable = ({
  passkeys,
  remove,
}: {
  passkeys: readonly Passkey[]
  remove: (one: Passkey) => void
}) => {
  const t = usePasskeyWords()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('passkeyName')}</th>
          <th scope="col">{t('madeAt')}</th>
          <th scope="col">{t('remove')}</th>
        </tr>
      </thead>
      <tbody>
        {passkeys.map(passkey => (
          <tr key={passkey.id}>
            <th scope="row" data-label={t('passkeyName')}>
              <span lang="en">{passkey.name}</span>
            </th>
            <td data-label={t('madeAt')}>
              <SwedishTime at={passkey.madeAt} />
            </td>
            <td>
              <Button variant="secondary" small onClick={() => remove(passkey)}>
                {t('remove')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type AddingProps = { passkeys: readonly Passkey[] | null; busy: boolean; add: () => void }

const Adding = ({ passkeys, busy, add }: AddingProps) => {
  const t = usePasskeyWords()
  if (!knowsPasskeys()) return <p>{t('unsupported')}</p>
  // A button that waits would swallow the first press.
  if (!passkeys && busy) return null
  if (passkeys && passkeys.length >= mostPasskeys) return <p>{t('tooMany')}</p>
  return (
    <Button busy={busy} onClick={add}>
      {t('addPasskey')}
    </Button>
  )
}

/** The passkeys with which an operator signs in: what there is, and more or fewer of them. */
export const Passkeys = ({ desk }: { desk: DeskContext }) => {
  const t = usePasskeyWords()
  const { passkeys, done, problem, busy, change } = usePasskeys(desk)
  const [removing, setRemoving] = useState<Passkey | null>(null)
  const remove = ({ id }: Passkey) => {
    setRemoving(null)
    void change(() => forgetPasskey(id), 'removed')
  }
  return (
    <article className="passkeys">
      <h1>{t('passkeys')}</h1>
      <p>{t('whatTheyAre')}</p>
      <p role="status" className="done">
        {done && t(done)}
      </p>
      <p role="alert" className="problem">
        {problem && t(problem)}
      </p>
      {problem === 'fresh' && (
        <Button variant="secondary" onClick={() => desk.leave('fresh')}>
          {t('again')}
        </Button>
      )}
      {passkeys === null && !problem && <p>{t('loading')}</p>}
      {passkeys?.length === 0 && <p>{t('noPasskeys')}</p>}
      {passkeys && passkeys.length > 0 && <PasskeyTable passkeys={passkeys} remove={setRemoving} />}
      <Adding passkeys={passkeys} busy={busy} add={() => change(makePasskey, 'added')} />
      {removing && (
        <Overlay title={`${t('remove')}: ${removing.name}`} close={() => setRemoving(null)}>
          <p>{t('removeAsk')}</p>
          <Button onClick={() => remove(removing)}>{t('remove')}</Button>
        </Overlay>
      )}
    </article>
  )
}
