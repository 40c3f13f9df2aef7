import { createElement, useEffect } from 'react'
import type { ReactNode } from 'react'
import { titleIdOf } from '../cart/lineIds.ts'
import type { DomainBoxProps } from '../domains/DomainBox.tsx'
import { useTexts } from '../i18n/TextContext.tsx'
import { useWordedPart } from '../i18n/useWordedPart.ts'
import { WaitForPart } from '../i18n/WaitForPart.tsx'
import { useFlag } from '../session/useFlag.ts'
import { Card } from '../ui/Card.tsx'
import type { LazyPart } from '../ui/lazyPart.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { BuyerLineProps } from './BuyerLine.tsx'
import { buyerLine, domainBox, domainLine } from './domainLines.ts'
import type { DomainLineProps } from './DomainLine.tsx'

/** The place where a name is chosen; its code and its words come when a cart needs them. */
export const DomainChoicePart = (props: Pick<DomainBoxProps, 'host' | 'onClose'>) => (
  <Waiting>
    <Box {...props} allowsLater={useFlag('temporary-domain-addons')} titleIdOf={titleIdOf} />
  </Waiting>
)

/** The card of a name in the cart. */
export const DomainLinePart = (props: DomainLineProps) => (
  <Waiting>
    <Line {...props} />
  </Waiting>
)

/** The document that Brazil asks of every buyer. */
export const BuyerPart = (props: BuyerLineProps) => (
  <Waiting>
    <Buyer {...props} />
  </Waiting>
)

const Box = (props: DomainBoxProps) => {
  // Keeps the network a step ahead: the name will have a card of its own.
  useEffect(() => void domainLine.load(), [])
  return createElement(useDomainPart(domainBox), props)
}

const Line = (props: DomainLineProps) => createElement(useDomainPart(domainLine), props)

const Buyer = (props: BuyerLineProps) => createElement(useDomainPart(buyerLine), props)

const useDomainPart = <Part,>(part: LazyPart<Part>): Part => useWordedPart(part, useTexts().domains)

const Waiting = ({ children }: { readonly children: ReactNode }) => (
  <WaitForPart
    fallback={
      <Card>
        <Skeleton width="100%" height="16rem" />
      </Card>
    }
  >
    {children}
  </WaitForPart>
)
