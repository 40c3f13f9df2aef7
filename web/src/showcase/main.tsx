import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../ui/tokens.css'
import '../ui/base.css'
import { SamplePage } from './SamplePage.tsx'
import { Showcase } from './Showcase.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('showcase.html has no #root')

const sample = new URLSearchParams(location.search).has('sample')
createRoot(root).render(<StrictMode>{sample ? <SamplePage /> : <Showcase />}</StrictMode>)
