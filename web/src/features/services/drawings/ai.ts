import type { ServiceDrawing } from '../service-drawing.ts'

// What a machine sounds like goes in; how long it will last comes out, with how sure that is.
export default {
  sheet: 'before',
  lines:
    'M28 128h12l6-26 10 58 10-74 12 92 10-62 8 24 8-12h46M150 56L208 80M150 56L208 128M150 56L208 176M150 104L208 80M150 104L208 128M150 104L208 176M150 152L208 80M150 152L208 128M150 152L208 176M150 200L208 80M150 200L208 128M150 200L208 176M208 80L262 104M208 80L262 152M208 128L262 104M208 128L262 152M208 176L262 104M208 176L262 152M290 56v160h88M262 104l28-8M298 88l20 8 16 20 12 32 6 22',
  dashed: 'M334 116l22 14 22 34M334 116l8 40 4 40M290 196h88',
  joints: [
    [150, 56, 6],
    [150, 104, 6],
    [150, 152, 6],
    [150, 200, 6],
    [208, 80, 6],
    [208, 128, 6],
    [208, 176, 6],
    [262, 104, 6],
    [262, 152, 6],
  ],
  labels: [
    [66, 196, 'kHz'],
    [330, 76, 'RUL'],
  ],
  balloon: { at: [318, 244], part: [298, 196] },
} satisfies ServiceDrawing
