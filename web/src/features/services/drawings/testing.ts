import type { ServiceDrawing } from '../service-drawing.ts'

// A part between the jaws, and the protocol with the one line that failed.
export default {
  sheet: 'across',
  lines:
    'M32 64h214v22H32zM32 86v78l22-22V86M152 86v56l22 22V86M152 50h60v50h-60zM40 64v8M52 64v12M64 64v8M76 64v8M88 64v12M100 64v8M112 64v8M124 64v12M136 64v8M54 116h98v34H54zM78 116v34M128 116v34M162 70h40M162 80h26M270 44h98v190h-98zM284 60h44M284 84h12v12h-12zM306 90h48M284 114h12v12h-12zM306 120h38M284 144h12v12h-12zM306 150h48M284 174h12v12h-12zM306 180h30M284 204h12v12h-12zM306 210h44M286 90l3 4 6-9M286 120l3 4 6-9M286 180l3 4 6-9M286 146l8 8M294 146l-8 8',
  dashed: 'M54 162v52M152 162v52M54 204h98M62 198l-8 6 8 6M144 198l8 6-8 6',
  joints: [[103, 133, 8]],
  labels: [
    [76, 230, '50 ±0.1'],
    [284, 77, 'FAT'],
  ],
  balloon: { at: [226, 190], part: [284, 152] },
} satisfies ServiceDrawing
