// npm run bench:start: seconds until `npm start` is ready, for a first and a second start; the limit grows as long as
// cores are busy.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureSlowness } from '#test/infra/local/start/busy-machine.ts'
import { npmStart, untilReady } from '#test/infra/local/start/npm-start.ts'
import { printTable } from './measure/print-table.ts'
import { report } from './measure/report.ts'

const folder = await mkdtemp(join(tmpdir(), 'bench-start-'))

/** Starts the product on the bench's data folder, times it and stops it. */
const measure = async (what: string, barSeconds: number) => {
  const from = performance.now()
  const started = npmStart({ PORT: '0', DATA_DIR: join(folder, 'data') })
  try {
    await untilReady(started)
    return { what, barSeconds, seconds: (performance.now() - from) / 1000 }
  } finally {
    started.npm.kill('SIGTERM')
    await started.ended
  }
}

try {
  const before = measureSlowness()
  const starts = [await measure('first start', 10), await measure('second start', 4)]
  const slower = Math.max(before, measureSlowness())
  const lines = starts.map(({ what, barSeconds, seconds }) => ({
    what,
    ours: `${seconds.toFixed(1)} s`,
    beside: `cores ${slower.toFixed(1)} times as busy`,
    ratio: (seconds / (barSeconds * slower)).toFixed(2),
    bar: `≤ ${barSeconds} s on quiet cores`,
    ok: seconds <= barSeconds * slower,
  }))
  printTable(
    ['', 'ready after', 'of a machine with', 'ratio', 'bar', ''],
    lines.map(({ what, ours, beside, ratio, bar, ok }) => [
      what,
      ours,
      beside,
      ratio,
      bar,
      ok ? 'ok' : 'above the bar',
    ]),
  )
  report(lines.map(line => ({ bench: 'start' as const, ...line })))
  if (lines.some(({ ok }) => !ok)) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
