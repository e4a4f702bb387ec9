import type { ServiceDrawing } from '../service-drawing.ts'

// Every value since the beginning, and of each swing only the points that matter.
export default {
  sheet: 'before',
  lines:
    'M36 70l12-10h66l12 10-12 10h-66zM36 70v150l12 10h66l12-10v-150M36 108l12 10h66l12-10M36 146l12 10h66l12-10M36 184l12 10h66l12-10M126 126h22M148 40v182h232M160 222v6M200 222v6M240 222v6M280 222v6M320 222v6M360 222v6M166 172L202 168 238 96 274 98 310 160 346 158 364 130',
  dashed: 'M202 168L238 68M202 168L244 122M274 98L318 190M274 98L322 150',
  joints: [
    [126, 126, 4],
    [166, 172, 4.5],
    [202, 168, 4.5],
    [238, 96, 4.5],
    [274, 98, 4.5],
    [310, 160, 4.5],
    [346, 158, 4.5],
    [364, 130, 4.5],
  ],
  labels: [
    [52, 94, '2016'],
    [52, 208, '2026'],
    [338, 246, 'ms'],
  ],
  balloon: { at: [330, 62], part: [243, 95] },
} satisfies ServiceDrawing
