import type { ServiceDrawing } from '../service-drawing.ts'

// The plant, and beside it what it would do.
export default {
  sheet: 'across',
  lines:
    'M40 96h64v70l-14 14h-36l-14-14zM72 96V70M58 70h28M72 180v32h40M150 212h-6M40 126l12-6 12 6 14-6 14 6 12-6M136 198l18 14-18 14M64 60l8 10 8-10M30 244h150',
  dashed:
    'M240 96h64v70l-14 14h-36l-14-14zM272 96V70M258 70h28M272 180v32h40M350 212h-6M240 116l12-6 12 6 14-6 14 6 12-6M336 198l18 14-18 14M264 60l8 10 8-10M230 244h150M104 110h136M104 150h136M226 104l14 6M226 116l14-6M118 144l-14 6M118 156l-14-6',
  joints: [
    [128, 212, 16],
    [328, 212, 16],
    [104, 110, 4],
    [104, 150, 4],
    [240, 110, 4],
    [240, 150, 4],
  ],
  labels: [
    [156, 100, 't'],
    [156, 168, 't + 8 h'],
    [52, 30, 'P-101'],
    [252, 30, 'P-101'],
  ],
  balloon: { at: [372, 60], part: [304, 104] },
} satisfies ServiceDrawing
