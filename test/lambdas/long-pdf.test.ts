import { expect, it } from 'vitest'
import { inspectPdf } from '#lambdas/platform/files/inspection/pdf.ts'
import { measureLeastCpu } from '../builders/least-cpu.ts'

const size = 10_000_000
/** Of processor time. What is not linear takes minutes; a slow processor may take twice a fast one's 100. */
const maxMilliseconds = 500

const buildPdfOf = (piece: string, last = ''): Buffer => {
  const bytes = Buffer.alloc(size, piece)
  bytes.write('%PDF-1.7\n')
  bytes.write(`${last}\n%%EOF\n`, size - last.length - 7)
  return bytes
}

it.each([
  ['endstream', ''],
  ['endstream', '/ObjStm'],
  ['stream', '/ObjStm stream'],
  ['/ObjStm', ''],
  ['/ObjStm', 'stream'],
  ['stream /ObjStm endstream ', ''],
  ['#41', '/Launch'],
  ['#', '/ObjStm stream'],
  ['%\n', '/Launch'],
  ['%', '/Launch'],
  ['/S ', '/Launc'],
  [' ', '/Launch'],
  ['/Launchx', ''],
])('10 MB of %j with %j at the end take half a second at most', (piece, last) => {
  const bytes = buildPdfOf(piece, last)
  expect(measureLeastCpu(() => inspectPdf(bytes), maxMilliseconds)).toBeLessThanOrEqual(maxMilliseconds)
})
