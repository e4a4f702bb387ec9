import { describe, expect, it } from 'vitest'
import { readCv } from '#lambdas/matching/cv-text/read-cv.ts'
import { featuresOf } from '#shared/matching/features.ts'
import { cvColumns, cvDocx, cvPdf, pdfBomb, scannedPdf } from '../builders/cv-files.ts'

const line = 'Har flyttat en packlinje från S7-300 till S7-1500 och kört FAT hos kunden.'
const read = (fileName: string, bytes: Buffer) => readCv('Maja Lundström', fileName, bytes)

describe('a CV', () => {
  it.each([
    ['PDF', 'cv.pdf', cvPdf],
    ['Word document', 'cv.docx', async (pages: string[]) => cvDocx(pages)],
  ])('as a %s is read page by page', async (_, fileName, build) => {
    const { reading, pages } = await read(fileName, await build([line, 'Talar svenska & < engelska.']))
    expect(reading).toEqual({ outcome: 'read', pages: 2 })
    expect(pages.map(({ page }) => page)).toEqual([1, 2])
    expect(pages[0]?.text).toContain('S7-300 till S7-1500')
    expect(pages[1]?.text).toContain('svenska & < engelska')
  })

  it('is kept without the last name and the contact details of its partner', async () => {
    const text = `${line} Maja Lundström, maja@konsult.se, 070-123 45 67, www.lundstrom.se`
    for (const [name, bytes] of [
      ['cv.pdf', await cvPdf([text])],
      ['cv.docx', cvDocx([text])],
    ] as const) {
      const said = (await read(name, bytes)).pages.map(page => page.text).join()
      expect(said).toContain('S7-1500')
      expect(said).not.toMatch(/Lundström|konsult\.se|070|123 45|lundstrom/)
    }
  })

  it.each([
    ['070-765 43 21', 'anna.berg@kund.se'],
    ['tfn 0140-12 34 56', 'anna.berg (at) kund.se'],
    ['+46 (0)70 765 43 21', 'www.kund.se'],
    ['070-765\n43 21', 'anna.berg@\nkund.se'],
  ])('is kept without how to reach a reference: %s', async (number, address) => {
    const text = `${line}\nReferens: Anna Berg, ${number}, ${address}\nKörde också SAT.`
    for (const [name, bytes] of [
      ['cv.pdf', await cvPdf([text])],
      ['cv.docx', cvDocx([text])],
    ] as const) {
      const said = (await read(name, bytes)).pages.map(page => page.text).join()
      expect(said).toContain('SAT')
      expect(said).toMatch(/Referens: Anna Berg, (?:tfn )?•••, •••/)
      expect(said).not.toMatch(/765|12 34|43 21|kund\.se/)
    }
  })

  it('in two columns has the concepts of both, each quoted as it stands', async () => {
    const left = ['TIA Portal', 'Driftsättning', 'S7-1500', 'Robotsvets']
    const right = ['Halcon', 'PROFINET', 'Kafka', 'SCADA']
    const { reading, pages } = await read('cv.pdf', await cvColumns(left, right))
    expect(reading).toEqual({ outcome: 'read', pages: 1 })
    const passages = pages.map(({ page, text }) => ({ field: 'cv', page, text, shows: true }))
    const none = { services: [], languages: [], place: null, reach: null, availableFrom: null, rate: null }
    const { evidence } = featuresOf({ id: 'x', ...none, passages })
    const said = [...evidence.values()].map(one => one.said)
    for (const word of ['TIA Portal', 'S7-1500', 'Robotsvets', 'Halcon', 'PROFINET', 'Kafka', 'SCADA'])
      expect(said).toContain(word)
    for (const one of evidence.values()) expect(pages[0]?.text.slice(one.start, one.end)).toBe(one.said)
  })

  it('in Finnish is read, and found by the names of products', async () => {
    const text = 'Ohjelmoin robottisoluja ja logiikoita: Siemens S7-1500, EPLAN, ABB IRC5. Puhun suomea.'
    const { reading, pages } = await read('cv.pdf', await cvPdf([text]))
    expect(reading).toEqual({ outcome: 'read', pages: 1 })
    const passages = pages.map(({ page, text: said }) => ({ field: 'cv', page, text: said, shows: true }))
    const none = { services: [], languages: [], place: null, reach: null, availableFrom: null, rate: null }
    const { evidence } = featuresOf({ id: 'x', ...none, passages })
    expect([...evidence.values()].map(one => one.said)).toEqual(
      expect.arrayContaining(['S7-1500', 'EPLAN', 'IRC5']),
    )
  })

  it('that was changed in Word is read as it stands, without what was deleted and without codes', async () => {
    const more =
      '<w:p><w:del><w:r><w:delText>Struket</w:delText></w:r></w:del><w:r><w:instrText>HYPERLINK</w:instrText></w:r><w:tbl/></w:p>'
    const { pages } = await read('cv.docx', cvDocx([line], more))
    expect(pages.map(({ text }) => text)).toEqual([line])
  })

  it('has at most 20 KB a page, and no half signs', async () => {
    const { pages } = await read('cv.docx', cvDocx(['å'.repeat(30_000)]))
    expect(Buffer.byteLength(pages[0]?.text ?? '')).toBeLessThanOrEqual(20_000)
    expect(pages[0]?.text).toMatch(/^å{9000,}$/)
  })

  it('of 300 pages is read to page 40, which is said', async () => {
    const many = Array.from({ length: 300 }, (_, at) => `${line} ${at}`)
    for (const [name, bytes] of [
      ['cv.pdf', await cvPdf(many)],
      ['cv.docx', cvDocx(many)],
    ] as const) {
      const { reading, pages } = await read(name, bytes)
      expect(reading).toEqual({ outcome: 'cut', pages: 40 })
      expect(pages).toHaveLength(40)
    }
  })

  it.each([
    ['a scanned picture', 'no_text', 'cv.pdf', scannedPdf],
    ['an empty document', 'no_text', 'cv.docx', async () => cvDocx([''])],
    ['locked with a password', 'locked', 'cv.pdf', () => cvPdf([line], { userPassword: 'hemligt' })],
    ['a PDF that unpacks to hundreds of megabytes', 'too_large', 'cv.pdf', async () => pdfBomb()],
    [
      'a document that unpacks to hundreds of megabytes',
      'too_large',
      'cv.docx',
      async () => cvDocx(['å'.repeat(60_000_000)]),
    ],
    ['cut off', 'damaged', 'cv.pdf', async () => (await cvPdf([line])).subarray(0, 200)],
    ['no PDF at all', 'damaged', 'cv.pdf', async () => Buffer.from('%PDF-1.7 hej %%EOF')],
    ['a cut off document', 'damaged', 'cv.docx', async () => cvDocx([line]).subarray(0, 200)],
    ['of Word before 2007', 'old_word', 'cv.doc', async () => Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ])('that is %s ends in "%s"', async (_, outcome, fileName, build) => {
    expect(await read(fileName, await build())).toEqual({ reading: { outcome, pages: 0 }, pages: [] })
  })

  it('of ten full pages takes at most two seconds of processor time', async () => {
    const page = Array.from({ length: 60 }, (_, at) => `${line} ${at}`).join('\n')
    const bytes = await cvPdf(Array.from({ length: 10 }, () => page))
    await read('cv.pdf', bytes)
    const before = process.threadCpuUsage()
    const { pages } = await read('cv.pdf', bytes)
    const { user, system } = process.threadCpuUsage(before)
    expect(pages.length).toBeGreaterThanOrEqual(10)
    expect((user + system) / 1_000).toBeLessThan(2_000)
  })
})
