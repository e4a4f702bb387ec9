import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './Drawing.module.css'

/** The plant: two buses and the devices on them, as on a one-line diagram. */
const Plant = () => (
  <g className={styles.plant}>
    <path d="M30 92h306M30 196h190l16 16h100" />
    {/* MES */}
    <path d="M58 34h36v42H58zM58 48h36M58 62h36M64 41h8M64 55h8M64 69h8M76 76v16" />
    {/* twin: the solid and its image */}
    <path d="M158 44l20-10 20 10v22l-20 10-20-10zM158 44l20 10 20-10M178 54v22M178 76v16" />
    <path className={styles.image} d="M206 44l20-10 20 10v22l-20 10-20-10zM206 44l20 10 20-10M226 54v22" />
    {/* PLC */}
    <path d="M58 120h64v46H58zM74 120v46M90 120v46M106 120v46M62 128h8M62 134h8M78 128h8M94 128h8M90 92v28M90 166v30" />
    {/* HMI */}
    <path d="M168 118h52v36h-52zM186 154l-4 12h24l-4-12M194 92v26M174 144l10-12 8 6 10-14 12 8" />
    {/* robot */}
    <path d="M70 290h36M78 290v-14h20v14M88 268l-16-28 34-18M106 222l14 8M120 226l8-2M118 232l4 7M50 196v84h28" />
    {/* conveyor */}
    <path d="M186 268h92M186 282h92M210 246h20v20h-20zM252 212v34" />
    <path d="M242 246h20v20h-20z" />
  </g>
)

const joints = [
  [88, 272, 5],
  [72, 240, 5],
  [106, 222, 4],
  [186, 275, 7],
  [278, 275, 7],
  [232, 275, 5],
] as const

/** Our own drawing of what we sell: a plant, and the line of a project through it. Labels are sized for a phone. */
export const Drawing = () => {
  const t = usePhrases('landing')
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 366 352"
      role="img"
      aria-label={t('drawing.label')}
      fill="none"
    >
      <path
        className={styles.sheet}
        d="M1 1h364v350H1zM9 9h348v334H9zM96 1v8M183 1v8M270 1v8M96 343v8M183 343v8M1 93h8M1 176h8M1 260h8M357 93h8M357 176h8M357 260h8"
      />
      <path className={styles.sheet} d="M205 305h152M205 324h152M205 305v38M299 324v19" />
      <Plant />
      <g className={styles.joints}>
        {joints.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <path className={styles.way} d="M24 318h96l24-24V196h112l44-44V92l24-24h12" />
      <g className={styles.done}>
        <circle cx="24" cy="318" r="6" />
        <circle cx="144" cy="196" r="7" />
      </g>
      <g className={styles.ahead}>
        <circle cx="300" cy="132" r="7" />
        <circle cx="336" cy="68" r="7" />
      </g>
      <g className={styles.labels}>
        <text x="18" y="337">
          {t('drawing.project')}
        </text>
        <text x="153" y="212">
          {t('drawing.matched')}
        </text>
        <text x="287" y="130" textAnchor="end">
          {t('drawing.started')}
        </text>
        <text x="345" y="52" textAnchor="end">
          {t('drawing.delivered')}
        </text>
      </g>
      <g className={styles.names}>
        <text x="58" y="28">
          MES
        </text>
        <text x="158" y="28">
          {t('drawing.twin')}
        </text>
        <text x="58" y="114">
          PLC
        </text>
        <text x="206" y="112">
          HMI
        </text>
        <text x="57" y="214">
          {t('drawing.robot')}
        </text>
        <text x="284" y="262">
          {t('drawing.conveyor')}
        </text>
        <text x="211" y="319">
          {t('drawing.title')}
        </text>
        <text x="211" y="338">
          {t('drawing.sheet')}
        </text>
        <text x="306" y="338">
          {t('drawing.revision')}
        </text>
      </g>
    </svg>
  )
}
