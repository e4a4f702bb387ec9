/** Styles that no component of the app imports: the base, and those of the markup that is never React's. */
import '#web/src/ui/tokens.css'
import '#web/src/ui/base.css'
import '#web/src/ui/print.css'
import '#web/src/features/consent/consent.module.css'
