import { type ButtonName, buttonNames, type PagePart } from '#shared/analytics/names.ts'
import type { Happening } from './record.ts'

/** By what its markup says: words may hold what somebody typed, the name of a file for one. */
const nameIn = (element: HTMLElement): string | null | undefined => {
  if (element.dataset.button) return element.dataset.button
  if (element.hasAttribute('hreflang')) return 'language'
  if (element.getAttribute('href')?.startsWith('mailto:')) return 'mail'
  if (element.getAttribute('type') === 'submit') return 'submit'
  return element.getAttribute('popovertarget')
}

const isName = (name: string | null | undefined): name is ButtonName =>
  buttonNames.some(known => known === name)

const partOf = (element: Element): PagePart => {
  if (element.closest('dialog')) return 'dialog'
  if (element.closest('footer')) return 'footer'
  return element.closest('header') ? 'header' : 'page'
}

const conversions: Partial<Record<ButtonName, 'employer_clicked' | 'engineer_clicked'>> = {
  'business-sign-up': 'employer_clicked',
  'partner-sign-up': 'engineer_clicked',
}

/** What a press on something means, if it is one of the buttons that are counted. */
export const clicksOn = (target: Element): Happening[] => {
  const element = target.closest<HTMLElement>('button, a')
  const button = element && nameIn(element)
  if (!element || !isName(button)) return []
  const part = partOf(element)
  const conversion = conversions[button]
  return [
    { event_name: 'button_click', properties: { button, part } },
    ...(conversion ? [{ event_name: conversion, properties: { part } }] : []),
  ]
}
