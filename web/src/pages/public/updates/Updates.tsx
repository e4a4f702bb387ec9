import { usePhrases } from '#web/src/platform/i18n.ts'
import { Forum } from './Forum.tsx'
import { Learning } from './Learning.tsx'
import { Meetups } from './Meetups.tsx'
import { Table } from './Table.tsx'
import { Tabs } from './Tabs.tsx'
import styles from './Updates.module.css'

/** The community page. */
const Updates = () => {
  const t = usePhrases('updates')
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1>{t('heading')}</h1>
          <p>{t('text')}</p>
        </div>
        <Table />
      </div>
      <Tabs label={t('tabs')}>
        {{
          meetups: { name: t('meetups.tab'), content: <Meetups /> },
          learning: { name: t('learning.tab'), content: <Learning /> },
          forum: { name: t('forum.tab'), content: <Forum /> },
        }}
      </Tabs>
    </div>
  )
}

export default Updates
