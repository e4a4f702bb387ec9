import type { ServiceDrawing } from '../service-drawing.ts'

// The code on the housing, and everything it knows: of what, by whom, where, and what becomes of it.
export default {
  sheet: 'before',
  lines:
    'M40 52h128v116h-128zM54 60h9v9h-9zM65 60h9v9h-9zM76 60h9v9h-9zM54 71h9v9h-9zM76 71h9v9h-9zM54 82h9v9h-9zM65 82h9v9h-9zM76 82h9v9h-9zM121 60h9v9h-9zM132 60h9v9h-9zM143 60h9v9h-9zM121 71h9v9h-9zM143 71h9v9h-9zM121 82h9v9h-9zM132 82h9v9h-9zM143 82h9v9h-9zM54 127h9v9h-9zM65 127h9v9h-9zM76 127h9v9h-9zM54 138h9v9h-9zM76 138h9v9h-9zM54 149h9v9h-9zM65 149h9v9h-9zM76 149h9v9h-9zM98 60h9v9h-9zM98 82h9v9h-9zM87 104h9v9h-9zM110 104h9v9h-9zM132 104h9v9h-9zM54 104h9v9h-9zM98 116h9v9h-9zM121 116h9v9h-9zM143 127h9v9h-9zM110 138h9v9h-9zM132 149h9v9h-9zM98 149h9v9h-9zM168 110h40l24-46h16M208 110h40M208 110l24 46h16M104 168v44h200M248 46h118v34h-118zM248 93h118v34h-118zM248 140h118v34h-118zM258 58h44M258 68h74M258 105h52M258 115h66M258 152h36M258 162h80',
  dashed: 'M304 212h56M352 206l8 6-8 6',
  joints: [
    [168, 110, 5],
    [208, 110, 5],
    [104, 212, 6],
    [164, 212, 6],
    [224, 212, 6],
    [284, 212, 6],
  ],
  labels: [
    [92, 240, 'Co'],
    [152, 240, 'Al'],
    [212, 240, 'CE'],
    [268, 240, 'R 2'],
    [44, 40, 'GTIN'],
  ],
  balloon: { at: [376, 188], part: [340, 174] },
} satisfies ServiceDrawing
