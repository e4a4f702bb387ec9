import type { ServiceDrawing } from '../service-drawing.ts'

// The arm, the part it is after, and how far it reaches.
export default {
  sheet: 'beside',
  lines:
    'M96 240h96M112 240v-20h64v20M126 220v-20h36v20M137 179L116 98M151 176L132 94M129 82l96-34M135 98l96-34M238 62l32 42M226 70l30 42M262 118l12 22M258 136l26 8M262 136l-8 22M280 144l2 24M300 204h76v36h-76zM300 216h76M316 204v-24h36v24M24 240h356',
  dashed: 'M60 44a200 200 0 0 1 0 0M352 244a212 212 0 0 0-84-196M44 240V112M44 130h24M44 180h24',
  joints: [
    [144, 186, 16],
    [124, 92, 13],
    [232, 58, 11],
    [262, 112, 8],
  ],
  labels: [
    [16, 102, 'STOP'],
    [150, 150, 'A2'],
    [144, 56, 'A3'],
    [282, 96, 'A5'],
  ],
  balloon: { at: [238, 206], part: [274, 160] },
} satisfies ServiceDrawing
