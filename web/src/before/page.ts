/**
 * Runs in the head of every page before anything is painted, and is the only script that a visitor gets until the
 * first touch. Bundled and inlined by web/build.ts; must stay below one kilobyte compressed.
 */
import './language.ts'
import './session.ts'
import './load-on-intent.ts'
import './services-menu.ts'
import './consent.ts'
