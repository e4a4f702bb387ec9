import { afterEach, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { emptyTable } from './empty-table.ts'
import { presentMonth, setUpIssues } from './newsletter-issues.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { begin, draft, mailsTo, operateOn, run, status, subscribe } = setUpIssues(services)

describe('an issue', () => {
  it('is sent once to each subscriber, in their language', async () => {
    await subscribe('anna@verkstad.se')
    await subscribe('eve@works.example', 'en')
    expect(await begin()).toEqual({ changed: true })
    await run()
    await run()
    expect(mailsTo('anna@verkstad.se').map(({ subject }) => subject)).toEqual(['Höstens uppdrag'])
    expect(mailsTo('eve@works.example').map(({ subject }) => subject)).toEqual(['Assignments this autumn'])
    expect(await status()).toMatchObject({ state: 'sent', sent: 2, failed: 0, bounced: 0, left: 0 })
  })
})
