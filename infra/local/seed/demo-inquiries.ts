import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'
import { listInquiries } from '#shared/business-inquiries/list-inquiries.ts'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import type { OperatorCommand } from '#shared/operator/commands.ts'
import type { Caller } from './api-caller.ts'
import { demoId } from './demo-id.ts'
import { uploadText } from './upload-text.ts'

type DemoInquiry = Pick<Inquiry, 'serviceId' | 'description' | 'state'> & { files: Record<string, string> }

const inquiries: readonly DemoInquiry[] = [
  {
    serviceId: 'plc-automation',
    state: 'running',
    description:
      'Packlinje 2 går på ett styrsystem som inte längre säljs. Vi behöver någon som flyttar programmet, provkör på kvällstid och lämnar över till våra elektriker.',
    files: {
      'funktionsbeskrivning.txt': 'Packlinje 2: 14 stationer, 212 signaler, två ställbara format.\n',
      'signallista.txt': 'I0.0 nödstopp\nI0.1 grindbrytare\nQ4.0 bandmotor\n',
    },
  },
  {
    serviceId: 'energy',
    state: 'matching',
    description:
      'Tre ugnar drar mer än de borde, och vi ser det först på fakturan. Vi vill mäta per ugn och se avvikelser samma skift.',
    files: { 'effekt-vecka-41.txt': 'ugn;kWh\n1;8120\n2;7985\n3;9640\n' },
  },
  {
    serviceId: 'custom-project',
    state: 'received',
    description:
      'Vi vill kunna visa kunder var deras order är i produktionen, utan att de behöver ringa. Underlaget finns i affärssystemet och i ett kalkylblad.',
    files: {},
  },
  {
    serviceId: 'hmi-scada',
    state: 'proposed',
    description:
      'Operatörerna i ugnshallen har fyra olika bildskärmssystem. Vi vill ha ett, med larm som går att lita på. Halvtid i två månader, gärna på plats.',
    files: {},
  },
  {
    serviceId: 'industrial-networks',
    state: 'interviewing',
    description:
      'Nätet i sågen har vuxit i femton år och ingen vågar röra det. Vi vill ha en ritning, zoner och en plan som går att följa utan att stå still.',
    files: {},
  },
  {
    serviceId: 'database-historian',
    state: 'agreed',
    description:
      'Mätvärden från torken sparas i tre dygn. Vi vill spara två år, med en rapport per parti som operatörerna kan läsa.',
    files: {},
  },
  {
    serviceId: 'robotics',
    state: 'completed',
    description:
      'Roboten vid palleteringen tappade säckar efter formatbyten. Vi ville ha griparen intrimmad.',
    files: {},
  },
  {
    serviceId: 'testing',
    state: 'closed',
    description: 'Vi ville få vårt orderflöde provat inför ett systembyte, som nu är uppskjutet.',
    files: {},
  },
]

const early: readonly Inquiry['state'][] = ['received', 'matching']

const question =
  'Tack för er förfrågan! Vilket affärssystem har ni, och går det att läsa ur det utifrån? Då vet vi vem som passar.'

const energyAssignment = {
  title: 'Energimätning på tre ugnar',
  clientCompany: 'Demobolaget AB',
  description:
    'Du väljer mätpunkter, sätter upp mätningen per ugn och visar avvikelser så att driften ser dem samma skift.',
  expertiseRequired: 'Energi, OPC UA, Dataanalys',
}

/** Sends an inquiry with its files. */
export const sendDemoInquiry = async (
  call: Caller,
  { serviceId, description, files }: Pick<DemoInquiry, 'serviceId' | 'description' | 'files'>,
): Promise<Inquiry> => {
  const uploads: string[] = []
  for (const [fileName, text] of Object.entries(files)) uploads.push(await uploadText(call, fileName, text))
  return call<Inquiry>(sendInquiry, { serviceId, description, uploads, language: 'sv' })
}

/** The inquiries that partners are proposed for, by the state to which they are brought. */
export type ProposedFor = Record<
  'proposed' | 'interviewing' | 'agreed',
  { inquiryId: string; isNew: boolean }
>

/** What an operator does to bring an inquiry from its state to the one of the demo. */
const commandsFor = (
  wanted: Inquiry['state'],
  state: Inquiry['state'],
  inquiry: { businessId: string; inquiryId: string },
): OperatorCommand[] => {
  const start: OperatorCommand[] = early.includes(state)
    ? [{ command: 'inquiries start', input: inquiry }]
    : []
  if (wanted === 'running') return start
  if (wanted === 'completed' && state !== 'completed') {
    return [...start, { command: 'inquiries complete', input: inquiry }]
  }
  if (wanted === 'closed' && state !== 'closed') {
    const reason = 'Systembytet är uppskjutet. Hör av er när det är dags, så letar vi vidare.'
    return [{ command: 'inquiries close', input: { ...inquiry, reason } }]
  }
  if (wanted === 'matching') {
    const published = { ...energyAssignment, id: demoId(1, 900), ...inquiry }
    return [{ command: 'open-assignments publish', input: published }]
  }
  return []
}

/**
 * Sends the inquiries that do not exist yet, with their files; returns the operator's commands for them, those that
 * partners are proposed for, and the one that somebody works on.
 */
export const sendDemoInquiries = async (businessId: string, call: Caller) => {
  const { items } = await call<{ items: Inquiry[] }>(listInquiries)
  const states: OperatorCommand[] = []
  let runningId = ''
  const proposedFor: Partial<ProposedFor> = {}
  for (const demo of inquiries) {
    const known = items.find(({ description }) => description === demo.description)
    const { id: inquiryId, state } = known ?? (await sendDemoInquiry(call, demo))
    const wanted = demo.state
    if (wanted === 'proposed' || wanted === 'interviewing' || wanted === 'agreed') {
      proposedFor[wanted] = { inquiryId, isNew: early.includes(state) }
    }
    if (wanted === 'received' && !known) {
      states.push({ command: 'threads write', input: { threadId: inquiryId, businessId, text: question } })
    }
    if (wanted === 'running') runningId = inquiryId
    states.push(...commandsFor(wanted, state, { businessId, inquiryId }))
  }
  return { states, proposedFor: proposedFor as ProposedFor, runningId }
}
