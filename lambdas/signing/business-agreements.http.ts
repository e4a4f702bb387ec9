import {
  claimGuarantee as claimed,
  giveNoticeAsBusiness as notice,
  linkBusinessPaper as paper,
  pauseAsBusiness as pause,
  ratePartner as rate,
  readBusinessAgreement as read,
  signAsBusiness as sign,
} from '#shared/agreements/business-agreements.ts'
import { claimGuarantee } from '../agreements/end.ts'
import { shownTo } from '../agreements/shown.ts'
import { findMembership } from '../platform/company/members.store.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serveChange } from '../platform/http/serve-change.ts'
import { endingOne, nowInstant, prepareChange, serveAgreements } from './serve-agreements.ts'

export const handler = httpFunction(
  [
    ...serveAgreements('business', { read, sign, notice, pause, paper, rate }),
    serveChange(
      claimed,
      async ({ params: { id }, body: { reason }, caller: accountId }, found) => {
        const at = nowInstant()
        const claim = { side: 'business', accountId, reason, at } as const
        return shownTo('business', await claimGuarantee(found, claim, endingOne(id)), at)
      },
      prepareChange,
    ),
  ],
  findMembership,
)
