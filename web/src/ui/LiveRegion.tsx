import { useSyncExternalStore } from 'react'
import type { Announcer } from './announcer.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** The page's one status region. It is empty in the first HTML, since only changes to it are read out (WCAG ARIA22). */
export const LiveRegion = ({ announcer }: { readonly announcer: Announcer }) => {
  const text = useSyncExternalStore(announcer.subscribe, announcer.text, nothing)
  return (
    <div role="status" aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  )
}

const nothing = () => ''
