import { createRoot } from 'react-dom/client'
import '#web/src/ui/tokens.css'
import '#web/src/ui/base.css'
import './desk.css'
import './tables.css'
import './approvals.css'
import './passkeys.css'
import './candidates.css'
import './figures.css'
import './board.css'
import './week.css'
import { App } from './App.tsx'

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
