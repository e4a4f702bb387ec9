import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { checkPaper } from '#shared/agreements/check-paper.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Field } from '#web/src/ui/Field.tsx'
import form from '#web/src/ui/forms/form.module.css'
import { PageHeading } from '../signed-in/PageHeading.tsx'
import { PlainPage } from '../signed-in/PlainPage.tsx'

type Result = 'result_0' | 'result_1' | 'result_2' | 'failed'

const resultOf = (signatures: number): Result => `result_${signatures >= 2 ? 2 : signatures === 1 ? 1 : 0}`

/** Tells whoever has the paper of an agreement how many have signed it, and nothing else. */
const AgreementCheck = () => {
  const t = usePhrases('agreements')
  const [hash, setHash] = useState(useLocation().hash.slice(1))
  const [answer, setAnswer] = useState<{ to: string; result: Result }>()
  const [isInvalid, setInvalid] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const typed = { hash: hash.replace(/\s/g, '').toLowerCase() }
    const isHash = checkPaper.params.safeParse(typed).success
    setInvalid(!isHash)
    setAnswer(undefined)
    if (!isHash || isBusy) return
    setBusy(true)
    const asked = call(checkPaper, { params: typed })
    const result = await asked.then(
      ({ signatures }) => resultOf(signatures),
      () => 'failed' as const,
    )
    setAnswer({ to: hash, result })
    setBusy(false)
  }
  // Another code may have been typed while the first was looked up.
  const isAnswered = answer?.to === hash
  return (
    <PlainPage>
      <PageHeading>{t('check.title')}</PageHeading>
      <form className={form.form} noValidate onSubmit={event => void submit(event)}>
        <p>{t('check.text')}</p>
        <Field
          label={t('check.field')}
          error={isInvalid ? t('check.invalid') : undefined}
          type="text"
          name="hash"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          required
          value={hash}
          onChange={event => setHash(event.target.value)}
        />
        <Button type="submit" busy={isBusy}>
          {t('check.submit')}
        </Button>
      </form>
      <p role="status">{isAnswered && t(`check.${answer.result}`)}</p>
    </PlainPage>
  )
}

export default AgreementCheck
