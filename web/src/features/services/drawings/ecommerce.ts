import type { ServiceDrawing } from '../service-drawing.ts'

// The order, the shelf it is picked from, and the parcel on its way.
export default {
  sheet: 'beside',
  lines:
    'M36 44h74l18 18v112H36zM110 44v18h18M50 78h60M50 92h44M50 106h60M50 132h32M96 132h18M50 150h64M176 44h128v124h-128zM176 84h128M176 126h128M186 62h22v22h-22zM214 70h18v14h-18zM262 58h28v26h-28zM188 104h30v22h-30zM254 108h20v18h-20zM280 100h16v26h-16zM190 142h20v26h-20zM240 146h30v22h-30zM128 108h48M166 102l10 6-10 6M60 222h300M60 242h300M196 186h52v36h-52zM214 186v12h16v-12M240 168v18M234 178l6 8 6-8M296 194h40v28h-40zM310 194v10h12v-10',
  dashed: 'M218 104h26M226 58h28v26h-28z',
  joints: [
    [76, 232, 6],
    [108, 232, 6],
    [140, 232, 6],
    [172, 232, 6],
    [204, 232, 6],
    [236, 232, 6],
    [268, 232, 6],
    [300, 232, 6],
    [332, 232, 6],
  ],
  labels: [
    [50, 66, 'B2B'],
    [316, 62, 'PIM'],
    [316, 146, 'n = 3'],
  ],
  balloon: { at: [352, 106], part: [280, 72] },
} satisfies ServiceDrawing
