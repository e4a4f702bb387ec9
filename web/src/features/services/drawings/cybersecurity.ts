import type { ServiceDrawing } from '../service-drawing.ts'

// Zones inside zones; every way in is a gate.
export default {
  sheet: 'across',
  lines:
    'M36 40h328v206h-328zM92 78h216v136h-216zM152 112h96v70h-96zM166 126h28v42h-28zM166 136h28M172 146h6M172 156h6M208 140h26M208 152h26M208 164h16M16 147h10M46 147h36M102 147h40M26 137h20v20h-20zM26 137l20 20M46 137l-20 20M82 137h20v20h-20zM82 137l20 20M102 137l-20 20M142 137h20v20h-20zM142 137l20 20M162 137l-20 20',
  dashed: 'M248 147h60M308 147h56',
  joints: [
    [248, 147, 5],
    [308, 147, 5],
    [364, 147, 5],
  ],
  labels: [
    [46, 62, 'IT'],
    [102, 98, 'DMZ'],
    [206, 130, 'OT'],
  ],
  balloon: { at: [64, 204], part: [92, 157] },
} satisfies ServiceDrawing
