import type { ServiceDrawing } from '../service-drawing.ts'

// The screen in the control room: level, valve, trend, and one alarm worth reading.
export default {
  sheet: 'before',
  lines:
    'M36 36h328v190h-328zM36 58h328M170 226l-10 26h80l-10-26M150 252h100M60 84h62v94l-12 12H72l-12-12zM60 132l12-6 12 6 14-6 12 6 12-6M91 190v14h52M143 196v16l28-16v16zM157 204v-16M149 188h16M171 204h37M218 76h130v70H218zM218 128l18-10 16 6 18-30 20 20 20-16 38 10M218 160h130v20H218zM226 170h8M242 170h60M218 188h130M218 204h130M226 196h40M226 212h54',
  dashed: 'M218 100h130M52 150h8M122 110h10',
  joints: [
    [91, 204, 3],
    [208, 204, 5],
  ],
  labels: [
    [134, 114, '78 %'],
    [44, 52, 'ISA-101'],
    [316, 175, 'HH'],
  ],
  balloon: { at: [192, 106], part: [218, 168] },
} satisfies ServiceDrawing
