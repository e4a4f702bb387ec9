import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { JoinForm } from '#web/src/features/company/JoinForm.tsx'
import { useInvitation } from '#web/src/features/company/use-invitation.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import '#web/src/platform/company-phrases.ts'
import { store, stored } from '#web/src/platform/storage.ts'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import { justOnboarded } from '../signed-in/just-onboarded.ts'
import { PageHeading } from '../signed-in/PageHeading.tsx'
import { PlainPage } from '../signed-in/PlainPage.tsx'
import page from '../signed-in/page.module.css'
import { SignedInOnly } from '../signed-in/SignedInOnly.tsx'
import { Waiting } from '../signed-in/Waiting.tsx'

const key = 'invitation'

/** The token is behind the #, which signing in loses: it is kept until the invitation is answered. */
const useToken = (): string => {
  const { hash } = useLocation()
  const [token] = useState(() => {
    const linked = new URLSearchParams(hash.slice(1)).get('token')
    if (linked) store(key, linked)
    return linked ?? stored(key) ?? ''
  })
  return token
}

const Refused = ({ code }: { code: ApiError['code'] }) => {
  const t = usePhrases('company')
  const errors = usePhrases('errors')
  return (
    <>
      <PageHeading>{t('join.refused')}</PageHeading>
      <p className={page.intro}>{errors(code)}</p>
      <p>
        <Link to="/dashboard">{t('join.home')}</Link>
      </p>
    </>
  )
}

const Invitation = ({ token }: { token: string }) => {
  const t = usePhrases('company')
  const navigate = useNavigate()
  const { data, error, isPending, isFetching, refetch } = useInvitation(token)
  if (isPending) return <Waiting />
  if (!data) {
    const isRefused = error instanceof ApiError && error.code.startsWith('invitation_')
    return isRefused ? (
      <Refused code={error.code} />
    ) : (
      <>
        <PageHeading>{t('join.waiting')}</PageHeading>
        <FailedLoad error={error} retrying={isFetching} onRetry={() => void refetch()} />
      </>
    )
  }
  const { companyName: company, invitedBy: name, role, email } = data
  const open = () => {
    store(key)
    void navigate('/business/dashboard', { replace: true, state: justOnboarded })
  }
  const as = { name, role: t(`roles.${role}`).toLowerCase(), may: t(`may.${role}`) }
  return (
    <>
      <PageHeading>{t('join.title', { company })}</PageHeading>
      <p className={page.intro}>{t('join.text', as)}</p>
      <p>{t('join.as', { email })}</p>
      <JoinForm token={token} onJoined={open} />
    </>
  )
}

/** The page behind the link of an invitation, once its person has signed in. */
const InvitationPage = () => {
  const token = useToken()
  return (
    <SignedInOnly pool="business" message="invited">
      <PlainPage>
        <Invitation token={token} />
      </PlainPage>
    </SignedInOnly>
  )
}

export default InvitationPage
