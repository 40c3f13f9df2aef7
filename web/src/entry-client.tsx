import './ui/tokens.css'
import './ui/base.css'
import { startBrowser } from './routes/startBrowser.tsx'

void startBrowser(document, window)
