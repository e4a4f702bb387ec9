import type { ServiceCategory } from '#shared/service-catalogue.ts'
import type { BalloonPlace, ServiceDrawing } from './service-drawing.ts'

export type CategoryDrawing = Pick<ServiceDrawing, 'lines' | 'dashed' | 'joints'> & {
  /** One per service of the category, in its order. */
  balloons: readonly BalloonPlace[]
}

/** One assembly drawing a category, on a field of 400 × 280; screens and machines as on a schematic. */
export const categoryDrawings: Record<ServiceCategory, CategoryDrawing> = {
  // A camera above the conveyor, the network behind it, and what comes of both as a curve.
  aiData: {
    lines:
      'M30 226h176M30 246h176M52 196h30v30H52zM114 196h30v30h-30zM110 92h40v26h-40zM118 118l-5 10h34l-5-10M150 105h24l16-15h24M214 58l56-18M214 58l56 22M214 58l56 62M214 90l56-50M214 90l56-10M214 90l56 30M214 122l56-82M214 122l56-42M214 122l56-2M270 40l54 24M270 80l54-16M270 120l54-56M270 40l54 60M270 80l54 20M270 120l54-20M250 178v68h124M258 236l20-12 18 6 22-26 20 10 28-28M324 100v40l-16 16v22',
    dashed: 'M116 128l-26 68M144 128l22 68M172 196h26v30h-26z',
    joints: [
      [40, 236, 7],
      [80, 236, 7],
      [120, 236, 7],
      [160, 236, 7],
      [196, 236, 7],
      [214, 58, 5],
      [214, 90, 5],
      [214, 122, 5],
      [270, 40, 5],
      [270, 80, 5],
      [270, 120, 5],
      [324, 64, 5],
      [324, 100, 5],
    ],
    balloons: [
      { at: [60, 62], part: [112, 96] },
      { at: [374, 158], part: [352, 196] },
      { at: [370, 36], part: [328, 62] },
    ],
  },
  // The loop that builds and ships, the cloud it ships to, and the zone with its one way in.
  devopsCloud: {
    lines:
      'M60 140h48l24 24v48l-24 24H60l-24-24v-48zM140 116l-26-26 26-32h26l20-20h44l26 26h20l26 26-26 26zM158 70h26v26h-26zM194 70h26v26h-26zM230 70h26v26h-26zM84 140V98l8-8h22M260 116v44M260 176v18M296 194v50h-72v-50zM224 211h72M224 228h72M234 203h10M234 220h10M234 237h10M252 160h16v16h-16zM252 160l16 16M268 160l-16 16M296 219h36M332 204h28v30h-28z',
    dashed: 'M252 168h-56v92h184v-92H268',
    joints: [
      [36, 188, 6],
      [84, 140, 6],
      [132, 188, 6],
      [84, 236, 6],
      [260, 116, 4],
    ],
    balloons: [
      { at: [24, 122], part: [44, 156] },
      { at: [324, 44], part: [276, 74] },
      { at: [328, 140], part: [269, 168] },
    ],
  },
  // A window with its measures, a telephone, and the storeys they both stand on.
  fullstackWeb: {
    lines:
      'M60 62h170v104H60zM60 80h170M68 71h4M78 71h4M88 71h4M74 94h56v30H74zM142 96h74M142 108h74M142 120h48M74 138h40v14H74zM290 74h56v100h-56zM290 88h56M290 160h56M300 98h36v22h-36zM300 130h36M300 142h22M110 206h220l-30 18H80zM110 224l-30 18h220l30-18h-30M110 242l-30 18h220l30-18h-30M145 166v46M318 174v22l-10 10',
    dashed: 'M46 62v104M40 62h12M40 166h12M60 46h170M60 40v12M230 40v12',
    joints: [
      [145, 213, 5],
      [306, 210, 5],
    ],
    balloons: [
      { at: [366, 226], part: [316, 234] },
      { at: [262, 108], part: [230, 118] },
      { at: [22, 34], part: [60, 46] },
      { at: [376, 64], part: [346, 84] },
    ],
  },
  // The solid and its image, the passport that hangs on it, a drive in its loop, a gateway.
  industry40: {
    lines:
      'M50 78l52-26 52 26v60l-52 26-52-26zM50 78l52 26 52-26M102 104v60M78 151v53M58 204h44v50H58zM65 211h10v10H65zM85 211h10v10H85zM65 231h10v10H65zM85 231h4v4h-4zM91 237h4v8h-4zM190 210h52v40h-52zM200 210v40M210 210v40M242 230h26M190 230h-20l-14-14v-14l14-14h96l24 24M330 196h40v30h-40zM338 196v-24M362 196v-24M338 206h8M338 216h8M330 211h-20l-17 17',
    dashed:
      'M230 78l52-26 52 26v60l-52 26-52-26zM230 78l52 26 52-26M282 104v60M154 108h76M350 164v-20M350 144l-14-14M350 144l14-14',
    joints: [
      [78, 151, 4],
      [281, 230, 13],
      [154, 108, 5],
      [230, 108, 5],
      [338, 172, 4],
      [362, 172, 4],
    ],
    balloons: [
      { at: [192, 60], part: [192, 106] },
      { at: [24, 190], part: [58, 216] },
      { at: [214, 166], part: [214, 210] },
      { at: [378, 260], part: [352, 226] },
    ],
  },
  // One bus; below it the cabinet, the panel and the robot.
  automation: {
    lines:
      'M24 62h352M82 62v38M190 62v44M316 62v20M46 100h72v136H46zM54 112h56M54 126h12v34H54zM66 126h12v34H66zM78 126h12v34H78zM90 126h18v34H90zM54 180h56M54 186h8v20h-8zM68 186h8v20h-8zM82 186h8v20h-8zM96 186h8v20h-8zM54 224h56M150 106h84v62h-84zM160 156l14-18 12 8 14-24 12 14h12M178 168l-6 30h40l-6-30M160 116h20M266 250h84M276 250v-18h34v18M293 214l-23-46M270 168l64-26M334 142l24 22M358 164v16M350 180h16M350 180v10M366 180v10M304 82h24v16h-24z',
    dashed: 'M316 98v44',
    joints: [
      [82, 62, 5],
      [190, 62, 5],
      [316, 62, 5],
      [293, 220, 12],
      [270, 168, 9],
      [334, 142, 8],
    ],
    balloons: [
      { at: [24, 256], part: [66, 152] },
      { at: [382, 122], part: [340, 148] },
      { at: [236, 232], part: [204, 150] },
      { at: [262, 30], part: [250, 62] },
    ],
  },
  // Orders above, the line's plan below, the archive beside them, and what joins the three.
  enterprise: {
    lines:
      'M44 46h104v74H44zM44 62h104M44 78h104M44 94h104M70 62v58M114 62v58M44 164h104v74H44zM56 178h36M74 192h44M62 206h28M98 206h38M84 220h46M148 83h28l24 24v70l-24 24h-28M200 142h44l20-20h16M280 92v62M352 92v62M280 92l12-10h48l12 10-12 10h-48zM280 112l12 10h48l12-10M280 132l12 10h48l12-10M280 154l12 10h48l12-10M258 190v54h108M266 232l14-14 16 8 16-20 18 10 14-16 16 8',
    dashed: 'M316 164v26',
    joints: [
      [148, 83, 5],
      [148, 201, 5],
      [200, 142, 8],
      [280, 122, 5],
    ],
    balloons: [
      { at: [24, 142], part: [56, 170] },
      { at: [378, 64], part: [346, 88] },
      { at: [216, 82], part: [202, 134] },
    ],
  },
  // Parcels on their way, a curve and its steps, a part between the jaws, a meter.
  business: {
    lines:
      'M36 108h124M36 124h124M48 74h34v34H48zM58 74v12h14V74M98 82h42v26H98zM112 82v10h14V82M222 118V44M222 118h148M236 118V98h24v20M268 118V84h24v34M300 118V68h24v50M332 118V52h24v66M36 176h140v14H36zM52 176v-8M66 176v-4M80 176v-8M94 176v-4M108 176v-8M122 176v-4M36 190v44l14-14v-30M112 190v30l-14 14v-44M112 166h26v34h-26zM50 206h48v14H50zM264 172h80v76h-80zM276 184h56v22h-56zM304 240l-8-12h10l-6-12M264 218h-24l-12 12v28M344 218h16l14 14v26M228 258h-8M374 258h8',
    dashed: 'M236 90l32-14 32-16 44-20M290 190v10M304 190v10M318 190v10',
    joints: [
      [48, 116, 6],
      [80, 116, 6],
      [112, 116, 6],
      [148, 116, 6],
      [344, 40, 5],
    ],
    balloons: [
      { at: [24, 46], part: [50, 78] },
      { at: [262, 36], part: [284, 68] },
      { at: [176, 240], part: [132, 196] },
      { at: [376, 178], part: [338, 196] },
    ],
  },
}
