import type { ServiceDrawing } from '../service-drawing.ts'

// A model leaves the notebook by a test, runs in the cabinet, and what it meets comes back.
export default {
  sheet: 'beside',
  lines:
    'M36 78h112v72h-112zM24 168h136l-12-18H36zM50 134L68 118 84 126 104 98 134 90M50 90h24M50 98h16M148 114h38M186 114l26-26 26 26-26 26zM238 114h34M272 62h88v118h-88zM284 78h64v22h-64zM284 114h64M284 126h64M284 138h40M316 62V40M308 48l8-8 8 8M340 152h8v14h-8zM206 114l4 5 8-10',
  dashed: 'M316 180v56H92v-56M86 188l6-8 6 8',
  joints: [
    [148, 114, 5],
    [272, 114, 5],
    [316, 36, 4],
  ],
  labels: [
    [172, 60, 'eval'],
    [172, 252, 'log'],
    [292, 94, 'v 14'],
  ],
  balloon: { at: [252, 218], part: [212, 140] },
} satisfies ServiceDrawing
