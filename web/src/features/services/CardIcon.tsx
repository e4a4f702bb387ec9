import { use } from 'react'
import type { InquiredService } from '#shared/business-inquiries/inquired-services.ts'
import type { ServiceSlug } from '#shared/service-catalogue.ts'
import styles from './drawing.module.css'
import { loadOnce } from './once-loaded.ts'
import { Plant } from './Plant.tsx'
import type { ServiceDrawing } from './service-drawing.ts'
import { drawingFile } from './service-files.ts'

const files = import.meta.glob<{ default: unknown }>('/web/src/features/services/drawings/*.ts')

/** An empty sheet. */
const emptySheet: Pick<ServiceDrawing, 'lines' | 'dashed'> = {
  lines: 'M60 30h200l80 80v140h-280zM260 30v80h80',
  dashed: 'M110 150h180M110 190h180M110 110h90',
}

const Drawing = ({ slug }: { slug: ServiceSlug }) => (
  <Plant {...(use(loadOnce(files, drawingFile(slug))) as ServiceDrawing)} />
)

/** The drawing of a service without its texts, in the size of a card; suspends until it is loaded. */
const CardIcon = ({ service }: { service: InquiredService }) => (
  <svg className={styles.drawing} viewBox="0 0 400 280" fill="none" aria-hidden="true" data-icon={service}>
    {service === 'custom-project' ? <Plant {...emptySheet} /> : <Drawing slug={service} />}
  </svg>
)

export default CardIcon
