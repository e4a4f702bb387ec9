import { useState } from 'react'
import { presentTerms } from '#shared/terms/versions.ts'
import { ApiError } from './api-error.ts'

/** The version of the terms that a form accepts: the present one of this build, or the one that the server has since. */
export const useTerms = () => {
  const [version, setVersion] = useState<number>(presentTerms)
  /** Shows the new version if that is why the form was refused; false if it is not. */
  const showNewVersion = (error: unknown): boolean => {
    if (!(error instanceof ApiError) || error.termsVersion === undefined) return false
    setVersion(error.termsVersion)
    return true
  }
  return { version, isNew: version !== presentTerms, showNewVersion }
}
