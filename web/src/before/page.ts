/**
 * Runs in the head of every page, before anything is painted, and is all the script that a visitor gets until
 * the first touch. Bundled and inlined by web/build.ts; has to stay below a kilobyte on the wire.
 */
import './language.ts'
import './session.ts'
import './load-on-intent.ts'
import './services-menu.ts'
import './consent.ts'
