import type { OperatorCommand } from '#shared/operator/commands.ts'
import { getFacts, saveFacts, type VersionedFacts } from '#shared/partner-profile/facts.ts'
import { getPartnerMe } from '#shared/partner-profile/get-partner-me.ts'
import { drawHumanCheck } from '#shared/partner-profile/human-check.ts'
import { noFacts, type PartnerFacts } from '#shared/partner-profile/partner-facts.ts'
import type { PartnerProfile } from '#shared/partner-profile/partner-profile.ts'
import { createPartnerProfile } from '#shared/partner-profile/save-partner-profile.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import type { Caller } from './api-caller.ts'
import { demoOpenAssignments } from './demo-open-assignments.ts'
import { saveDemoWatch } from './demo-watch.ts'
import { demoWork } from './demo-work.ts'
import { partnerAccount } from './partner-account.ts'
import { runCommands, succeeds } from './run-commands.ts'

type Account = {
  email: string
  password: string
  profile: Record<string, string>
  facts: PartnerFacts
}

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
  facts: {
    ...noFacts,
    services: ['plc-automation', 'hmi-scada', 'industrial-networks'],
    skills: [
      { name: 'PLC', level: 'expert', years: 14 },
      { name: 'SCADA', level: 'experienced', years: 9 },
      { name: 'OPC UA', level: 'independent', years: 4 },
    ],
    years: 14,
    platforms: ['TIA Portal', 'WinCC', 'Ignition'],
    certificates: ['SSG Entre', 'Heta arbeten'],
    languages: [
      { language: 'sv', level: 'native' },
      { language: 'en', level: 'working' },
    ],
    place: 'Sundsvall',
    travel: 'country',
    workplace: 'partly',
    hoursPerWeek: 16,
    rate: 900,
  },
} satisfies Account

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
  /** The rest is read from the profile and waits to be confirmed. */
  facts: { ...noFacts, services: ['data-analytics', 'database-historian'], place: 'Göteborg' },
} satisfies Account

/** Proposed together with the first, so that a business has a choice. */
const second = {
  email: 'karin.aberg@demopartner.example',
  password: 'Tallkotte-5813',
  profile: {
    name: 'Karin Åberg',
    phone: '070-555 12 34',
    expertise: 'SCADA, Energimätning, Dataanalys',
    experience: '8 år',
    portfolio: '',
    linkedin: '',
    github: '',
    availability: 'Halvtid från januari',
    hourlyRate: '950 kr/h',
    description: 'Mätning och uppföljning av energi i tillverkning, från givare till rapport.',
  },
  facts: {
    ...noFacts,
    services: ['energy', 'hmi-scada', 'data-analytics'],
    skills: [
      { name: 'SCADA', level: 'experienced', years: 8 },
      { name: 'Energimätning', level: 'expert', years: 6 },
    ],
    years: 8,
    platforms: ['Ignition', 'Power BI'],
    industries: ['Livsmedel', 'Gjuteri'],
    languages: [
      { language: 'sv', level: 'native' },
      { language: 'de', level: 'working' },
    ],
    place: 'Västerås',
    travel: 'region',
    workplace: 'partly',
    hoursPerWeek: 20,
    rate: 950,
  },
} satisfies Account

/** Has agreements with the demo business, and has applied for assignments. */
const third = {
  email: 'nils.berggren@demopartner.example',
  password: 'Bergtall-4471',
  profile: {
    name: 'Nils Berggren',
    phone: '070-444 55 66',
    expertise: 'MES, Systemintegration, SQL',
    experience: '11 år',
    portfolio: '',
    linkedin: '',
    github: '',
    availability: 'Tre dagar i veckan',
    hourlyRate: '900 kr/h',
    description: 'Kopplar ihop produktion och affärssystem, och stannar tills det används.',
  },
  facts: {
    ...noFacts,
    services: ['mes-erp', 'system-integration', 'database-historian'],
    skills: [
      { name: 'MES', level: 'expert', years: 9 },
      { name: 'SQL', level: 'experienced', years: 11 },
    ],
    years: 11,
    platforms: ['Ignition', 'SQL Server'],
    industries: ['Verkstad', 'Livsmedel'],
    languages: [{ language: 'sv', level: 'native' }],
    place: 'Kalmar',
    travel: 'country',
    workplace: 'partly',
    hoursPerWeek: 24,
    rate: 900,
  },
} satisfies Account

const makeProfile = async (call: Caller, fields: Account['profile']) => {
  const { a, b, id: check } = await call<{ id: string; a: number; b: number }>(drawHumanCheck)
  const humanCheck = { id: check, answer: a + b }
  const accepted = { termsVersion: presentTerms, language: 'sv' }
  return call<PartnerProfile>(createPartnerProfile, { ...fields, humanCheck, ...accepted })
}

type Me = { id: string; profile: PartnerProfile | null }

/** Signs in, completes onboarding and the facts if necessary, and returns the partner. */
const onboard = async (origin: string, { profile: fields, facts, ...account }: Account) => {
  const call = await partnerAccount(origin, account)
  const { id, profile } = await call<Me>(getPartnerMe)
  const made = profile ?? (await makeProfile(call, fields))
  const { version } = await call<VersionedFacts>(getFacts)
  if (version === 0) await call(saveFacts, { ...facts, version })
  return { id, profile: made, call }
}

const approval = (partnerId: string): OperatorCommand => ({
  command: 'partners approve',
  input: { partnerId, unverifiedReason: 'A demo account' },
})

/** A partner who is approved. */
export type DemoPartner = { id: string; call: Caller }

/** The demo partners: how to sign in, and those who can be proposed. */
export type DemoPartners = {
  signIn: string
  /** The last two work for the demo business. */
  approved: readonly [DemoPartner, DemoPartner, DemoPartner]
}

/**
 * Creates the demo partners as people and an operator would: three approved, the first with two years of work, and one who
 * waits for approval; and six open assignments. Dates are relative to the first profile, so that seeding again creates
 * nothing twice. Throws with the response if the system refuses.
 */
export async function makeDemoPartners(origin: string): Promise<DemoPartners> {
  const [{ id, profile, call }, other, last] = await Promise.all([
    onboard(origin, approved),
    onboard(origin, second),
    onboard(origin, third),
    onboard(origin, pending),
  ])
  const month = profile.createdAt.slice(0, 7)
  // This is recorded last. Changes that an operator has made since must not make the seed fail.
  const isRecorded = await succeeds(origin, { command: 'earnings show', input: { partnerId: id, month } })
  if (!isRecorded) await saveDemoWatch(call)
  await runCommands(origin, [
    approval(id),
    approval(other.id),
    approval(last.id),
    ...(isRecorded ? [] : demoWork(id, month)),
    ...demoOpenAssignments(profile.createdAt),
  ])
  const person = ({ email, password }: Account, state: string) => `${email}, password ${password} (${state})`
  const accounts = [approved, second, third].map(one => person(one, 'approved')).join(', ')
  const signIn = `demo   sign in as a partner with ${accounts} or ${person(pending, 'pending')}`
  return { signIn, approved: [{ id, call }, other, last] }
}
