import { CallToAction } from './CallToAction.tsx'
import { Competencies } from './Competencies.tsx'
import { Hero } from './Hero.tsx'
import { Process } from './Process.tsx'
import { Stats } from './Stats.tsx'

/** The front page. */
const Landing = () => (
  <>
    <Hero />
    <Stats />
    <Process />
    <Competencies />
    <CallToAction />
  </>
)

export default Landing
