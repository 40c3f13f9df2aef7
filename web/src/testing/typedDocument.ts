import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'
import type { TypedDocument } from '../domains/typedDocument.ts'

export interface TypedDocumentStore {
  readonly read: () => string
  readonly useTyped: () => TypedDocument
}

/** What the checkout's draft is to the cart: the one document of the purchase. */
export function createTypedDocument(typed = ''): TypedDocumentStore {
  const store = createStore(() => ({ typed }))
  const read = () => store.getState().typed
  const type = (value: string) => store.setState({ typed: value })
  return { read, useTyped: () => ({ ...useStore(store), read, type }) }
}
