import type { ServiceDrawing } from '../service-drawing.ts'

// Three systems that were never meant to meet, and the queue that lets each keep its own pace.
export default {
  sheet: 'across',
  lines:
    'M28 44h88v56h-88zM28 60h88M40 74h50M40 86h34M28 176l12-10h64l12 10-12 10h-64zM28 176v50l12 10h64l12-10v-50M290 106h86v72h-86zM290 124h86M302 138h20v12h-20zM332 138h32M332 148h24M302 162h62M116 72h24l20 34v34M116 204h24l20-34v-30M160 140h10M170 122h84v36h-84zM191 122v36M212 122v36M233 122v36M254 140h36M280 134l10 6-10 6M177 140h8M198 140h8M219 140h8',
  dashed: 'M272 140v60H182v-42M176 168l6-10 6 10',
  joints: [
    [116, 72, 5],
    [116, 204, 5],
    [160, 140, 6],
    [272, 140, 4],
  ],
  labels: [
    [124, 62, 'REST'],
    [122, 226, 'SQL'],
    [262, 100, 'EDI'],
    [208, 218, 'ack'],
  ],
  balloon: { at: [222, 68], part: [222, 122] },
} satisfies ServiceDrawing
