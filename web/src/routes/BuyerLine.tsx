import { BuyerDocument } from '../domains/BuyerDocument.tsx'
import type { BuyerDocumentProps } from '../domains/BuyerDocument.tsx'
import { useTypedDocument } from './useTypedDocument.ts'

export type BuyerLineProps = Omit<BuyerDocumentProps, 'document'>

/** The buyer's document in the cart, which the identification has filled in. */
export const BuyerLine = (props: BuyerLineProps) => <BuyerDocument {...props} document={useTypedDocument()} />
