import type { WatchFields } from '#shared/watches/watch.ts'
import { saveWatch } from '#shared/watches/watches.ts'
import type { Caller } from './api-caller.ts'
import { at } from './at.ts'
import { demoId } from './demo-id.ts'

const watch: WatchFields = {
  name: 'Styrning, gärna på distans',
  skills: 'PLC, SCADA, OPC UA',
  places: 'Västerås, Göteborg',
  remote: true,
  fits: false,
  minWeeks: 4,
  maxWeeks: null,
}

/** Saves what a demo partner watches for. */
export const saveDemoWatch = (call: Caller): Promise<unknown> =>
  call(at(saveWatch, { id: demoId(4, 1) }), watch)
