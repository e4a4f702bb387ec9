import type { ServiceDrawing } from '../service-drawing.ts'

// It reads the plate where there is no coverage, and tells the server when there is.
export default {
  sheet: 'beside',
  lines:
    'M132 36h104v208H132zM132 58h104M132 222h104M176 47h16M178 233h12M148 84v-10h10M220 84v-10h-10M148 142v10h10M220 142v10h-10M158 90v44M166 90v44M170 90v44M180 90v44M184 90v44M192 90v44M200 90v44M206 90v44M210 90v44M150 172h68M150 184h52M150 196h60M36 84h58v58H36zM46 98h38M46 110h38M46 122h22M300 158h64v72h-64zM300 182h64M300 206h64M308 170h8M308 194h8M308 218h8M332 158v-30M318 94a20 20 0 0 1 28 0M310 84a32 32 0 0 1 44 0',
  dashed: 'M94 92l54-14M94 134l54 18M236 194h36M284 194h16',
  joints: [
    [236, 194, 5],
    [300, 194, 5],
    [332, 122, 6],
  ],
  labels: [
    [250, 180, 'sync'],
    [38, 160, 'SN 0417'],
  ],
  balloon: { at: [268, 52], part: [212, 92] },
} satisfies ServiceDrawing
