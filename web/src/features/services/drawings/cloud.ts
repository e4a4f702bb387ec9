import type { ServiceDrawing } from '../service-drawing.ts'

// Three zones, and room for one more when the load asks for it.
export default {
  sheet: 'beside',
  lines:
    'M92 196l-46-40 18-52h40l30-46h76l34 30h46l44 48-26 60zM106 112h48v48h-48zM114 120h14v14h-14zM132 120h14v14h-14zM114 138h14v14h-14zM132 138h14v14h-14zM170 112h48v48h-48zM178 120h14v14h-14zM196 120h14v14h-14zM178 138h14v14h-14zM196 138h14v14h-14zM130 160v66M194 160v66M92 226h240M110 226h40v26h-40zM174 226h40v26h-40zM238 226h40v26h-40zM118 239h8M182 239h8M246 239h8',
  dashed:
    'M234 112h48v48h-48zM242 120h14v14h-14zM260 120h14v14h-14zM242 138h14v14h-14zM260 138h14v14h-14zM258 160v66',
  joints: [
    [130, 196, 4],
    [194, 196, 4],
    [258, 196, 4],
  ],
  labels: [
    [292, 256, 'eu-north-1'],
    [146, 80, 'k8s'],
  ],
  balloon: { at: [360, 92], part: [282, 126] },
} satisfies ServiceDrawing
