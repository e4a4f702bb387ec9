import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { handleInbox } from '#infra/local/ses/inbox.ts'
import { serve } from '../s3/serve.ts'
import { buildMessage, createMailService } from './mail-service.ts'

async function createInbox() {
  const { sendRaw, inbox } = await createMailService()
  const origin = await serve({ handle: (request, response) => handleInbox(request, response, inbox) })
  return { sendRaw, open: (path: string, method = 'GET') => fetch(`${origin}/_local/${path}`, { method }) }
}

const html = (content: string, headers = {}) =>
  buildMessage({ 'Content-Type': 'text/html; charset=utf-8', ...headers }, content)

test('inbox.json lists the mails newest first and filters by recipient', async () => {
  const { sendRaw, open } = await createInbox()
  await sendRaw(buildMessage({ Subject: 'first', To: 'anna+1@example.com' }, 'one'))
  await sendRaw(html('<p>two</p>', { Subject: 'second', To: 'bo@example.com' }))
  const reply = await open('inbox.json')
  expect([reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
    'application/json',
    'no-store',
  ])
  expect(await reply.json()).toEqual([
    {
      id: expect.any(String),
      to: 'bo@example.com',
      from: 'Nodverk <Hej@nodverk.example>',
      subject: 'second',
      text: '',
      html: expect.stringContaining('<p>two</p>'),
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    },
    {
      id: expect.any(String),
      to: 'anna+1@example.com',
      from: 'Nodverk <Hej@nodverk.example>',
      subject: 'first',
      text: expect.stringContaining('one'),
      html: '',
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ])
  const filtered = await open(`inbox.json?to=${encodeURIComponent('Anna+1@example.com')}`)
  expect(await filtered.json()).toMatchObject([{ subject: 'first' }])
  expect(await (await open('inbox.json?to=na%2B1@example.com')).json()).toEqual([])
})

test('the page lists the mails and links to each', async () => {
  const { sendRaw, open } = await createInbox()
  expect(await (await open('inbox')).text()).toContain('Nothing here yet')
  const { MessageId } = await sendRaw(buildMessage({ Subject: 'Your code' }))
  const page = await (await open('inbox?to=anna%40example.com')).text()
  expect(page).toContain(`<a href="/_local/inbox/${MessageId}">Your code</a>`)
  expect(page).toContain('1 mail to anna@example.com')
  expect(await (await open('inbox?to=bo%40example.com')).text()).not.toContain('Your code')
})

test('an opened mail shows its text with links, its headers and its attachments', async () => {
  const { sendRaw, open } = await createInbox()
  const body =
    '--x\r\n\r\nGo to https://example.com/a?b=1&c=2\r\n--x\r\nContent-Type: text/calendar; name="m.ics"\r\nContent-Disposition: attachment\r\n\r\nBEGIN\r\n--x--'
  const headers = {
    'Content-Type': 'multipart/mixed; boundary=x',
    'List-Unsubscribe': '<https://example.com/u>',
  }
  const { MessageId } = await sendRaw(buildMessage(headers, body))
  const page = await (await open(`inbox/${MessageId}`)).text()
  expect(page).toContain('<a href="https://example.com/a?b=1&amp;c=2" target="_blank" rel="noopener">')
  expect(page).toContain('List-Unsubscribe: &lt;https://example.com/u&gt;')
  expect(page).toContain('m.ics <span>text/calendar</span>')
})

test('no content of a mail becomes part of the page', async () => {
  const { sendRaw, open } = await createInbox()
  const probe = '"><script>alert(1)</script>'
  const mail = html(`<p>${probe}</p>`, {
    Subject: probe,
    From: `"\\"><script>alert(1)</script>" <Hej@nodverk.example>`,
    'X-Probe': probe,
  })
  const { MessageId } = await sendRaw(mail)
  for (const path of [
    'inbox',
    `inbox/${MessageId}`,
    `inbox?to=${encodeURIComponent(probe)}`,
    'inbox/%3Cscript%3E',
  ]) {
    const page = await (await open(path)).text()
    expect(page).toContain('</html>')
    expect(page).not.toContain('<script')
  }
})

test('a mail is in a frame without scripts, under a policy without scripts', async () => {
  const { sendRaw, open } = await createInbox()
  const { MessageId } = await sendRaw(html('<style>p{color:red}</style><p style="margin:0">Hej</p>'))
  const reply = await open(`inbox/${MessageId}`)
  const page = await reply.text()
  const policy = reply.headers.get('content-security-policy')
  expect(page).toMatch(
    /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="[^"]*&lt;p style=/,
  )
  const hash = (style = '') => `'sha256-${createHash('sha256').update(style).digest('base64')}'`
  expect(policy).toContain(
    `default-src 'none'; style-src ${hash(/<style>([\s\S]*?)<\/style>/.exec(page)?.[1])} ${hash('p{color:red}')};`,
  )
  expect(policy).not.toContain('script-src')
  expect((await open('inbox')).headers.get('content-security-policy')).not.toContain('unsafe')
})

test('an unknown mail, and any write, is refused', async () => {
  const { open } = await createInbox()
  expect((await open('inbox/none')).status).toBe(404)
  expect((await open('inbox', 'POST')).status).toBe(405)
})
