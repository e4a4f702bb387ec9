import type { ServiceCategory, ServiceSlug } from '#shared/service-catalogue.ts'
import { serviceCatalogue } from '#shared/service-catalogue.ts'
import { Balloon } from './Balloon.tsx'
import { categoryDrawings } from './category-drawings.ts'
import styles from './drawing.module.css'
import { Plant } from './Plant.tsx'
import { positionOf } from './position.ts'

/** A category as an assembly drawing, with each service as a numbered part. The text next to it says what it shows. */
export const AssemblyDrawing = ({ category }: { category: ServiceCategory }) => {
  const { balloons, ...plant } = categoryDrawings[category]
  const slugs: readonly ServiceSlug[] =
    serviceCatalogue.find(group => group.category === category)?.services ?? []
  return (
    <svg className={styles.drawing} viewBox="0 0 400 280" fill="none" aria-hidden="true">
      <Plant {...plant} />
      {slugs.map((slug, index) => {
        const place = balloons[index]
        return place && <Balloon key={slug} {...place} position={positionOf(slug)} />
      })}
    </svg>
  )
}
