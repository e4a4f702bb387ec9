import type { ErrorCode } from '../../contract/errors.ts'

export default {
  not_json: 'Anropet gick inte att läsa.',
  unauthorized: 'Du behöver logga in igen.',
  forbidden: 'Du har inte tillgång till det här.',
  not_found: 'Det du söker finns inte.',
  request_in_flight: 'Vi håller redan på med den förra begäran. Vänta någon sekund.',
  newsletter_already_subscribed: 'Du prenumererar redan!',
  meeting_slot_taken: 'Tiden hann bokas av någon annan. Välj en ny tid.',
  price_changed: 'Priset har ändrats. Kontrollera det nya priset och skicka igen.',
  profile_exists: 'Profil finns redan',
  profile_changed: 'Profilen har ändrats sedan du öppnade den. Ladda om och försök igen.',
  payload_too_large: 'Det du skickade är för stort.',
  unsupported_media_type: 'Formatet stöds inte.',
  invalid_fields: 'Kontrollera de markerade fälten.',
  idempotency_key_reused:
    'Formuläret har redan skickats med andra uppgifter. Ladda om sidan och försök igen.',
  proof_required: 'Vi behöver kontrollera att du inte är en robot. Försök igen.',
  proof_invalid: 'Kontrollen mot robotar gick inte igenom. Försök igen.',
  code_invalid: 'Koden stämmer inte eller gäller inte längre.',
  rate_limited: 'För många förfrågningar. Försök igen senare.',
  internal: 'Ett oväntat fel uppstod. Försök igen.',
  unavailable: 'Tjänsten svarar inte just nu. Försök igen om en stund.',
} satisfies Record<ErrorCode, string>
