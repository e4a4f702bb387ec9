import type { DefineAuthChallengeTriggerEvent } from 'aws-lambda'

const wrongCodesPerSession = 5

/** Round one is the proof of work, round two the mailed code; a wrong code is asked for again, five times. */
export const handler = async (
  event: DefineAuthChallengeTriggerEvent,
): Promise<DefineAuthChallengeTriggerEvent> => {
  const rounds = event.request.session
  const last = rounds.at(-1)
  const wrongCodes = rounds.filter(
    round => round.challengeMetadata === 'code' && !round.challengeResult,
  ).length
  const passed = last?.challengeMetadata === 'code' && last.challengeResult
  const failed =
    last !== undefined &&
    !last.challengeResult &&
    (last.challengeMetadata !== 'code' || wrongCodes >= wrongCodesPerSession)
  event.response.issueTokens = passed
  event.response.failAuthentication = failed
  if (!passed && !failed) event.response.challengeName = 'CUSTOM_CHALLENGE'
  return event
}
