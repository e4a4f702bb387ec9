import type { ServiceDrawing } from '../service-drawing.ts'

// The loop: what is wanted, what is, and a machine in between that cannot wait.
export default {
  sheet: 'beside',
  lines:
    'M24 110h40M92 110h32M124 84h84v52h-84zM208 110h44M308 110h68M366 104l10 6-10 6M54 104l10 6-10 6M114 104l10 6-10 6M242 104l10 6-10 6M336 110v92h-50M286 182v40h-72v-40zM214 202H78v-78M72 134l6-10 6 10M138 122l14-24 14 16 14-20 14 28M228 194l10 16 10-16 10 16 12-16',
  dashed: 'M110 62h212v88H110z',
  joints: [
    [78, 110, 14],
    [280, 110, 28],
    [336, 110, 4],
  ],
  labels: [
    [28, 98, 'r'],
    [98, 98, 'e'],
    [226, 98, 'u'],
    [350, 98, 'y'],
    [114, 54, '1 ms'],
    [62, 134, '−'],
    [276, 115, 'M'],
  ],
  balloon: { at: [378, 46], part: [300, 90] },
} satisfies ServiceDrawing
