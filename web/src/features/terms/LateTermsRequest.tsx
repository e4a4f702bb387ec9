import { lazy } from 'react'
import { Optional } from '#web/src/ui/Optional.tsx'
import type { TermsRequestProps } from './TermsRequest.tsx'

const TermsRequest = lazy(() =>
  import('./TermsRequest.tsx').then(({ TermsRequest }) => ({ default: TermsRequest })),
)

/** Fetches the request for the few who have not accepted the terms: everybody else's first view goes without. */
export const LateTermsRequest = (props: TermsRequestProps) => (
  <Optional>
    <TermsRequest {...props} />
  </Optional>
)
