import { useDeferredValue, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Texts } from '../i18n/text.ts'
import { TextProvider } from '../i18n/TextContext.tsx'
import { WaitForPart } from '../i18n/WaitForPart.tsx'
import type { PageState } from '../pageState.ts'
import { ShopProvider } from '../session/ShopContext.tsx'
import type { Shop } from '../session/ShopContext.tsx'
import { locationOf } from './paths.ts'
import { Regions } from './Regions.tsx'
import { StepScreen } from './StepScreen.tsx'
import { useArrival } from './useArrival.ts'

interface AppProps {
  readonly state: PageState
  readonly texts: Texts
  readonly shop: Shop
  /** React has the page from here on. Never called on the server. */
  readonly onAlive: () => void
}

/** The whole application for one page's state. */
export const App = ({ state, texts, shop, onAlive }: AppProps) => (
  <TextProvider value={texts}>
    <Alive onAlive={onAlive} />
    <ShopProvider value={shop}>
      <WaitForPart>
        <CurrentStep state={state} />
      </WaitForPart>
      <Regions />
    </ShopProvider>
  </TextProvider>
)

/**
 * Tells that the page is taken over: from here on its controls answer whose code is there.
 * It stands in the server's tree as well, because React's ids follow from the shape of the tree.
 */
const Alive = ({ onAlive }: Pick<AppProps, 'onAlive'>) => {
  // Tells the document, which is outside React, that hydration is done.
  useEffect(() => {
    onAlive()
  }, [onAlive])
  return null
}

const CurrentStep = ({ state }: Pick<AppProps, 'state'>) => {
  const [path] = useLocation()
  // The step that is left stays on screen until the next one has come: never a blank page between two.
  const location = locationOf(useDeferredValue(path), state.hostBrand)
  const step = location.kind === 'step' ? location.step : 'carrinho'
  useArrival(step)
  return <StepScreen step={step} order={state.order} />
}
