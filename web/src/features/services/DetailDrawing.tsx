import { Balloon } from './Balloon.tsx'
import styles from './drawing.module.css'
import { Plant } from './Plant.tsx'
import type { ServiceDrawing } from './service-drawing.ts'

type Props = { drawing: ServiceDrawing; position: number }

/** The detail drawing of one service. The text next to it says what it shows. */
export const DetailDrawing = ({ drawing: { labels, balloon, ...plant }, position }: Props) => (
  <svg className={styles.drawing} viewBox="0 0 400 280" fill="none" aria-hidden="true">
    <Plant {...plant} />
    {labels?.map(([x, y, designation]) => (
      <text key={`${x} ${y}`} className={styles.label} x={x} y={y}>
        {designation}
      </text>
    ))}
    <Balloon {...balloon} position={position} marked />
  </svg>
)
