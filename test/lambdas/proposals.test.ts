import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { hours, type Proposed, proposalSides, times } from './proposal-sides.ts'
import { runningServices } from './running-services.ts'

const { work, ask, createPartner, proposed, asBusiness, asPartner, statesOf } = proposalSides(
  runningServices(),
)
let proposalMails: typeof import('#lambdas/proposals/proposals.mails.ts').proposalMails
let inquiryMails: typeof import('#lambdas/business-inquiries/business-inquiries.mails.ts').businessInquiryMails
const addresses = { operator: 'drift@nodverk.example', siteOrigin: 'https://site.example' }

beforeAll(async () => {
  proposalMails = (await import('#lambdas/proposals/proposals.mails.ts')).proposalMails
  inquiryMails = (await import('#lambdas/business-inquiries/business-inquiries.mails.ts'))
    .businessInquiryMails
})

describe('the way from proposals to two sides who want each other', () => {
  it('is an interview, a choice and a yes; the others are told that it is somebody else', async () => {
    const found = await proposed(3)
    const [chosen, other] = found.partners
    expect(await statesOf(found)).toEqual({ inquiry: 'proposed', proposals: Array(3).fill('proposed') })
    const offered = times()
    expect((await asBusiness(found, chosen).invite(offered)).body).toMatchObject({
      state: 'invited',
      turn: 'partner',
    })
    expect((await statesOf(found)).inquiry).toBe('interviewing')
    expect((await asPartner(found, chosen).book(offered[1] ?? '')).body).toMatchObject({
      state: 'interviewing',
      interviewAt: offered[1],
      videoLink: 'https://meet.example/a',
    })
    expect((await asBusiness(found, chosen).choose()).body).toMatchObject({ state: 'chosen' })
    expect((await asPartner(found, chosen).agree()).body).toMatchObject({ state: 'agreed', turn: 'operator' })
    expect(await statesOf(found)).toEqual({ inquiry: 'agreed', proposals: ['agreed', 'lapsed', 'lapsed'] })
    expect((await asPartner(found, String(other)).list()).body).toMatchObject({
      items: [{ state: 'lapsed' }],
    })
  })

  it('goes back to the search once the last of them has ended, with a new promise', async () => {
    const found = await proposed(2)
    const [first, second] = found.partners
    expect((await asBusiness(found, first).decline()).body).toMatchObject({ state: 'declined' })
    expect((await statesOf(found)).inquiry).toBe('proposed')
    expect((await asPartner(found, String(second)).withdraw()).body).toMatchObject({ reason: 'Fick annat.' })
    const { businessId, inquiryId } = found
    const inquiry = await work.read(`BUSINESS#${businessId}`, `INQUIRY#${inquiryId}`)
    expect(inquiry).toMatchObject({ state: 'matching', due: { breakPromise: expect.any(String) } })
  })

  it('puts the interview into the calendars of both sides', async () => {
    const found = await proposed(1)
    const [invited] = found.partners
    const offered = times()
    await asBusiness(found, invited).invite(offered)
    const read = () => work.read(`BUSINESS#${found.businessId}`, `PROPOSAL#${found.inquiryId}#${invited}`)
    const before = (await read()) ?? null
    await asPartner(found, invited).book(offered[0] ?? '')
    const mails = proposalMails({ before, after: (await read()) ?? {} }, addresses)
    expect(mails.map(({ template }) => template).sort()).toEqual([
      'proposal_book_business',
      'proposal_book_notice',
      'proposal_book_partner',
    ])
    const starts = `${offered[0]?.slice(0, 19).replace(/[-:]/g, '')}Z`
    for (const side of ['business', 'partner']) {
      const mail = await mails.find(({ template }) => template === `proposal_book_${side}`)?.compose()
      expect(mail?.calendar?.content).toContain(`DTSTART:${starts}`)
      expect(mail?.calendar?.content).toContain('LOCATION:https://meet.example/a')
    }
  })

  it('begins with a mail whose every line names the business', async () => {
    const found = await proposed(1)
    const after = await work.read(
      `BUSINESS#${found.businessId}`,
      `PROPOSAL#${found.inquiryId}#${found.partners[0]}`,
    )
    const [mail] = proposalMails({ before: null, after: after ?? {} }, addresses)
    const { subject, text, html } = (await mail?.compose()) ?? {}
    expect(`${subject}${text}${html}`).not.toContain('{{')
    expect(html).toContain('läser om dig nu.')
  })

  it('asks for other times if none suits', async () => {
    const found = await proposed(2)
    const [invited] = found.partners
    await asBusiness(found, invited).invite()
    expect((await asPartner(found, invited).askForTimes()).body).toMatchObject({
      state: 'proposed',
      times: [],
      reason: 'Bara fredagar.',
    })
    // The business is reminded of what it has been proposed again.
    expect((await statesOf(found)).inquiry).toBe('proposed')
    expect((await asBusiness(found, invited).invite()).status).toBe(200)
  })

  it('goes back to the search if the last two end at the same time', async () => {
    const found = await proposed(2)
    const answers = found.partners.map(id => asBusiness(found, id).decline())
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
    expect(await statesOf(found)).toEqual({ inquiry: 'matching', proposals: ['declined', 'declined'] })
  })

  it('ends for who has agreed if the inquiry is closed, and begins if the work does', async () => {
    const agreed = async () => {
      const found = await proposed(2)
      await asBusiness(found, found.partners[0]).choose()
      await asPartner(found, found.partners[0]).agree()
      const { businessId, inquiryId } = found
      return { found, inquiry: { businessId, inquiryId } }
    }
    const closed = await agreed()
    await ask('inquiries close', { ...closed.inquiry, reason: 'Inställt.' })
    const { body } = await asPartner(closed.found, closed.found.partners[0]).list()
    expect(body).toMatchObject({ items: [{ state: 'lapsed', reason: 'Inställt.' }] })
    const started = await agreed()
    const { businessId, inquiryId } = started.inquiry
    const before = await work.read(`BUSINESS#${businessId}`, `INQUIRY#${inquiryId}`)
    await ask('inquiries start', started.inquiry)
    expect((await statesOf(started.found)).proposals).toEqual(['engaged', 'lapsed'])
    const after = await work.read(`BUSINESS#${businessId}`, `INQUIRY#${inquiryId}`)
    const told = inquiryMails({ before: { ...before, files: [] }, after: { ...after, files: [] } }, addresses)
    expect(told.map(({ template }) => template)).toEqual(['inquiry_start_business'])
  })
})

