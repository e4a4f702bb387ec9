import { Csrd } from './Csrd.tsx'
import { Hero } from './Hero.tsx'
import { Join } from './Join.tsx'
import { PricingLink } from './PricingLink.tsx'
import { Stats } from './Stats.tsx'
import { useApplication } from './use-application.ts'
import { Values } from './Values.tsx'
import { Verification } from './Verification.tsx'

/** The page about the engineers, and how to become one of them. */
const Talents = () => {
  useApplication()
  return (
    <>
      <Hero />
      <Stats />
      <Values />
      <Csrd />
      <Verification />
      <Join />
      <PricingLink />
    </>
  )
}

export default Talents
