import type { ServiceDrawing } from '../service-drawing.ts'

// Three rungs of a ladder: start, hold, and the timer that lets go.
export default {
  sheet: 'across',
  lines:
    'M50 34v214M350 34v214M50 76h40M90 62v28M104 62v28M104 76h62M166 62v28M180 62v28M166 90l14-28M180 76h96M276 64l-8 12 8 12M300 64l8 12-8 12M308 76h42M68 76v42h22M90 104v28M104 104v28M104 118h26V76M50 170h40M90 156v28M104 156v28M104 170h64M168 148h72v44h-72zM168 164h72M240 170h36M276 158l-8 12 8 12M300 158l8 12-8 12M308 170h42M50 226h40M90 212v28M104 212v28M104 226h172M276 214l-8 12 8 12M300 214l8 12-8 12M308 226h42',
  joints: [
    [130, 76, 3],
    [68, 76, 3],
  ],
  labels: [
    [82, 54, 'I0.0'],
    [158, 54, 'I0.1'],
    [272, 54, 'Q0.0'],
    [82, 148, 'Q0.0'],
    [190, 160, 'TON'],
    [188, 184, '5 s'],
    [272, 148, 'T1'],
    [84, 206, 'T1'],
    [272, 206, 'Q0.1'],
  ],
  balloon: { at: [218, 118], part: [173, 92] },
} satisfies ServiceDrawing