describe('an answer', () => {
  it('happens once, and one of two who press at the same time is told what happened', async () => {
    const found = await proposed(2)
    const [invited] = found.partners
    await asBusiness(found, invited).invite()
    const answers = await Promise.all([
      asBusiness(found, invited).decline(),
      asPartner(found, invited).withdraw(),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { body } = await asBusiness(found, invited).list()
    const { state } = (body as { items: { partnerId: string; state: string }[] }).items.find(
      ({ partnerId }) => partnerId === invited,
    ) ?? { state: '' }
    const again =
      state === 'declined' ? asBusiness(found, invited).decline() : asPartner(found, invited).withdraw()
    expect((await again).status).toBe(200)
  })

  it('is refused to strangers, for past times, and for a time that nobody offered', async () => {
    const found = await proposed(2)
    const [invited] = found.partners
    const stranger = { ...found, businessId: randomUUID() }
    expect((await asBusiness(stranger, invited).choose()).status).toBe(404)
    expect((await asPartner(found, randomUUID()).agree()).status).toBe(404)
    expect((await asBusiness(found, invited).invite([hours(-1), hours(5), hours(5)])).body).toMatchObject({
      fields: { 'times.0': 'invalid', 'times.2': 'invalid' },
    })
    await asBusiness(found, invited).invite()
    expect((await asPartner(found, invited).book(hours(31))).status).toBe(409)
  })
})

describe('a draft', () => {
  it('is seen by operators alone, and can be taken back', async () => {
    const inquiry = await work.createBusiness(50)
    const { businessId, inquiryId } = inquiry
    const item = await work.read(`BUSINESS#${businessId}`, `INQUIRY#${inquiryId}`)
    await work.put({ ...item, description: 'En cell.' })
    const partnerId = await createPartner()
    const found = { ...inquiry, partners: [partnerId] } as Proposed
    await ask('proposals draft', { ...inquiry, partnerId, why: 'Passar.', reasonCode: 'chosen_evidence' })
    expect((await asBusiness(found, partnerId).list()).body).toEqual({ items: [] })
    expect((await asPartner(found, partnerId).list()).body).toMatchObject({ items: [] })
    expect((await asBusiness(found, partnerId).choose()).status).toBe(404)
    expect((await ask('proposals list', inquiry)).items).toMatchObject([
      { state: 'drafted', name: 'Sara L.' },
    ])
    expect(await ask('proposals discard', { ...inquiry, partnerId })).toEqual({ changed: true })
    expect(await ask('proposals send', inquiry)).toEqual({ changed: false })
    expect(await work.inquiryState(inquiry)).toBe('received')
  })

  it('is refused for a partner who is not approved, and for a sixth', async () => {
    const found = await proposed(5)
    const { businessId, inquiryId } = found
    const draft = async (partnerId: string) =>
      (
        await ask('proposals draft', {
          businessId,
          inquiryId,
          partnerId,
          why: 'Passar.',
          reasonCode: 'chosen_evidence',
        })
      ).refused
    expect(await draft(await createPartner())).toMatch(/^There are 5 proposals already/)
    expect(await draft(found.partners[0])).toMatch(/is proposed for it already, and is proposed/)
  })
})
