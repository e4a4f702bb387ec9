import type { Translation } from '../phrases.ts'
import type swedish from '../sv/partner-facts.ts'

export default {
  title: 'Facts',
  intro:
    'What companies search for and compare. All of it is optional, and stands beside what you wrote in your own words, which stays as it is.',
  none: 'You have not stated any facts yet.',
  edit: 'Change the facts',
  add: 'State facts',
  close: 'Close',
  saved: 'Facts saved',
  savedText: 'These are the details that companies see.',
  failedTitle: 'Error',
  failed: 'Your facts could not be saved. Please try again.',
  notStated: 'Not stated',
  hints: {
    services: '{{max}} at most.',
    list: 'One on each line, or with commas between them.',
    years: 'Whole years, for example 12.',
    place: 'Where you set out from, for example Västerås.',
    availableFrom: 'The first day on which you can start.',
    hoursPerWeek: 'Whole hours, for example 20 for half time.',
    rate: 'Whole kronor without VAT, for example 950.',
  },
  outOfRange: {
    years: 'Enter whole years, between {{min}} and {{max}}.',
    hoursPerWeek: 'Enter whole hours a week, between {{min}} and {{max}}.',
    rate: 'Enter the hourly rate in whole kronor, between {{min}} and {{max}}.',
    availableFrom: 'The day is too far away. Check the year.',
    skills: 'Enter the years as whole numbers, between {{min}} and {{max}}.',
  },
  missing: {
    skills: 'Give each skill a name.',
    languages: 'Choose a language in each row.',
  },
  entries: {
    skill: 'Skill {{number}}',
    skillName: 'Name',
    skillLevel: 'Level',
    skillYears: 'Years',
    language: 'Language {{number}}',
    languageName: 'Language',
    languageLevel: 'Level',
    addSkill: 'Add a skill',
    addLanguage: 'Add a language',
    remove: 'Remove {{what}}',
  },
  proposals: {
    title: 'Is this right?',
    intro: 'We read it in your profile. Nothing is saved before you press Yes.',
    read: 'We read “{{found}}”.',
    yes: 'Yes, save',
    no: 'No',
    yesLabel: 'Yes, save {{what}}',
    noLabel: 'No, not {{what}}',
    confirmed: '{{what}} is saved.',
    refused: 'Then we will not ask about {{what}} again on this device.',
  },
  preview: {
    open: 'As companies see you',
    title: 'As companies see you',
    intro:
      'This is all that a company gets to see before both of you have said yes. Your last name, e-mail address, phone number, links and CV are not shown. Contact details in what you wrote become •••.',
  },
} as const satisfies Translation<typeof swedish>
