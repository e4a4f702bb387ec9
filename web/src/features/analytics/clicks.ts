import { type ButtonName, buttonNames, type PagePart } from '#shared/analytics/names.ts'
import type { Happening } from './record.ts'

/** Identified by markup: a text may contain what somebody typed, e.g. a file name. */
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

/** Returns the event of a press, if the button is counted. */
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
