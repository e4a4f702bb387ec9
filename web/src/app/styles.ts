/** Styles that no component imports: the base, and the styles of static markup. */
import '#web/src/ui/tokens.css'
import '#web/src/ui/base.css'
import '#web/src/ui/print.css'
import '#web/src/features/consent/consent.module.css'
