import type { ServiceDrawing } from '../service-drawing.ts'

// A control chart: everything between its limits but one point.
export default {
  sheet: 'across',
  lines:
    'M50 30v210h320M50 134h320M44 50h6M44 92h6M44 134h6M44 176h6M44 218h6M66 146L94 122 122 154 150 134 178 118 206 150 234 62 262 138 290 154 318 128 346 140M66 240v5M94 240v5M122 240v5M150 240v5M178 240v5M206 240v5M234 240v5M262 240v5M290 240v5M318 240v5M346 240v5',
  dashed: 'M50 92h320M50 176h320M234 76v164',
  joints: [
    [66, 146, 4],
    [94, 122, 4],
    [122, 154, 4],
    [150, 134, 4],
    [178, 118, 4],
    [206, 150, 4],
    [234, 62, 7],
    [262, 138, 4],
    [290, 154, 4],
    [318, 128, 4],
    [346, 140, 4],
  ],
  labels: [
    [340, 86, 'UCL'],
    [340, 192, 'LCL'],
    [56, 34, 'x̄'],
  ],
  balloon: { at: [292, 46], part: [241, 60] },
} satisfies ServiceDrawing
