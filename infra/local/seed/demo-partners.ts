import { getPartnerMe } from '#shared/partner-profile/get-partner-me.ts'
import { drawHumanCheck } from '#shared/partner-profile/human-check.ts'
import type { PartnerProfile } from '#shared/partner-profile/partner-profile.ts'
import { createPartnerProfile } from '#shared/partner-profile/save-partner-profile.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { demoOpenAssignments } from './demo-open-assignments.ts'
import { saveDemoWatch } from './demo-watch.ts'
import { demoWork } from './demo-work.ts'
import { partnerAccount } from './partner-account.ts'
import { runCommands, succeeds } from './run-commands.ts'

const approved = {
  email: 'erik.sandberg@demopartner.example',
  password: 'Barkborre-1742',
  profile: {
    name: 'Erik Sandberg',
    phone: '070-123 45 67',
    expertise: 'PLC, SCADA, OPC UA',
    experience: '14 år',
    portfolio: 'https://sandberg-automation.example/uppdrag',
    linkedin: '',
    github: '',
    availability: 'Två dagar i veckan',
    hourlyRate: '900 kr/h',
    description: 'Styrsystem från förstudie till driftsättning, mest i process- och träindustri.',
  },
}

const pending = {
  email: 'sara.lindqvist@demopartner.example',
  password: 'Vinterled-2938',
  profile: {
    name: 'Sara Lindqvist',
    phone: '073-987 65 43',
    expertise: 'Python, Historian, Dataanalys',
    experience: '6 år',
    portfolio: '',
    linkedin: '',
    github: '',
    availability: 'Heltid från nästa månad',
    hourlyRate: '',
    description: 'Processdata: insamling, modeller och rapporter som driften använder.',
  },
}

type Me = { id: string; profile: PartnerProfile | null }

/** Signs in, completes onboarding if necessary, and returns the partner. */
const onboard = async (origin: string, { profile: fields, ...account }: typeof approved) => {
  const call = await partnerAccount(origin, account)
  const { id, profile } = await call<Me>(getPartnerMe)
  if (profile) return { id, profile, call }
  const { a, b, id: check } = await call<{ id: string; a: number; b: number }>(drawHumanCheck)
  const humanCheck = { id: check, answer: a + b }
  const accepted = { termsVersion: presentTerms, language: 'sv' }
  const made = await call<PartnerProfile>(createPartnerProfile, { ...fields, humanCheck, ...accepted })
  return { id, profile: made, call }
}

/**
 * Creates the demo partners as people and an operator would: one approved, with two years of work, and one who waits
 * for approval; and six open assignments. Dates are relative to the first profile, so that seeding again creates
 * nothing twice. Returns how to sign in; throws with the response if the system refuses.
 */
export async function makeDemoPartners(origin: string): Promise<string> {
  const [{ id, profile, call }] = await Promise.all([onboard(origin, approved), onboard(origin, pending)])
  const month = profile.createdAt.slice(0, 7)
  // This is recorded last. Changes that an operator has made since must not make the seed fail.
  const isRecorded = await succeeds(origin, { command: 'earnings show', input: { partnerId: id, month } })
  if (!isRecorded) await saveDemoWatch(call)
  await runCommands(origin, [
    { command: 'partners approve', input: { partnerId: id, unverifiedReason: 'A demo account' } },
    ...(isRecorded ? [] : demoWork(id, month)),
    ...demoOpenAssignments(profile.createdAt),
  ])
  const person = ({ email, password }: typeof approved, state: string) =>
    `${email}, password ${password} (${state})`
  return `demo   sign in as a partner with ${person(approved, 'approved')} or ${person(pending, 'pending')}`
}
