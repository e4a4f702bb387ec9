import styles from './drawing.module.css'
import type { BalloonPlace } from './service-drawing.ts'

type Props = BalloonPlace & { position: number; marked?: boolean }

/** A part's number in a drawing, with its leader. */
export const Balloon = ({ at, part, position, marked }: Props) => (
  <g className={marked ? styles.marked : styles.balloon}>
    <path d={`M${at.join(' ')}L${part.join(' ')}`} />
    <circle className={styles.tip} cx={part[0]} cy={part[1]} r="2.5" />
    <circle cx={at[0]} cy={at[1]} r="15" />
    <text x={at[0]} y={at[1] + 4.5} textAnchor="middle">
      {position}
    </text>
  </g>
)
