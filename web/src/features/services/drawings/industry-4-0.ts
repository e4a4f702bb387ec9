import type { ServiceDrawing } from '../service-drawing.ts'

// Old and new machines in one hub that everybody may listen to.
export default {
  sheet: 'before',
  lines:
    'M36 186h72v50h-72zM46 196h20v30H46zM76 200h22M76 210h22M56 186v-22M164 186h72v50h-72zM174 226v-20l18-10 18 10v20M200 186v-22M292 186h72v50h-72zM302 226l12-22h20l10 22M328 186v-22M328 164V118h-72M200 164V142M144 94h112v48H144zM156 106h88M156 118h60M156 130h74M200 94V66M132 40h136v26H132zM144 58l16-10 14 6 18-10 16 8M220 48h36M220 56h24',
  dashed: 'M56 164V118h88',
  joints: [
    [56, 164, 5],
    [200, 164, 5],
    [328, 164, 5],
    [200, 80, 4],
    [144, 118, 4],
    [256, 118, 4],
  ],
  labels: [
    [270, 108, 'MQTT'],
    [340, 160, 'OPC UA'],
    [62, 256, '1987'],
    [310, 256, '2026'],
  ],
  balloon: { at: [92, 70], part: [144, 106] },
} satisfies ServiceDrawing
