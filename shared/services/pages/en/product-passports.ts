import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Digital product passports for the ESPR and for batteries',
    description:
      'Freelance engineers for digital product passports: data model, supplier data, data carriers, GS1 Digital Link, and the joins between PLM, ERP and registry.',
  },
  heading: 'Product passports that pass inspection',
  lead: 'The QR code on the nameplate is the small part. The large part is knowing what is in the product, who said so, and when.',
  about: {
    heading: 'The product passport in brief',
    paragraphs: [
      'The Ecodesign Regulation, ESPR, (EU) 2024/1781, brings in digital product passports group by group through delegated acts. Batteries go first, under Regulation (EU) 2023/1542. Steel, aluminium, textiles, tyres and furniture stand high on the Commission’s working plan.',
      'Often the data exist already, scattered over PLM, ERP, test reports and the supplier’s e-mails. The work is to collect them per model, batch or item, keep them right throughout the product’s life, and show the right part to the right reader.',
    ],
  },
  capabilities: {
    heading: 'The building blocks of a product passport',
    cards: [
      {
        title: 'Requirements',
        text: 'Which act applies to your product, at which level must the passport sit, and which fields are mandatory? The rules are read together with your lawyer.',
      },
      {
        title: 'Data model',
        text: 'Substances, recycled content, carbon footprint, repairability and dismantling: the fields come from the delegated act, the exchange format from the EN standards of CEN/CENELEC JTC 24.',
      },
      {
        title: 'Identity and data carrier',
        text: 'GS1 Digital Link in a QR code or Data Matrix, NFC where the surface wears. The mark has to be readable when the product is ten years old and has been painted once.',
      },
      {
        title: 'Data from suppliers',
        text: 'Collection through Catena-X, IMDS or a plain form, with plausibility checks and a traceable source for each value.',
      },
      {
        title: 'Links to your own systems',
        text: 'Bill of materials from PLM, serial number from MES and consignee from ERP, with nobody copying figures between windows.',
      },
      {
        title: 'Access in several tiers',
        text: 'The consumer sees some, the repairer more, market surveillance the most. Access is governed in the service, not in the code on the plate.',
      },
    ],
  },
  offers: {
    heading: 'Product passport assignments',
    cards: [
      {
        title: 'A pilot study on one product',
        text: 'We take a real article, fill in what can be filled in, and report what is missing and who has it.',
      },
      {
        title: 'Battery passport',
        text: 'Data model, basis for calculation and publication for batteries in electric vehicles, light means of transport and industry (above 2\u00a0kWh), including updates while in use.',
      },
      {
        title: 'A passport service in operation',
        text: 'A solution of your own on the Asset Administration Shell or the introduction of a bought platform, with a backup held by an independent third party.',
      },
      {
        title: 'Marking on the line',
        text: 'Laser or label, read-back verification, and serial number joined to passport at the pace of production.',
      },
    ],
  },
  process: {
    heading: 'The way to a valid product passport',
    steps: [
      {
        title: 'One article as guinea pig',
        text: 'Pick the one with the most subcontractors. If it works there, it works for the others.',
      },
      {
        title: 'Gaps on the table',
        text: 'Field by field, you see where a value is, how certain it is and what the missing ones cost to obtain.',
      },
      {
        title: 'The chain from PLM to code',
        text: 'The flow is built and run with real serial numbers, from bill of materials to marked product.',
      },
      {
        title: 'Scan it as the authority would',
        text: 'The passport is read by phone, by a workshop and by somebody playing inspector. Deviations are put right at the source.',
      },
    ],
  },
  results: {
    heading: 'With the product passport in place there are',
    items: [
      { text: 'A list of fields with source, owner and update interval for each.' },
      {
        text: 'Marked products whose code leads to the right place, even if the domain changes hands within the group.',
      },
      { text: 'Routines for what happens to the passport on repair, reuse and scrapping.' },
      { text: 'Material that can be used again in CSRD reporting and in replies to customers.' },
    ],
  },
  closing: {
    heading: 'What is actually in your product?',
    text: 'Name the product group and the systems you have. The next step is a meeting where we go through the rules that concern it.',
  },
} satisfies ServicePage
