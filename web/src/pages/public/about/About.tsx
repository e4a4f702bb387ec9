import { Badges } from './Badges.tsx'
import { Plate } from './Plate.tsx'
import { Story } from './Story.tsx'
import { Team } from './Team.tsx'
import { Timeline } from './Timeline.tsx'
import { Values } from './Values.tsx'

const About = () => (
  <>
    <Story />
    <Plate />
    <Values />
    <Timeline />
    <Team />
    <Badges />
  </>
)

export default About
