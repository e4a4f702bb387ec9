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
]

const question =
  'Tack för er förfrågan! Vilket affärssystem har ni, och går det att läsa ur det utifrån? Då vet vi vem som passar.'

const energyAssignment = {
  title: 'Energimätning på tre ugnar',
  clientCompany: 'Demobolaget AB',
  description:
    'Du väljer mätpunkter, sätter upp mätningen per ugn och visar avvikelser så att driften ser dem samma skift.',
  expertiseRequired: 'Energi, OPC UA, Dataanalys',
}

const send = async (call: Caller, { serviceId, description, files }: DemoInquiry): Promise<Inquiry> => {
  const uploads: string[] = []
  for (const [fileName, text] of Object.entries(files)) uploads.push(await uploadText(call, fileName, text))
  return call<Inquiry>(sendInquiry, { serviceId, description, uploads, language: 'sv' })
}

/** The inquiry that partners are proposed for; `isNew` until somebody was. */
export type ProposedFor = { inquiryId: string; isNew: boolean }

/**
 * Sends the inquiries that do not exist yet, with their files; returns the operator's commands for them, the one that
 * partners are proposed for, and the one that somebody works on.
 */
export const sendDemoInquiries = async (businessId: string, call: Caller) => {
  const { items } = await call<{ items: Inquiry[] }>(listInquiries)
  const states: OperatorCommand[] = []
  let runningId = ''
  let proposedFor: ProposedFor = { inquiryId: '', isNew: false }
  for (const demo of inquiries) {
    const known = items.find(({ description }) => description === demo.description)
    const { id: inquiryId, state } = known ?? (await send(call, demo))
    if (demo.state === 'proposed') proposedFor = { inquiryId, isNew: state === 'received' }
    if (demo.state === 'received' && !known) {
      states.push({ command: 'threads write', input: { threadId: inquiryId, businessId, text: question } })
    }
    if (demo.state === 'running') {
      runningId = inquiryId
      states.push({ command: 'inquiries start', input: { businessId, inquiryId } })
    }
    if (demo.state === 'matching') {
      states.push({
        command: 'open-assignments publish',
        input: { ...energyAssignment, id: demoId(1, 900), businessId, inquiryId },
      })
    }
  }
  return { states, proposedFor, runningId }
}
