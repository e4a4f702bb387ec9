import { useBusinessMe } from '#web/src/features/business-profile/use-business-me.ts'
import { ColleagueList } from '#web/src/features/company/ColleagueList.tsx'
import { InvitationList } from '#web/src/features/company/InvitationList.tsx'
import { InviteForm } from '#web/src/features/company/InviteForm.tsx'
import { JoinRequestList } from '#web/src/features/company/JoinRequestList.tsx'
import { useColleagues, useJoinRequests } from '#web/src/features/company/use-colleagues.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import '#web/src/platform/company-phrases.ts'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import { PageHeading } from '../signed-in/PageHeading.tsx'
import page from '../signed-in/page.module.css'
import { Skeleton } from '../signed-in/Waiting.tsx'
import list from './list.module.css'

const People = () => {
  const t = usePhrases('company')
  const isOwner = useBusinessMe().data?.memberRole === 'owner'
  const { data, error, isPending, isFetching, refetch } = useColleagues()
  const requests = useJoinRequests(isOwner)
  if (isPending) return <Skeleton />
  if (!data) return <FailedLoad error={error} retrying={isFetching} onRetry={() => void refetch()} />
  return (
    <>
      {isOwner && <JoinRequestList items={requests.data?.items ?? []} />}
      {requests.isError && !requests.data && (
        <FailedLoad
          error={requests.error}
          retrying={requests.isFetching}
          onRetry={() => void requests.refetch()}
        />
      )}
      {data.items.length > 0 ? (
        <ColleagueList items={data.items} isOwner={isOwner} />
      ) : (
        <section className={list.empty}>
          <h2>{t('alone')}</h2>
          <p>{t('aloneText')}</p>
        </section>
      )}
      <InvitationList invitations={data.invitations} isOwner={isOwner} />
      {isOwner && <InviteForm />}
    </>
  )
}

/** Who belongs to the company, and what each of them may do. */
const ColleaguesPage = () => {
  const t = usePhrases('company')
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      <p className={page.intro}>{t('intro')}</p>
      <People />
    </>
  )
}

export default ColleaguesPage
