import { clock } from '#shared/contract/clock.ts'
import { attachAsPartner, linkWorkFileAsPartner } from '#shared/reports/attach-files.ts'
import { deliverMilestone, readWork, saveReport, submitReport } from '#shared/reports/partner-reports.ts'
import { Failure } from '../platform/failure.ts'
import { downloadLink } from '../platform/files/download-link.ts'
import { partnerFiles } from '../platform/files/file-area.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveChange, serveChangeOnce } from '../platform/http/serve-change.ts'
import { guardCaller } from '../platform/limits/guard-caller.ts'
import { enforce } from '../platform/limits/verdict.ts'
import { attachFiles } from './attach-files.ts'
import { handIns } from './hand-in.store.ts'
import { saveMonth, submitMonth } from './hand-in.ts'
import { milestoneMoves } from './move-milestone.store.ts'
import { moveMilestone } from './move-milestone.ts'
import { findAllWork, findWork } from './reports.store.ts'
import { milestoneShown, shownTo, workShownTo } from './shown.ts'
import { attachingFiles, findWorkUploads } from './work-files.store.ts'
import { filesOfSet, requireFile, sidesOf } from './work-files.ts'

const perHour = { caller: 240, network: 960 }

/** Each time the other side is mailed. */
const filesPerHour = { caller: 30, network: 120 }

/** Reads the assignment while the call is counted. */
const prepare = async (request: { params: { id: string }; caller: string; clientAddress: string }) => {
  const { params, caller, clientAddress } = request
  const guarding = guardCaller({ form: 'report', perHour, caller, clientAddress })
  const [verdict, found] = await Promise.all([guarding, findAllWork(caller, params.id)])
  enforce(verdict)
  return found
}

const now = (): string => new Date(clock.now()).toISOString()

export const handler = httpFunction([
  serve(readWork, async ({ params: { id }, caller }) => {
    const work = await findWork(caller, id)
    if (!work) throw new Failure('not_found')
    return workShownTo('partner', work)
  }),
  serveChange(
    saveReport,
    async ({ params: { id, month }, body, caller }, found) => {
      const store = handIns(caller, id, now())
      return shownTo('partner', await saveMonth(found, { month, ...body }, store, clock.now()))
    },
    prepare,
  ),
  serveChange(
    submitReport,
    async ({ params: { id, month }, body, caller }, found) => {
      const at = now()
      return shownTo('partner', await submitMonth(found, { month, ...body }, handIns(caller, id, at), at))
    },
    prepare,
  ),
  serveChange(
    deliverMilestone,
    async ({ params: { id, number }, body, caller }, found) => {
      const store = milestoneMoves(() => findWork(caller, id), { at: now(), by: caller })
      const uploads = body.uploads ?? []
      const deed = { ...body, name: 'deliver', by: 'partner', number: Number(number), uploads } as const
      return milestoneShown(await moveMilestone(found, deed, store))
    },
    prepare,
  ),
  serveChangeOnce(attachAsPartner, {
    guard: ({ caller, clientAddress }) =>
      guardCaller({ form: 'work_files', perHour: filesPerHour, caller, clientAddress }),
    find: ({ params: { id }, body, caller }) =>
      Promise.all([findWork(caller, id), findWorkUploads('partner', caller, body.uploads)]),
    handle: async ({ params: { id }, caller }, receipt, [found, uploads]) => {
      const person = (found && sidesOf(found)?.partnerName) ?? null
      const attached = { side: 'partner', milestone: 0, person, uploads, at: now() } as const
      const store = attachingFiles(() => findWork(caller, id), attached, receipt)
      return { items: filesOfSet(await attachFiles(found, store)) }
    },
  }),
  serve(linkWorkFileAsPartner, async ({ params: { id, fileId }, caller }) =>
    downloadLink(partnerFiles, requireFile(await findWork(caller, id), fileId)),
  ),
])
