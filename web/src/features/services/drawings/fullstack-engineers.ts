import type { ServiceDrawing } from '../service-drawing.ts'

// From the button to the index: three storeys and one stair.
export default {
  sheet: 'across',
  lines:
    'M110 74l64-34h176l-64 34zM140 68l34-18h60l-34 18zM254 50h60M246 58h60M238 66h30M110 144l64-34h176l-64 34zM152 138l18-10h34l-18 10zM222 138l18-10h34l-18 10zM204 133h24M110 214l64-34h176l-64 34zM110 214v16h176v-16M286 230l64-34v-16M148 208l40-22M190 208l40-22M232 208l40-22M274 208l40-22M214 60v66M214 138v58',
  dashed: 'M110 74v140M350 40v140M286 74v140',
  joints: [
    [214, 58, 5],
    [214, 133, 5],
    [214, 200, 5],
  ],
  labels: [
    [52, 76, 'HTML'],
    [52, 146, 'API'],
    [52, 216, 'SQL'],
  ],
  balloon: { at: [376, 118], part: [219, 133] },
} satisfies ServiceDrawing
