import { Component, Suspense, useLayoutEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { PartFailure, loadFailedParts } from '../ui/lazyPart.ts'
import { MissingPart } from './MissingPart.tsx'

interface WaitForPartProps {
  /** Stands in its place while it comes. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/**
 * The place of a part whose code comes when it is wanted. One that does not come says so where it would stand, and can be asked for
 * again; by itself it asks when the network is back. What surrounds it, and all that was typed there, stays.
 *
 * On a page from the server its HTML stands there meanwhile. React would throw that away for anything new that it is asked to show before
 * the code is there, so until then it is asked for what it was asked for at first.
 */
export const WaitForPart = ({ fallback, children }: WaitForPartProps) => {
  const [failures, setFailures] = useState(0)
  const [isThere, setThere] = useState(false)
  // The same element while nothing new is asked for: that the part is there renders nothing of it anew.
  const place = useMemo(
    () => (
      <Suspense fallback={fallback}>
        {children}
        <Arrival onArrive={setThere} />
      </Suspense>
    ),
    [fallback, children],
  )
  const [first] = useState(place)
  return (
    <PartBoundary
      onFailure={() => setFailures((count) => count + 1)}
      messageFor={(retry) => <MissingPart onRetry={retry} onOnline={retry} isStubborn={failures > 1} />}
    >
      {isThere ? place : first}
    </PartBoundary>
  )
}

/** Tells, before anything of it is painted, that the part is there. */
const Arrival = ({ onArrive }: { readonly onArrive: (isThere: boolean) => void }) => {
  // Only a commit knows that all the code has come.
  useLayoutEffect(() => onArrive(true), [onArrive])
  return null
}

interface PartBoundaryProps {
  readonly onFailure: () => void
  readonly messageFor: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** React has boundaries as classes alone. Any other error goes on up. */
class PartBoundary extends Component<PartBoundaryProps, { readonly error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PartFailure) this.props.onFailure()
  }

  readonly retry = () => {
    loadFailedParts()
    this.setState({ error: null })
  }

  override render() {
    const { error }: { readonly error: unknown } = this.state
    if (error === null) return this.props.children
    if (error instanceof PartFailure) return this.props.messageFor(this.retry)
    throw error
  }
}
