import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { userInfo } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { personAt } from '#infra/local/seed/person.ts'
import { sendGetStarted } from '#shared/leads/get-started.ts'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { inboxOf, moveClock, waitForMail } from './inbox.ts'
import { origin } from './origin.ts'
import { fitsScreen, onboarded } from './partner.ts'

const { visit } = openBrowser()

const root = fileURLToPath(new URL('../..', import.meta.url))

type Ended = { code: number; said: string; failed: string }

/** Types a command line without a terminal to confirm on. */
const type = (line: string, port = new URL(origin).port): Promise<Ended> =>
  new Promise(resolve => {
    const env = { ...process.env, PORT: port }
    const args = ['infra/operator.ts', ...line.split(' ')]
    const child = execFile(process.execPath, args, { cwd: root, env }, (error, said, failed) =>
      resolve({ code: Number(error?.code ?? 0), said, failed }),
    )
    child.stdin?.end()
  })

const sendLead = async (): Promise<{ id: string; email: string }> => {
  const email = `eva.${randomUUID().slice(0, 8)}@bruket.se`
  const proof = await personAt(origin).proof('get_started')
  // The time that a person takes to fill in a form.
  await moveClock(3)
  const answer = await fetch(`${origin}${sendGetStarted.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ email, type: 'credits', language: 'sv', proof }),
  })
  expect(answer.status).toBe(201)
  return { ...((await answer.json()) as { id: string }), email }
}

it('an operator lists what came in, and the audit records it', async () => {
  const { id, email } = await sendLead()
  const listed = await type('leads list get_started --all')
  expect(listed).toMatchObject({ code: 0, failed: '' })
  expect(listed.said).toMatch(/^id +createdAt +email/)
  expect(listed.said).toMatch(new RegExp(`^${id} .* ${email} `, 'm'))
  expect((await type(`leads show ${id}`)).said).toMatch(new RegExp(`^email +${email}$`, 'm'))
  expect((await type('leads list get_started --all --csv')).said).toContain(`${id};`)
  const { said } = await type('audit list --all')
  expect(said).toMatch(new RegExp(` ${userInfo().username} on this machine +leads show +OPERATOR$`, 'm'))
})

it('an operator sees that its mails were sent, and that nothing is parked', async () => {
  const { id, email } = await sendLead()
  await waitForMail(email)
  const { said } = await type(`notices about LEAD#${id}`)
  expect(said).toMatch(/get_started_confirmation +sent/)
  expect((await type('notices redrive --all')).said).not.toContain('still parked')
  expect(await inboxOf(email)).toHaveLength(1)
})

it('an operator finds a partner and moves the admission on, which the partner sees in the portal', async () => {
  const { email, page } = await onboarded(visit)
  const { items } = JSON.parse((await type(`search ${email} --json`)).said)
  const [{ id, show }] = items as [{ id: string; show: string }]
  expect(show).toBe(`partners show ${id}`)
  expect((await type(`search ${email.split('@')[0]} tia --kind partner`)).said).toContain(show)
  expect(await type(`partners advance ${id} screening`)).toMatchObject({ code: 0, said: 'Done.\n' })
  await waitForMail(email, ({ subject }) => subject.startsWith('Vi läser din ansökan'))
  await page.goto('/partner/dashboard')
  const steps = page.getByRole('list', { name: 'Vägen till godkänd partner' })
  await steps.getByText('Gallring').waitFor()
  expect(await steps.getByRole('listitem').count()).toBe(5)
  expect(await steps.locator('[aria-current=step]').textContent()).toContain('Gallring')
  await page.getByText(/^Besked senast /).waitFor()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await fitsScreen(page)).toBe(true)
  expect(await accessibilityFindings(page)).toEqual([])
})

it('an operator notes that a lead was answered, and closes it', async () => {
  const { id, email } = await sendLead()
  expect((await type(`search ${email}`)).said).toMatch(new RegExp(`^leads show ${id} +get_started `, 'm'))
  for (const line of [`leads answer ${id}`, `leads close ${id} --reason Klart --yes`])
    expect(await type(line)).toMatchObject({ code: 0, said: 'Done.\n' })
  expect((await type(`leads show ${id}`)).said).toMatch(/^state +closed$/m)
})

it('a partner who is declined reads it in the portal, and the reason in a mail', async () => {
  const { email, page } = await onboarded(visit)
  const { said } = await type('partners list --all --json')
  const { items } = JSON.parse(said) as { items: { partnerId: string; email: string }[] }
  const { partnerId = '' } = items.find(partner => partner.email === email) ?? {}
  const declined = await type(`partners decline ${partnerId} --reason Ofullständig --yes`)
  expect(declined).toMatchObject({ code: 0, said: 'Done.\n' })
  const { text } = await waitForMail(email, ({ subject }) =>
    subject.startsWith('Besked om din partnerprofil'),
  )
  expect(text).toContain('Skäl: Ofullständig')
  await page.goto('/partner/dashboard')
  const status = page.getByRole('region', { name: 'Profilstatus' })
  await status.getByText('Inte godkänd', { exact: true }).waitFor()
  await status.getByText(email).waitFor()
})

it.each([
  ['orders show 5eed0001-0000-4000-8000-000000000001', 3, 'There is no such order.'],
  ['prices set 20 210', 3, 'cannot be the price'],
  ['orders mark-piad x', 2, 'Did you mean "orders mark-paid"?'],
  ['prices set 12 1200000', 2, 'credits: This value cannot be used.'],
  ['orders mark-paid 5eed0001-0000-4000-8000-000000000001', 2, 'cannot be undone: give --yes'],
  ['orders pay', 2, 'There is no command "orders pay".'],
])('"%s" ends with %i and says why', async (line, code, words) => {
  const ended = await type(line)
  expect(ended).toMatchObject({ code, said: '' })
  expect(ended.failed).toContain(words)
})

it('a command without a running product explains how to start it', async () => {
  const ended = await type('leads list get_started', '1')
  expect(ended).toMatchObject({ code: 1, said: '' })
  expect(ended.failed).toContain('Start it with npm start')
})

it('the help needs no running product', async () => {
  const { code, said } = await type('help', '1')
  expect(code).toBe(0)
  expect(said).toMatch(/^ {2}orders mark-paid /m)
})
