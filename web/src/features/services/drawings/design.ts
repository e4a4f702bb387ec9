import type { ServiceDrawing } from '../service-drawing.ts'

// A curve by its handles, on the grid that everything else stands on.
export default {
  sheet: 'before',
  lines:
    'M36 44h200v190h-200zM56 198C70 96 176 214 216 84M270 60h96v30h-96zM270 106h96v30h-96zM270 152h96v30h-96zM286 75h64M286 121h40M270 216h96M282 208l-12 8 12 8M354 208l12 8-12 8M56 198L70 96M216 84l-40 130M50 192h12v12H50zM210 78h12v12h-12z',
  dashed: 'M76 44v190M116 44v190M156 44v190M196 44v190M36 92h200M36 138h200M36 186h200M264 100h108v42H264z',
  joints: [
    [70, 96, 5],
    [176, 214, 5],
  ],
  labels: [
    [306, 238, '44 px'],
    [296, 172, 'Aa'],
  ],
  balloon: { at: [110, 30], part: [72, 92] },
} satisfies ServiceDrawing
