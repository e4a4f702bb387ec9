import { clock } from '#shared/contract/clock.ts'
import { attachAsBusiness, linkWorkFileAsBusiness } from '#shared/reports/attach-files.ts'
import {
  acceptMilestone,
  approveReport,
  disputeReport,
  listWork,
  readOrderedWork,
  returnMilestone,
} from '#shared/reports/business-reports.ts'
import { findMembership } from '../platform/company/members.store.ts'
import { Failure } from '../platform/failure.ts'
import { downloadLink } from '../platform/files/download-link.ts'
import { projectFiles } from '../platform/files/file-area.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveChange, serveChangeOnce } from '../platform/http/serve-change.ts'
import { guardCaller } from '../platform/limits/guard-caller.ts'
import { enforce } from '../platform/limits/verdict.ts'
import { attachFiles } from './attach-files.ts'
import { findContactPerson, findOrderedWork, verdicts } from './decide.store.ts'
import { decideOnReport, type Verdict } from './decide.ts'
import { milestoneMoves } from './move-milestone.store.ts'
import { type MilestoneDeed, moveMilestone } from './move-milestone.ts'
import { listForBusiness } from './reports.store.ts'
import { milestoneShown, shownTo, workShownTo } from './shown.ts'
import type { Work } from './work.ts'
import { attachingFiles, findWorkUploads } from './work-files.store.ts'
import { filesOfSet, requireFile } from './work-files.ts'

const perHour = { caller: 120, network: 480 }

/** Each time the other side is mailed. */
const filesPerHour = { caller: 30, network: 120 }

type From = { params: { partnerId: string; id: string }; caller: string; memberName: string | null }

/** What is decided on, and who acts for the company if the caller is alone in it. */
type Prepared = { found: Work | null; contact: string | null }

const askedIn = ({
  params: { partnerId, id: assignmentId },
  caller: businessId,
}: Omit<From, 'memberName'>) => ({
  businessId,
  partnerId,
  assignmentId,
})

/** Reads the assignment while the call is counted. */
const prepare = async (request: From & { clientAddress: string }) => {
  const { caller, clientAddress } = request
  const guarding = guardCaller({ form: 'report_decision', perHour, caller, clientAddress })
  const reading = [findOrderedWork(askedIn(request)), findContactPerson(caller)] as const
  const [verdict, found, contact] = await Promise.all([guarding, ...reading])
  enforce(verdict)
  return { found, contact }
}

/** Who decides, as the colleagues and the partner know them. */
const personOf = ({ memberName }: From, { contact }: Prepared): string | null => memberName ?? contact

const decided = async (from: From, prepared: Prepared, said: Omit<Verdict, 'person'>) => {
  const at = new Date(clock.now()).toISOString()
  const verdict = { ...said, person: personOf(from, prepared) }
  return shownTo('business', await decideOnReport(prepared.found, verdict, verdicts(askedIn(from), at)))
}

type Answer = { name: 'accept' } | { name: 'sendBack'; reason: string }

/** Moves a milestone as its business does. */
const moved = async (
  from: From & { params: { number: string } },
  prepared: Prepared,
  answer: Answer & { revision: number },
) => {
  const store = milestoneMoves(() => findOrderedWork(askedIn(from)), {
    at: new Date(clock.now()).toISOString(),
    by: from.caller,
  })
  const person = personOf(from, prepared)
  const deed: MilestoneDeed = { ...answer, by: 'business', person, number: Number(from.params.number) }
  return milestoneShown(await moveMilestone(prepared.found, deed, store))
}

export const handler = httpFunction(
  [
    serve(listWork, ({ params: { id }, caller }) => listForBusiness(caller, id)),
    serve(readOrderedWork, async request => {
      const work = await findOrderedWork(askedIn(request))
      if (!work) throw new Failure('not_found')
      return workShownTo('business', work)
    }),
    serveChange(
      approveReport,
      ({ body, ...from }, prepared) =>
        decided(from, prepared, { ...body, month: from.params.month, disputed: [] }),
      prepare,
    ),
    serveChange(
      disputeReport,
      ({ body: { lines: disputed, ...body }, ...from }, prepared) =>
        decided(from, prepared, { ...body, month: from.params.month, disputed }),
      prepare,
    ),
    serveChange(
      acceptMilestone,
      ({ body, ...from }, prepared) => moved(from, prepared, { name: 'accept', ...body }),
      prepare,
    ),
    serveChange(
      returnMilestone,
      ({ body, ...from }, prepared) => moved(from, prepared, { name: 'sendBack', ...body }),
      prepare,
    ),
    serveChangeOnce(attachAsBusiness, {
      guard: ({ caller, clientAddress }) =>
        guardCaller({ form: 'work_files', perHour: filesPerHour, caller, clientAddress }),
      find: async request => {
        const [found, contact, uploads] = await Promise.all([
          findOrderedWork(askedIn(request)),
          findContactPerson(request.caller),
          findWorkUploads('business', request.caller, request.body.uploads),
        ])
        return { found, contact, uploads }
      },
      handle: async (from, receipt, { uploads, ...prepared }) => {
        const person = personOf(from, prepared)
        const at = new Date(clock.now()).toISOString()
        const attached = { side: 'business', milestone: 0, person, uploads, at } as const
        const store = attachingFiles(() => findOrderedWork(askedIn(from)), attached, receipt)
        return { items: filesOfSet(await attachFiles(prepared.found, store)) }
      },
    }),
    serve(linkWorkFileAsBusiness, async ({ params, caller }) =>
      downloadLink(
        projectFiles,
        requireFile(await findOrderedWork(askedIn({ params, caller })), params.fileId),
      ),
    ),
  ],
  findMembership,
)
