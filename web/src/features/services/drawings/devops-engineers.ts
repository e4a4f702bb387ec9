import type { ServiceDrawing } from '../service-drawing.ts'

// The loop that never ends: built on its left, run on its right.
export default {
  sheet: 'before',
  lines:
    'M200 140l-44-52H96l-36 36v32l36 36h60l88-104h60l36 36v32l-36 36h-60zM118 82l10 6-10 6M282 186l-10 6 10 6M98 126l-14 14 14 14M126 126l14 14-14 14M108 158l8-36M252 140h14l8-18 12 36 8-26 6 8h24',
  joints: [
    [60, 140, 6],
    [126, 192, 6],
    [200, 140, 9],
    [274, 88, 6],
    [340, 140, 6],
  ],
  labels: [
    [34, 110, 'git'],
    [114, 220, 'CI'],
    [262, 72, 'CD'],
    [338, 194, 'SLO'],
  ],
  balloon: { at: [200, 46], part: [200, 131] },
} satisfies ServiceDrawing
