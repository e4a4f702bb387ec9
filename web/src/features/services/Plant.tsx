import styles from './drawing.module.css'
import type { ServiceDrawing } from './service-drawing.ts'

/** The parts drawn in ink: lines, dashed lines, joints. */
export const Plant = ({ lines, dashed, joints }: Pick<ServiceDrawing, 'lines' | 'dashed' | 'joints'>) => (
  <>
    <path className={styles.plant} d={lines} />
    {dashed && <path className={`${styles.plant} ${styles.dashed}`} d={dashed} />}
    {joints?.map(([x, y, r]) => (
      <circle key={`${x} ${y}`} className={styles.joint} cx={x} cy={y} r={r} />
    ))}
  </>
)
