import type { ServiceDrawing } from '../service-drawing.ts'

// A day of power, hour by hour: the base that never sleeps, and the peaks above what was ordered.
export default {
  sheet: 'beside',
  lines:
    'M48 34v196h330M58 230v-24h13v24M77 230v-22h13v22M96 230v-20h13v20M115 230v-22h13v22M134 230v-34h13v34M153 230v-64h13v64M172 230v-96h13v96M191 230v-118h13v118M210 230v-122h13v122M229 230v-104h13v104M248 230v-84h13v84M267 230v-112h13v112M286 230v-126h13v126M305 230v-98h13v98M324 230v-60h13v60M343 230v-36h13v36M42 190h6M42 150h6M42 110h6M42 70h6M292 40h70v40h-70zM306 66a22 22 0 0 1 42 0M327 66l10-14M302 80v14M352 80v14',
  dashed: 'M48 124h330M48 208h330',
  labels: [
    [56, 46, 'kW'],
    [54, 252, '00'],
    [200, 252, '12'],
    [350, 252, '24'],
  ],
  balloon: { at: [150, 70], part: [196, 116] },
} satisfies ServiceDrawing
