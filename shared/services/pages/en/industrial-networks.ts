import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Industrial networks: PROFINET, zones and remote access',
    description:
      'Network engineers for the shop floor: PROFINET, EtherNet/IP, EtherCAT and wireless, IEC 62443 segmentation, remote access and troubleshooting on site.',
  },
  heading: 'A well-built network goes unnoticed',
  lead: 'Engineers at home with both fieldbus and firewall, who know why you do not restart a switch in the middle of a casting.',
  about: {
    heading: 'Office rules do not apply on the floor',
    paragraphs: [
      'In a control network a few lost packets in a row are a stop, not a page that loads slowly. There is equipment that cannot stand a port scan, addresses set on the day of delivery, and a cable nobody dares to unplug. All of it has to be charted before it can be protected.',
      'Meanwhile operating data must get out, suppliers must get in, and NIS2 must be met. The consultants speak to IT and to maintenance, and draw a network that both can sign.',
    ],
  },
  capabilities: {
    heading: 'From fieldbus to firewall',
    cards: [
      {
        title: 'PROFINET, EtherNet/IP and EtherCAT',
        text: 'Topology, cycle times, device names and GSDML files, and a plan for retiring the PROFIBUS segment.',
      },
      {
        title: 'Segmentation',
        text: 'Zones and conduits to IEC 62443-3-2, VLANs, firewalls and an industrial DMZ, drawn on the Purdue model where it fits.',
      },
      {
        title: 'Redundancy',
        text: 'MRP rings, parallel paths with PRP or HSR, and a test in which somebody really pulls the cable.',
      },
      {
        title: 'Remote access',
        text: 'One encrypted path through the DMZ with an address plan per machine, in place of the machine builder’s own 4G router in the cabinet.',
      },
      {
        title: 'Wireless in the workshop',
        text: 'Wi-Fi and private 5G surveyed among sheet metal, forklifts and welders, with roaming that the AGVs can live with.',
      },
      {
        title: 'Monitoring and fault-finding',
        text: 'Wireshark, PRONETA and passive listening show new devices and bit errors from poor connectors. A current clamp finds the shield currents.',
      },
    ],
  },
  offers: {
    heading: 'The map, the rebuild and the call-out',
    cards: [
      {
        title: 'Network survey',
        text: 'A passive inventory of devices, traffic and unknown switches, delivered as a drawing and a list of risks.',
      },
      {
        title: 'Segmented control network',
        text: 'Zones, address plan and firewall rules, introduced during planned stops with a rollback for each evening.',
      },
      {
        title: 'Remote access for suppliers',
        text: 'One way in, the same for all, that you open, log and close yourselves.',
      },
      {
        title: 'Troubleshooting on site',
        text: 'When the bus drops one node a day and nobody knows why: a specialist with instruments, patience and spare connectors.',
      },
    ],
  },
  process: {
    heading: 'Listen first, switch over last',
    steps: [
      {
        title: 'Listen',
        text: 'Traffic is recorded from a mirrored port, without sending a single packet towards the controllers.',
      },
      {
        title: 'Draw what is there',
        text: 'Cabinets, ports, cables and addresses go into a drawing that can be trusted.',
      },
      {
        title: 'Divide',
        text: 'Equipment is grouped by risk and function, and each permitted connection is given a reason.',
      },
      {
        title: 'Switch over',
        text: 'Changes are made stage by stage in the windows production allows, measured before and after.',
      },
    ],
  },
  results: {
    heading: 'Paper that agrees with the cables',
    items: [
      { text: 'A network drawing and an asset list you can show to an auditor.' },
      { text: 'Firewall rules with an owner and a purpose for every opening.' },
      { text: 'Every switch configuration saved, so that a replacement takes a coffee break.' },
      { text: 'A record of measurements to compare with next time something feels slow.' },
    ],
  },
  closing: {
    heading: 'Is there a switch whose password nobody knows?',
    text: 'Tell us how many cabinets are involved and what misbehaves. We will arrange a conversation with a network engineer who has worn boots to work.',
  },
} satisfies ServicePage
