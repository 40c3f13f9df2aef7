import { useEffect, useState } from 'react'

const shownMs = 3_000

/** Whether something was copied a moment ago, and how to say that it was. */
export function useCopied(): readonly [boolean, () => void] {
  const [copied, setCopied] = useState(false)

  // Keeps a browser timer in step with what is shown.
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [copied])

  return [copied, () => setCopied(true)]
}
