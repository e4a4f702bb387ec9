import { useSearchParams } from 'react-router-dom'
import type { AgreementSide } from '#shared/agreements/agreement.ts'
import { AgreementView } from '#web/src/features/agreements/AgreementView.tsx'
import type { SignInAgain } from '#web/src/features/agreements/SignDialog.tsx'
import { useAgreement } from '#web/src/features/agreements/use-agreement.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { isMissing } from '#web/src/platform/is-missing.ts'
import { FailedLoad } from './signed-in/FailedLoad.tsx'
import { PageHeading } from './signed-in/PageHeading.tsx'
import { Skeleton } from './signed-in/Waiting.tsx'

type AgreementProps = { side: AgreementSide; signInAgain: SignInAgain }

/**
 * The agreement that the address names, as one of its sides sees it. Not in the folder of what every signed-in view loads
 * first (web/vite-options.ts), because it brings the forms.
 */
export const Agreement = ({ side, signInAgain }: AgreementProps) => {
  const t = usePhrases('agreements')
  const id = useSearchParams()[0].get('id') ?? ''
  const { query, show } = useAgreement(side, id)
  const { data, error, isFetching, refetch } = query
  if (data)
    return (
      <>
        <PageHeading>{t('titleOf', { title: data.terms.scope.title })}</PageHeading>
        <AgreementView agreement={data} side={side} signInAgain={signInAgain} show={show} reread={refetch} />
      </>
    )
  if (isMissing(error))
    return (
      <>
        <PageHeading>{t('missing')}</PageHeading>
        <p>{t('missingText')}</p>
      </>
    )
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      {error ? (
        <FailedLoad error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton />
      )}
    </>
  )
}
