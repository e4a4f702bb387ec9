import type { FieldErrorCode } from '../../contract/errors.ts'

export default {
  required: 'Please fill in this field.',
  invalid: 'This value cannot be used.',
  too_short: 'The text is too short.',
  too_long: 'The text is too long.',
  too_many: 'Too many.',
  one_line_only: 'Keep this to a single line.',
  forbidden_characters: 'The text contains characters that cannot be used.',
  unknown_field: 'This field is unknown.',
  email_invalid: 'Enter a valid e-mail address, such as name@company.com.',
  business_email_required: 'Please use your company e-mail, not a personal one.',
  organization_number_invalid: 'Check the organisation number (XXXXXX-XXXX).',
  phone_invalid: 'Enter a phone number in digits, such as +46 70 123 45 67.',
  vat_number_invalid: 'Enter the VAT number as SE, ten digits and 01.',
  url_invalid: 'Enter the full web address, for example https://example.com.',
  digits_only: 'Use digits only.',
  out_of_range: 'The value is outside what can be entered.',
  file_type_not_accepted: 'We do not accept this type of file.',
  file_empty: 'The file is empty.',
  file_too_large: 'The file is larger than 10 MB.',
} satisfies Record<FieldErrorCode, string>
