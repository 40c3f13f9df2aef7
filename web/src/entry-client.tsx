// In this order: the first two lines stand around the evaluation of React.
import './evaluation/cheapErrors.ts'
import 'react-dom/client'
import './evaluation/realErrors.ts'
import './ui/tokens.css'
import './ui/base.css'
import { startBrowser } from './routes/startBrowser.tsx'

/** Called by `boot`, anew when it failed. */
export const start = (failures: number): Promise<void> => startBrowser(document, window, failures)
