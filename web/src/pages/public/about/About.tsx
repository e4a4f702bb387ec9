import { lazy, Suspense } from 'react'
import { Badges } from './Badges.tsx'
import { Plate } from './Plate.tsx'
import { Story } from './Story.tsx'
import { Team } from './Team.tsx'
import { Timeline } from './Timeline.tsx'
import { Values } from './Values.tsx'

/** Comes after the app: its figure is of today, and the page was made before. The page can do without it. */
const KeptPromise = lazy(() => import('./KeptPromise.tsx').catch(() => ({ default: () => undefined })))

const About = () => (
  <>
    <Story />
    <Plate />
    <Values />
    <Suspense>
      <KeptPromise />
    </Suspense>
    <Timeline />
    <Team />
    <Badges />
  </>
)

export default About
