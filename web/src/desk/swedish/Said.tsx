import { Fragment, use } from 'react'
import { useColleague } from '../colleagues.tsx'
import { DeskLanguage } from '../words.ts'
import { saidIn } from './said.ts'

/** What a command said in English, as `saidIn` has it in the language of the desk. */
const useSaid = () => {
  const { language } = use(DeskLanguage)
  const colleague = useColleague()
  return (said: string) => saidIn(language, said, colleague)
}

/** The same as a text, where no markup can name its language. */
export const useSaidText = (): ((said: string) => string) => {
  const say = useSaid()
  return said =>
    say(said)
      .map(({ text }) => text)
      .join('\n')
}

/** Why a command was refused, or a note under a list, in the language of the desk. */
export const Said = ({ children }: { children: string }) =>
  useSaid()(children).map(({ text, lang }, place) => (
    <Fragment key={text}>
      {place > 0 && <br />}
      <span lang={lang}>{text}</span>
    </Fragment>
  ))
