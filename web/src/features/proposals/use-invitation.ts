import { useState } from 'react'
import * as z from 'zod/mini'
import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { fieldErrorCode } from '#shared/contract/field-errors.ts'
import { videoLink } from '#shared/proposals/answer-proposal.ts'
import { offeredTimes } from '#shared/proposals/proposal.ts'
import { useKept } from '#web/src/platform/use-kept.ts'
import { readTimes, type TimeFault } from './typed-times.ts'

const typedInvitation = z.object({
  times: z.array(z.string()).check(z.minLength(offeredTimes), z.maxLength(offeredTimes)),
  videoLink: z.string(),
})

const none = { times: Array.from({ length: offeredTimes }, () => ''), videoLink: '' }

type Faults = { times: readonly (TimeFault | undefined)[]; videoLink?: FieldErrorCode | undefined }

const linkFault = (typed: string): FieldErrorCode | undefined => {
  const message = videoLink.safeParse(typed).error?.issues[0]?.message
  return message ? fieldErrorCode(message) : undefined
}

/** The reader's own time zone, as the browser knows it. */
const timeZoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** An invitation to an interview that is being written. */
export const useInvitation = (draft: string) => {
  const { typed, write, forget } = useKept(draft, typedInvitation, none)
  const [faults, setFaults] = useState<Faults>({ times: [] })
  const [refusals, setRefusals] = useState(0)
  const timeZone = timeZoneHere()
  return {
    typed,
    faults,
    /** Counts the attempts that were wrong. */
    refusals,
    timeZone,
    forget,
    writeTime: (at: number, time: string) => {
      write({ ...typed, times: typed.times.with(at, time) })
      setFaults({ ...faults, times: faults.times.map((fault, place) => (place === at ? undefined : fault)) })
    },
    writeLink: (link: string) => {
      write({ ...typed, videoLink: link })
      setFaults({ ...faults, videoLink: undefined })
    },
    /** Returns what is sent; nothing if something is wrong, which is shown then. */
    read: () => {
      const read = readTimes(typed.times, { now: Date.now(), timeZone })
      const found = { times: read.faults, videoLink: linkFault(typed.videoLink) }
      setFaults(found)
      const isRight = !found.videoLink && found.times.every(fault => fault === undefined)
      if (isRight) return { times: read.times, videoLink: typed.videoLink }
      setRefusals(refusals + 1)
      return undefined
    },
  }
}
