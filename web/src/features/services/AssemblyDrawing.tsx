import type { ServiceCategory, ServiceSlug } from '#shared/service-catalogue.ts'
import { serviceCatalogue } from '#shared/service-catalogue.ts'
import styles from './AssemblyDrawing.module.css'
import { categoryDrawings } from './category-drawings.ts'
import { positionOf } from './position.ts'

type Props = { category: ServiceCategory /** The service whose balloon is marked. */; marked?: ServiceSlug }

/** A category as an assembly drawing: each service is a numbered part of it. What it shows stands in the text beside it. */
export const AssemblyDrawing = ({ category, marked }: Props) => {
  const { lines, dashed, joints, balloons } = categoryDrawings[category]
  const slugs: readonly ServiceSlug[] =
    serviceCatalogue.find(group => group.category === category)?.services ?? []
  return (
    <svg className={styles.drawing} viewBox="0 0 400 280" fill="none" aria-hidden="true">
      <path className={styles.plant} d={lines} />
      {dashed && <path className={`${styles.plant} ${styles.dashed}`} d={dashed} />}
      {joints.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} className={styles.joint} cx={x} cy={y} r={r} />
      ))}
      {slugs.map((slug, index) => {
        const balloon = balloons[index]
        if (!balloon) return null
        const { at, part } = balloon
        return (
          <g key={slug} className={slug === marked ? styles.marked : styles.balloon}>
            <path d={`M${at.join(' ')}L${part.join(' ')}`} />
            <circle className={styles.tip} cx={part[0]} cy={part[1]} r="2.5" />
            <circle cx={at[0]} cy={at[1]} r="15" />
            <text x={at[0]} y={at[1] + 4.5} textAnchor="middle">
              {positionOf(slug)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
