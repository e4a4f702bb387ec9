import type { ServiceDrawing } from '../service-drawing.ts'

// Costs that start at once, income that does not, and the day they cross.
export default {
  sheet: 'before',
  lines:
    'M56 30v204h318M56 176h96l60-14h70l80-18M56 234l72-4 66-28 64-62 52-72 36-34M104 234v6M152 234v6M200 234v6M248 234v6M296 234v6M344 234v6M334 36l12-2 0 12',
  dashed: 'M236 161v73M258 140l30-16 40-10 40-4',
  joints: [[236, 161, 8]],
  labels: [
    [216, 258, 'B/E'],
    [24, 40, 'kr'],
  ],
  balloon: { at: [170, 92], part: [230, 154] },
} satisfies ServiceDrawing
