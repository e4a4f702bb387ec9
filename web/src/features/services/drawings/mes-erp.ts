import type { ServiceDrawing } from '../service-drawing.ts'

// The order comes down a level, what became of it goes up.
export default {
  sheet: 'beside',
  lines:
    'M116 34h168v52h-168zM116 50h168M116 66h168M158 50v36M226 50v36M86 112h228v62h-228zM98 126h62M132 140h88M178 154h70M256 126h40M108 140h14M98 154h44M40 216h320M40 232h320M92 190h30v26H92zM184 190h30v26h-30zM276 190h30v26h-30zM168 86v26M162 102l6 10 6-10M232 112V86M226 96l6-10 6 10M146 174v42M140 206l6 10 6-10M246 216v-42M240 184l6-10 6 10',
  dashed: 'M24 99h352M24 182h60M318 182h58',
  joints: [
    [50, 224, 6],
    [90, 224, 6],
    [130, 224, 6],
    [170, 224, 6],
    [210, 224, 6],
    [250, 224, 6],
    [290, 224, 6],
    [330, 224, 6],
  ],
  labels: [
    [60, 64, 'ERP'],
    [38, 148, 'MES'],
    [22, 94, 'L4'],
    [22, 178, 'L3'],
  ],
  balloon: { at: [352, 64], part: [232, 98] },
} satisfies ServiceDrawing
