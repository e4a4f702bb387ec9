import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Mobile apps for field, warehouse and maintenance work',
    description:
      'Freelance app developers for iOS and Android: apps that work without coverage, read barcodes and NFC, speak Bluetooth and obey your device management.',
  },
  heading: 'Mobile apps that work in the basement',
  lead: 'Boiler rooms, mines and cold stores have one thing in common: no coverage. Our app developers build for it from the first sketch and treat the network as a pleasant surprise.',
  about: {
    heading: 'An app in working clothes',
    paragraphs: [
      'An app for service technicians or warehouse staff has other demands on it than one for consumers. It must be usable with one hand, survive a flat battery halfway through a round, and never lose a reading once taken.',
      'Sometimes a web app will suffice, and then we say so. A native app is justified by a scanner, NFC, Bluetooth, the camera or background location, or by users who are out more than in.',
    ],
  },
  capabilities: {
    heading: 'What the app developers specialise in',
    cards: [
      {
        title: 'Native apps',
        text: 'Swift and SwiftUI for iPhone and iPad, Kotlin and Jetpack Compose for Android, where the hardware is to be used to the full.',
      },
      {
        title: 'One code base, two systems',
        text: 'Flutter, React Native or Kotlin Multiplatform when one app should be everywhere and maintained by few.',
      },
      {
        title: 'Work without a network',
        text: 'A local database, a queue for outgoing changes, and set rules for what happens when two people have corrected the same line.',
      },
      {
        title: 'Scanners, NFC and Bluetooth',
        text: 'Zebra DataWedge, barcodes by camera, NFC tags on valves, and gauges over Bluetooth Low Energy.',
      },
      {
        title: 'Company phones',
        text: 'Intune, Android Enterprise and Apple Business Manager: roll-out, kiosk mode, and a lock for the phone that stayed in a taxi.',
      },
    ],
  },
  offers: {
    heading: 'App projects we staff',
    cards: [
      {
        title: 'Rounds and maintenance',
        text: 'Work orders, checklists, photos and readings, tied to your maintenance system.',
      },
      {
        title: 'Warehouse and picking',
        text: 'Goods in, stocktaking and picking on a handheld, directly against stock levels in the ERP.',
      },
      {
        title: 'An app for your product',
        text: 'The end customer’s app for the machine you sell: pairing, settings, alarms and firmware updates.',
      },
      {
        title: 'Taking over an existing app',
        text: 'The code is built afresh, dependencies are updated, and keys and store accounts end up with you.',
      },
    ],
  },
  process: {
    heading: 'From idea to app on the phone',
    steps: [
      {
        title: 'Join a round',
        text: 'The developer sees where the phone comes out, where it is put down and where the signal disappears.',
      },
      {
        title: 'Choose a track',
        text: 'Native, shared code base or web: the choice follows from hardware, users and who will maintain it.',
      },
      {
        title: 'A test version every week',
        text: 'A new version reaches a small group through TestFlight or a Google Play test track. The comments come from the floor.',
      },
      {
        title: 'Review and roll-out',
        text: 'The app passes the stores’ review or is rolled out internally, in steps, with an eye on the crash reports.',
      },
    ],
  },
  results: {
    heading: 'Once the app is delivered you have',
    items: [
      { text: 'An app that has been tried in flight mode from first step to last.' },
      { text: 'Signing keys and store accounts under your own control.' },
      { text: 'A build that makes new versions without any particular person’s computer.' },
    ],
  },
  closing: {
    heading: 'Where does your coverage end?',
    text: 'Tell us who will use the app and what it has to talk to. We will come back with app developers and a suggested track.',
  },
} satisfies ServicePage
