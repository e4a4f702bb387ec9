import { useCallback, useEffect, useState } from 'react'
import { brand } from '#shared/brand.ts'
import { type AnyCommandName, allCommands } from '#shared/operator/all-commands.ts'
import { mayRun } from '#shared/operator/may-run.ts'
import { pathNameOf } from '#shared/operator/run-command.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Passkeys } from './access/Passkeys.tsx'
import { usePasskeyWords } from './access/passkey-words.ts'
import { ApprovalPage } from './approvals/ApprovalPage.tsx'
import { Approvals } from './approvals/Approvals.tsx'
import { useApprovalWords } from './approvals/approval-words.ts'
import { KnownColleagues } from './colleagues.tsx'
import { CommandList } from './commands/CommandList.tsx'
import { CommandPage } from './commands/CommandPage.tsx'
import { ContentList } from './content/ContentList.tsx'
import { ContentPage } from './content/ContentPage.tsx'
import { useContentWords } from './content/content-words.ts'
import { DeskLink } from './DeskLink.tsx'
import type { DeskContext } from './desk-context.ts'
import { Figures } from './figures/Figures.tsx'
import { LanguageButton } from './LanguageButton.tsx'
import { Meetings } from './meetings/Meetings.tsx'
import { Money } from './money/Money.tsx'
import { moneySectionsFor } from './money/money.ts'
import { IssueList } from './newsletter/IssueList.tsx'
import { IssuePage } from './newsletter/IssuePage.tsx'
import { Overlay } from './Overlay.tsx'
import { Palette } from './Palette.tsx'
import { Queue } from './queue/Queue.tsx'
import {
  commandAddress,
  commandsAddress,
  contentAddress,
  meetingsAddress,
  moneyAddress,
  navigate,
  passkeysAddress,
  queueAddress,
  useRoute,
  workAddress,
} from './route.ts'
import { useBeginning } from './use-beginning.ts'
import { useWords } from './words.ts'
import { Work } from './work/Work.tsx'

const named = new Map((Object.keys(allCommands) as AnyCommandName[]).map(name => [pathNameOf(name), name]))

/** The pages that the link to the content leads to. */
const contentPages = ['content', 'content.page', 'newsletter.list', 'newsletter.show']

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)

type Shown = 'palette' | 'keys' | null

/** The keys that work everywhere; those of a list are in the list. */
const useKeys = (show: (what: Shown) => void) => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPalette = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k'
      if (isPalette) event.preventDefault()
      if (isPalette) return show('palette')
      if (isTyping(event) || event.metaKey || event.ctrlKey || event.altKey) return
      if (event.key === '?') show('keys')
      if (event.key === 'g') navigate(queueAddress)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [show])
}

const Header = ({ at, find, leave, roles }: { at: string; find: () => void } & DeskContext) => {
  const t = useWords()
  const approvals = useApprovalWords()
  const { t: content } = useContentWords()
  return (
    <header className="bar">
      <strong>{brand.name}</strong>
      <nav aria-label={t('desk')}>
        <DeskLink to={queueAddress} current={at === ''}>
          {t('queue')}
        </DeskLink>
        {mayRun(allCommands['agreements work'], roles) && (
          <DeskLink to={workAddress} current={at === 'work'}>
            {t('work')}
          </DeskLink>
        )}
        {moneySectionsFor(roles).length > 0 && (
          <DeskLink to={moneyAddress} current={at === 'money'}>
            {t('money')}
          </DeskLink>
        )}
        {mayRun(allCommands['meetings week'], roles) && (
          <DeskLink to={meetingsAddress} current={at === 'meetings'}>
            {t('meetings')}
          </DeskLink>
        )}
        {mayRun(allCommands['content list'], roles) && (
          <DeskLink to={contentAddress} current={contentPages.includes(at)}>
            {content('content')}
          </DeskLink>
        )}
        <DeskLink to={commandsAddress} current={at === 'commands'}>
          {t('commands')}
        </DeskLink>
        {mayRun(allCommands['approvals list'], roles) && (
          <DeskLink to={commandAddress('approvals list')} current={at === 'approvals.list'}>
            {approvals('approvals')}
          </DeskLink>
        )}
        <DeskLink to={commandAddress('figures months')} current={at === 'figures.months'}>
          {t('figures')}
        </DeskLink>
      </nav>
      <Button variant="secondary" small onClick={find} aria-keyshortcuts="Control+K Meta+K">
        {t('find')} <kbd>Ctrl K</kbd>
      </Button>
      <LanguageButton />
      <Button variant="quiet" small onClick={() => leave(null)}>
        {t('signOut')}
      </Button>
    </header>
  )
}

const Page = ({ desk }: { desk: DeskContext }) => {
  const { at, query, address } = useRoute()
  const name = named.get(at)
  if (name === 'approvals list') return <Approvals desk={desk} />
  if (name === 'approvals show') return <ApprovalPage key={address} id={query.get('id') ?? ''} desk={desk} />
  if (name === 'figures months') return <Figures desk={desk} />
  if (name === 'newsletter list') return <IssueList desk={desk} />
  const month = query.get('month')
  if (name === 'newsletter show' && month) return <IssuePage key={address} month={month} desk={desk} />
  const entry = query.get('name')
  if (name === 'content page' && entry) return <ContentPage key={address} name={entry} desk={desk} />
  if (at === 'content' || name === 'content page') return <ContentList desk={desk} />
  if (name) return <CommandPage key={address} name={name} given={Object.fromEntries(query)} desk={desk} />
  if (at === 'work') return <Work desk={desk} />
  if (at === 'passkeys') return <Passkeys desk={desk} />
  if (at === 'money') return <Money desk={desk} />
  if (at === 'meetings') return <Meetings date={query.get('date')} desk={desk} />
  return at === 'commands' ? <CommandList roles={desk.roles} /> : <Queue desk={desk} />
}

/** The frame of the desk: navigation, palette, and one page. */
export const Desk = (desk: DeskContext) => {
  const t = useWords()
  const passkeys = usePasskeyWords()
  const { at, address } = useRoute()
  const main = useBeginning(address)
  const [shown, setShown] = useState<Shown>(null)
  const close = useCallback(() => setShown(null), [])
  useKeys(setShown)
  return (
    <KnownColleagues>
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <Header at={at} find={() => setShown('palette')} {...desk} />
      <main id="content" ref={main} tabIndex={-1}>
        <Page desk={desk} />
      </main>
      <footer className="foot">
        <DeskLink to={passkeysAddress} current={at === 'passkeys'}>
          {passkeys('passkeys')}
        </DeskLink>
      </footer>
      {shown === 'palette' && <Palette desk={desk} close={close} />}
      {shown === 'keys' && (
        <Overlay title={t('keys')} close={close}>
          <p>{t('keyList')}</p>
        </Overlay>
      )}
    </KnownColleagues>
  )
}
