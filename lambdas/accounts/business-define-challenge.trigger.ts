import type { DefineAuthChallengeTriggerEvent } from 'aws-lambda'
import { isCodeRound } from './challenge.ts'

const wrongCodesPerSession = 5

type Rounds = DefineAuthChallengeTriggerEvent['request']['session']

/** A client may begin with rounds of Cognito's own (CHALLENGE_NAME=SRP_A), which would replace the proof. */
const isCustomOnly = (rounds: Rounds): boolean =>
  rounds.every(({ challengeName }) => challengeName === 'CUSTOM_CHALLENGE')

const hasFailed = (rounds: Rounds): boolean => {
  const last = rounds.at(-1)
  if (last === undefined || last.challengeResult) return false
  const wrongCodes = rounds.filter(
    round => isCodeRound(round.challengeMetadata) && !round.challengeResult,
  ).length
  return !isCodeRound(last.challengeMetadata) || wrongCodes >= wrongCodesPerSession
}

/** Round one is the proof of work, round two the mailed code; a wrong code is asked for again, five times. */
export const handler = async (
  event: DefineAuthChallengeTriggerEvent,
): Promise<DefineAuthChallengeTriggerEvent> => {
  const rounds = event.request.session
  const last = rounds.at(-1)
  const failed = !isCustomOnly(rounds) || hasFailed(rounds)
  const passed = !failed && isCodeRound(last?.challengeMetadata) && last?.challengeResult === true
  event.response.issueTokens = passed
  event.response.failAuthentication = failed
  if (!passed && !failed) event.response.challengeName = 'CUSTOM_CHALLENGE'
  return event
}
