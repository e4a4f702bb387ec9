import { Contact } from './Contact.tsx'
import { Figures } from './Figures.tsx'
import { Metrics } from './Metrics.tsx'
import { Opening } from './Opening.tsx'
import { Reasons } from './Reasons.tsx'
import { Vision } from './Vision.tsx'

/** The page for investors. */
const Investors = () => (
  <>
    <Opening />
    <Metrics />
    <Reasons />
    <Vision />
    <Figures />
    <Contact />
  </>
)

export default Investors
