import { percent } from '#shared/figures.ts'
import { weights } from '#shared/matching/weights.ts'
import { answerDays } from '#shared/objections/answer-days.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { DocumentPage } from '../document/DocumentPage.tsx'
import ruled from '../document/ruled-list.module.css'
import { Shares } from './Shares.tsx'

const sections = ['read', 'facts', 'bands', 'out', 'person', 'object', 'law'] as const
const parts = ['service', 'needs', 'words', 'cards', 'pages'] as const
const facts = [
  ...(['language', 'remoteOnly', 'distant', 'far', 'lateSoon', 'lateLong'] as const),
  ...(['lateVery', 'rateLittle', 'rateMuch'] as const),
] as const
const bands = ['shows', 'close', 'perhaps'] as const
const leftOut = ['who', 'language', 'others', 'clicks', 'years', 'negations'] as const

const Read = () => {
  const t = usePhrases('matching')
  return (
    <section id="read">
      <h2>{t('read.heading')}</h2>
      <p>{t('read.text')}</p>
      <Shares
        caption={t('read.caption')}
        heads={[t('read.part'), t('read.weight')]}
        rows={parts.map(part => ({
          name: t(`read.parts.${part}.name`),
          note: t(`read.parts.${part}.what`),
          share: weights.parts[part],
        }))}
      />
      <p>{t('read.quotes')}</p>
    </section>
  )
}

const Facts = () => {
  const t = usePhrases('matching')
  return (
    <section id="facts">
      <h2>{t('facts.heading')}</h2>
      <p>{t('facts.text')}</p>
      <Shares
        caption={t('facts.caption')}
        heads={[t('facts.fact'), t('facts.left')]}
        rows={[
          ...facts.map(fact => ({ name: t(`facts.each.${fact}`), share: weights.facts[fact] })),
          { name: t('facts.each.listsAll'), share: weights.listsAll },
          { name: t('facts.each.places'), share: weights.places },
        ]}
      />
    </section>
  )
}

const Bands = () => {
  const t = usePhrases('matching')
  const language = useLanguage()
  return (
    <section id="bands">
      <h2>{t('bands.heading')}</h2>
      <p>{t('bands.text', { share: percent(Math.round(weights.ofBest * 100), language) })}</p>
      <Shares
        caption={t('bands.caption')}
        heads={[t('bands.band'), t('bands.from')]}
        rows={bands.map(band => ({ name: t(`bands.each.${band}`), share: weights.bands[band] }))}
      />
    </section>
  )
}

/** How partners are compared with inquiries and assignments, with the weights that the comparison really has. */
const Matching = () => {
  const t = usePhrases('matching')
  return (
    <DocumentPage
      heading={t('heading')}
      lede={t('lede')}
      version={t('version', { version: weights.version })}
      contents={t('contents')}
      sections={sections.map(id => ({ id, heading: t(`${id}.heading`) }))}
    >
      <Read />
      <Facts />
      <Bands />
      <section id="out">
        <h2>{t('out.heading')}</h2>
        <p>{t('out.text')}</p>
        <ul className={ruled.list}>
          {leftOut.map(what => (
            <li key={what}>
              <strong>{t(`out.${what}.what`)}</strong> {t(`out.${what}.why`)}
            </li>
          ))}
        </ul>
      </section>
      <section id="person">
        <h2>{t('person.heading')}</h2>
        <p>{t('person.text')}</p>
      </section>
      <section id="object">
        <h2>{t('object.heading')}</h2>
        <p>{t('object.text', { days: answerDays })}</p>
      </section>
      <section id="law">
        <h2>{t('law.heading')}</h2>
        <p>{t('law.text')}</p>
      </section>
    </DocumentPage>
  )
}

export default Matching
