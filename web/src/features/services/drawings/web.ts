import type { ServiceDrawing } from '../service-drawing.ts'

// One page in three widths, and its source underneath.
export default {
  sheet: 'beside',
  lines:
    'M30 44h224v150h-224zM30 62h224M40 53h4M50 53h4M60 53h4M44 80h88M44 92h64M44 108h48v14h-48zM150 78h90v58h-90zM150 136l30-28 18 16 14-10 28 22M44 148h58v32h-58zM113 148h58v32h-58zM182 148h58v32h-58zM276 74h54v120h-54zM276 90h54M284 102h38v26h-38zM284 138h38M284 148h28M348 110h32v84h-32zM348 122h32M354 130h20v16h-20zM354 154h20M354 162h14',
  dashed:
    'M30 216h224M276 216h54M348 216h32M30 210v12M254 210v12M276 210v12M330 210v12M348 210v12M380 210v12',
  labels: [
    [122, 238, '1280'],
    [290, 238, '768'],
    [352, 238, '360'],
  ],
  balloon: { at: [302, 38], part: [303, 74] },
} satisfies ServiceDrawing
