import { expect, it } from 'vitest'
import { expectOnePage, openBrowser } from './browser.ts'
import { runCommand } from './operator.ts'
import { origin } from './origin.ts'

const { visit } = openBrowser()

const change = (name: string, field: string, version: number) =>
  runCommand('content', 'set', name, '--field', field, '--version', `${version}`, '--why', 'A journey')

type Page = { address: string; isOutdated: boolean; renderedAt: string | null }

const pages = async (): Promise<Page[]> => (await runCommand('content', 'pages')).items as unknown as Page[]

/** Waits until every page shows the present content. */
const rendered = () =>
  expect.poll(async () => (await pages()).filter(({ isOutdated }) => isOutdated)).toEqual([])

const etagOf = async (address: string): Promise<string | null> =>
  (await fetch(`${origin}${address}`, { method: 'HEAD' })).headers.get('etag')

it('an operator changes a figure, and visitors see it wherever it stands and nothing else changes', async () => {
  // Another journey may have set a price, after which pages are rendered.
  await rendered()
  const page = await visit('/investors')
  await page.getByText('NPS 72').waitFor()
  const others = ['/', '/about', '/en/talents', '/services/web']
  const before = await Promise.all(others.map(etagOf))
  const renderedBefore = await pages()

  const preview = await runCommand('content', 'preview', 'claims.nps', '--field', 'value=74')
  expect(preview.item).toMatchObject({ version: 0, pages: ['/investors', '/en/investors'] })
  expect(await change('claims.nps', 'value=74', 0)).toMatchObject({ changed: true, version: 1 })
  expect(await change('claims.nps', 'value=75', 0)).toMatchObject({ code: 3 })
  await rendered()

  await page.reload()
  await page.getByText('NPS 74').waitFor()
  // The page is not what the build made: the app has to agree with it, or React would replace or report it.
  await page.mouse.move(5, 5)
  await page.mouse.move(40, 40)
  await page.locator('html[data-ready=yes]').waitFor({ state: 'attached' })
  await page.getByText('NPS 74').waitFor()
  await expectOnePage(page)
  const english = await visit('/en/investors')
  await english.getByText('NPS of 74').waitFor()

  expect(await Promise.all(others.map(etagOf))).toEqual(before)
  const isSame = ({ address, renderedAt }: Page) =>
    renderedBefore.some(one => one.address === address && one.renderedAt === renderedAt)
  const again = (await pages()).filter(one => !isSame(one)).map(({ address }) => address)
  expect(again.sort()).toEqual(['/app', '/en/investors', '/investors'])

  expect(
    await runCommand('content', 'restore', 'claims.nps', '0', '--version', '1', '--why', 'Done'),
  ).toMatchObject({ changed: true })
  await rendered()
  await page.reload()
  await page.getByText('NPS 72').waitFor()
})
