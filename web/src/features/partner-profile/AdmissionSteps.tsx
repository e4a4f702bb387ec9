import '#web/src/platform/admission-phrases.ts'
import { locales } from '#shared/contract/language.ts'
import { admissionSteps } from '#shared/partner-profile/admission.process.ts'
import type { Reply } from '#web/src/platform/api.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { StepLine } from '#web/src/ui/StepLine.tsx'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { useAdmission } from './use-admission.ts'

type Admission = Reply<typeof import('#shared/partner-profile/get-admission.ts').getAdmission>

const stepOf = ({ state }: Admission) => admissionSteps.find(step => step === state)

/** By when there is feedback; an apology once that is over. */
const AnswerBy = ({ answerBy }: { answerBy: string }) => {
  const t = usePhrases('admission')
  const when = new Date(answerBy).toLocaleString(locales[useLanguage()], {
    ...{ timeZone: 'Europe/Stockholm', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  })
  return <p>{Date.parse(answerBy) > Date.now() ? t('answerBy', { when }) : t('late', { when })}</p>
}

/** The five steps of the admission, and where the partner is; nothing once it is decided. */
const AdmissionSteps = () => {
  const t = usePhrases('admission')
  const { day } = useDayFormats()
  const { data } = useAdmission()
  const step = data && stepOf(data)
  if (!data || !step) return null
  return (
    <>
      <StepLine
        label={t('way')}
        done={t('done')}
        steps={admissionSteps.map(one => t(`steps.${one}`))}
        current={admissionSteps.indexOf(step)}
      />
      <p>
        {t(`now.${step}`)} {t('since', { day: day(data.since) })}
      </p>
      {data.answerBy && <AnswerBy answerBy={data.answerBy} />}
    </>
  )
}

export default AdmissionSteps
