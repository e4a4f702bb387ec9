import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newEmail } from '#test/builders/new-email.ts'
import { loopbackAddress } from '#test/faults/loopback-address.ts'
import { openBrowser } from './browser.ts'
import { words } from './form-words.ts'
import { countSettledMails, moveClockToFullHour } from './inbox.ts'
import { publicForms } from './public-forms.ts'
import { openTestNetwork } from './test-network.ts'

const { visit } = openBrowser()

/** Requests of others in the network: counted, and stored without any mail; the booking is for a past day. */
const senders = [
  {
    name: 'a booking',
    address: '/api/meetings',
    halfOfLimit: 15,
    body: {
      firstName: 'Bo',
      lastName: 'Ek',
      mobile: null,
      company: 'Ek AB',
      meetingDate: '2020-01-02',
      meetingTime: '10:00',
      duration: '15 minuter',
      timezone: 'Europe/Stockholm',
      description: 'Hej',
      participants: null,
    },
  },
  {
    name: 'a project inquiry',
    address: '/api/project-inquiries',
    halfOfLimit: 15,
    body: {
      name: 'Bo Ek',
      mobile: null,
      company: null,
      projectTitle: 'Robotcell',
      projectBudget: null,
      projectTimeline: null,
      description: 'Hej',
    },
  },
  { name: 'the newsletter', address: '/api/newsletter/subscriptions', halfOfLimit: 30, body: {} },
]

/** Sends one of them from the network that the page is visited from. */
const send = (page: Page, address: string, body: object) =>
  page.evaluate(
    async ([path, text, key]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key }
      return (await fetch(path, { method: 'POST', headers, body: text })).status
    },
    [address, JSON.stringify(body), randomUUID()] as const,
  )

describe('a network that has sent a lot', () => {
  it.each(senders.map((sender, place) => ({ ...sender, place })))(
    'still sends $name, after a proof that nobody sees',
    async ({ name, address, halfOfLimit, body, place }) => {
      const form = publicForms.find(one => one.name === name) ?? expect.fail(name)
      const say = words.sv
      // Within one hour, by which the limits count.
      await moveClockToFullHour()
      const page = await visit(form.path, await openTestNetwork(loopbackAddress(30_000 + place)))
      for (let sent = 0; sent < halfOfLimit; sent += 1)
        await send(page, address, { ...body, email: newEmail(), language: 'sv', website: 'robot' })
      const email = newEmail()
      await form.fillIn(page, say, email)
      const asked: string[] = []
      page.on('request', request => asked.push(new URL(request.url()).pathname))
      await page
        .locator('form:visible')
        .getByRole('button', { name: form.submit(say), exact: true })
        .click()
      await form.succeeded(page, say)
      expect(await page.getByText(form.failed(say)).count()).toBe(0)
      const calls = asked.filter(path => path === address || path === '/api/proof')
      expect(calls).toEqual([address, '/api/proof', address])
      expect(await countSettledMails(email)).toBe(1)
    },
  )
})
