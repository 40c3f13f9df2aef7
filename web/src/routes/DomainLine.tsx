import { titleIdOf } from '../cart/lineIds.ts'
import { botCheckToken } from '../domains/botCheckToken.ts'
import { DomainCard } from '../domains/DomainCard.tsx'
import type { DomainCardProps } from '../domains/DomainCard.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { useTypedDocument } from './useTypedDocument.ts'

export type DomainLineProps = Omit<DomainCardProps, 'titleIdOf' | 'tokenSource' | 'document'>

/** A name of the cart with what only the whole purchase knows: who buys, and where the other lines stand. */
export const DomainLine = (props: DomainLineProps) => {
  const { api } = useShop()
  return (
    <DomainCard
      {...props}
      titleIdOf={titleIdOf}
      tokenSource={botCheckToken(api)}
      document={useTypedDocument()}
    />
  )
}
