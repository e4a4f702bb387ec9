import type { FieldErrorCode } from '../../contract/errors.ts'

export default {
  required: 'Fyll i det här fältet.',
  invalid: 'Värdet går inte att använda.',
  too_short: 'Texten är för kort.',
  too_long: 'Texten är för lång.',
  too_many: 'För många.',
  one_line_only: 'Skriv på en rad.',
  forbidden_characters: 'Texten innehåller tecken som inte går att använda.',
  unknown_field: 'Fältet är okänt.',
  email_invalid: 'Ange en giltig e-postadress, till exempel namn@foretag.se.',
  business_email_required: 'Vänligen använd din företagsemail, inte personlig email.',
  organization_number_invalid: 'Kontrollera organisationsnumret (XXXXXX-XXXX).',
  phone_invalid: 'Ange ett telefonnummer med siffror, till exempel 070-123 45 67.',
  vat_number_invalid: 'Ange momsnumret som SE, tio siffror och 01.',
  url_invalid: 'Ange hela webbadressen, till exempel https://exempel.se.',
  digits_only: 'Använd bara siffror.',
  out_of_range: 'Värdet ligger utanför det som går att ange.',
  file_type_not_accepted: 'Vi tar inte emot den filtypen.',
  file_empty: 'Filen är tom.',
  file_too_large: 'Filen är större än 10 MB.',
} satisfies Record<FieldErrorCode, string>
