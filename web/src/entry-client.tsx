import './ui/tokens.css'
import './ui/base.css'
import { startBrowser } from './routes/startBrowser.tsx'

/** Called by `boot`, anew when it failed. */
export const start = (failures: number): Promise<void> => startBrowser(document, window, failures)
