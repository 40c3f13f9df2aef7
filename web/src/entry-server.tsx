export { renderPage } from './routes/renderPage.tsx'
