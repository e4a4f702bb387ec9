import { About } from './About.tsx'
import { CallToAction } from './CallToAction.tsx'
import { Competencies } from './Competencies.tsx'
import { Costs } from './Costs.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { Process } from './Process.tsx'
import { Stats } from './Stats.tsx'

/** The front page. */
const Landing = () => (
  <>
    <Hero />
    <Stats />
    <Process />
    <Features />
    <Competencies />
    <Costs />
    <CallToAction />
    <About />
  </>
)

export default Landing
