import type { ServiceDrawing } from '../service-drawing.ts'

// A ring of switches with one link at rest: cut it anywhere, and the rest becomes the line.
export default {
  sheet: 'across',
  lines:
    'M140 216l-50-50v-64l50-50h120l50 50v64l-50 50M310 134h32M90 134H58M140 216v26M260 216v26M342 118h36v32h-36zM22 118h36v32h-36zM112 242h56v20h-56zM232 242h56v20h-56zM352 134h16M32 134h16M122 252h36M242 252h36M140 52v-14M260 52v-14M128 38h24M248 38h24',
  dashed: 'M140 216h120M114 90l36 44-36 44M286 90l-36 44 36 44M150 134h100',
  joints: [
    [140, 52, 9],
    [260, 52, 9],
    [310, 134, 9],
    [260, 216, 9],
    [140, 216, 9],
    [90, 134, 9],
  ],
  labels: [
    [176, 126, 'VLAN 20'],
    [187, 48, 'MRP'],
    [26, 108, 'S7'],
    [346, 108, 'RTU'],
  ],
  balloon: { at: [200, 172], part: [200, 216] },
} satisfies ServiceDrawing
